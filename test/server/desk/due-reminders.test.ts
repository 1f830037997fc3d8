import type { Response } from 'light-my-request';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { at, namesIn, reminder } from './listed-leads';
import { quote, type TempDesk, withDesk } from './temp-desk';

test('a reminder has its month in the list, and its number or email address in place of a name', () =>
  withDesk(async ({ store, get }) => {
    await store(reminder({ mobile: '9876543210', email: 'asha@example.com' }, '2027-03'), at(0));
    const reference = await store(reminder({ email: 'meera@example.com' }, '2027-04'), at(1));
    const list = await get('/');
    assert.equal(namesIn(list), ['meera@example.com', '9876543210']);
    assert.match(list.body, 'Motor Insurance, April 2027');
    assert.match(list.body, 'Motor Insurance, March 2027');
    const { body } = await get(`/leads/${reference}`);
    assert.match(body, /<h1><bdi>meera@example\.com<\/bdi>/);
    assert.match(body, 'Motor Insurance, April 2027');
  }));

/** The due time of the reminder that `withReminder` stores: midnight in India, at the beginning of 30/01/2027. */
const DUE = new Date('2027-01-29T18:30:00Z');
const LATER = { mobile: '9000000001', email: 'later@example.com' };

/** Creates a desk with a lead and a reminder that is due at DUE. `setNow` sets the desk's clock, and signs in again. */
function withReminder(use: (desk: TempDesk, setNow: (time: Date) => Promise<void>) => Promise<void>) {
  let now = at(10);
  return withDesk(
    async (desk) => {
      await desk.store(quote(), at(0));
      await desk.store(reminder(LATER, '2027-03', DUE), at(1));
      let cookie: string | undefined;
      const get: TempDesk['get'] = (url) => desk.get(url, cookie);
      await use({ ...desk, get }, async (time) => {
        now = time;
        cookie = await desk.open();
      });
    },
    { now: () => now },
  );
}

test('a reminder that is not due yet is not in the list, its counts, its news and its exports', () =>
  withReminder(async ({ get }) => {
    for (const url of ['/', '/?status=unread', '/?status=new', '/?product=Motor+Insurance&kind=', '/news'])
      assert.not.match((await get(url)).body, '9000000001', url);
    assert.match((await get('/')).body, '>1 lead<');
    assert.not.match((await get('/export.csv')).body, 'later@example.com');
  }));

test('a reminder that is due is an unread lead, listed at the time when it became due', () =>
  withReminder(async ({ store, get }, setNow) => {
    const [, newest = ''] = /data-place="([^"]+)"/.exec((await get('/')).body) ?? [];
    await setNow(new Date(DUE.getTime() + 60_000));
    const list = await get('/');
    assert.equal(namesIn(list), ['9000000001', 'Asha Rao']);
    assert.match(list.body, /Due since <time[^>]*>30\/01\/2027 00:00 IST/);
    assert.equal(namesIn(await get(`/news?after=${newest}`)), ['9000000001']);
    assert.equal(namesIn(await get('/?status=unread')), ['9000000001', 'Asha Rao']);
    assert.equal(namesIn(await get('/?from=2027-01-30&until=2027-01-30')), ['9000000001']);
    assert.equal(namesIn(await get('/?until=2027-01-29')), ['Asha Rao']);
    assert.match((await get('/export.csv')).body, /later@example\.com[\s\S]*asha@example\.com/);
    await store(quote({ first_name: 'Meera' }), new Date(DUE.getTime() + 30_000));
    assert.equal(namesIn(await get('/')), ['Meera Rao', '9000000001', 'Asha Rao']);
  }));

test('a list of reminders and a search have those that are not due yet, with the day, and not as a call to make', () =>
  withReminder(async ({ get, post, store }) => {
    const suspected = { ...reminder({ mobile: '9000000002' }, '2027-03', DUE), suspected: 'x' };
    await store(suspected, at(2));
    const { location } = (await post('/searches', { text: 'later@' })).headers;
    for (const [url, name] of [
      ['/?kind=renewal', '9000000001'],
      [`${location}`, '9000000001'],
      ['/?suspected=yes', '9000000002'],
    ] as const) {
      const list = await get(url);
      assert.equal(namesIn(list), [name], url);
      assert.match(list.body, 'Due on 30/01/2027', url);
      assert.not.match(list.body, /Unread: |href="tel:/, url);
    }
    assert.equal(namesIn(await get('/?kind=renewal&status=unread')), []);
  }));

test('another lead of the person lists a reminder only once it is due', () =>
  withReminder(async ({ store, get }, setNow) => {
    const url = `/leads/${await store(quote({ mobile: LATER.mobile, email: LATER.email }), at(2))}`;
    assert.not.match((await get(url)).body, 'March 2027');
    await setNow(new Date(DUE.getTime() + 60_000));
    assert.match((await get(url)).body, 'March 2027');
  }));

test('pages have due reminders and other leads in one order', () =>
  withReminder(async ({ store, get }, setNow) => {
    const names = ['9000000001'];
    for (let index = 0; index < 100; index++) {
      const time = new Date(DUE.getTime() + (index + 1) * 60_000);
      const mobile = `${9_100_000_000 + index}`;
      const isReminder = index % 3 === 0;
      await store(
        isReminder ? reminder({ mobile }, '2027-03', time) : quote({ first_name: mobile, last_name: '' }),
        isReminder ? at(1) : time,
      );
      names.unshift(mobile);
    }
    await setNow(new Date(DUE.getTime() + 24 * 3_600_000));
    const linkIn = ({ body }: Response, rel: string) =>
      new RegExp(`rel="${rel}" href="([^"]+)"`).exec(body)?.[1] ?? '';
    const first = await get('/');
    const second = await get(linkIn(first, 'next'));
    const third = await get(linkIn(second, 'next'));
    assert.equal([first, second, third].flatMap(namesIn), [...names, 'Asha Rao']);
    const back = await get(linkIn(third, 'prev'));
    assert.equal(namesIn(back), namesIn(second));
    assert.equal(namesIn(await get(linkIn(back, 'prev'))), namesIn(first));
  }));

test.run();
