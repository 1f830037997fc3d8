import { JSDOM } from 'jsdom';
import type { Response } from 'light-my-request';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listChoices } from '../../../server/db/lead-list';
import { type NewLead, newRow } from '../../../server/db/leads';
import { addPartner } from '../../../server/db/partners';
import { approveLead } from '../../../server/db/redelivery';
import { at, LEADS, namesIn, storeAll } from './listed-leads';
import { quote, withDesk } from './temp-desk';

test('lists leads newest first, without suspected ones', () =>
  withDesk(async (desk) => {
    await storeAll(desk);
    const page = await desk.get('/');
    assert.equal(namesIn(page), ['Meera Das', 'Ravi 100%_Kumar', 'Asha Rao']);
    assert.match(page.body, '1 lead looks like spam');
    assert.match(page.body, '20/11/2026 14:30 IST');
  }));

const FILTERS: [query: string, names: string[]][] = [
  ['kind=query', ['Meera Das']],
  ['product=Health', ['Ravi 100%_Kumar']],
  ['state=Telangana', ['Ravi 100%_Kumar']],
  ['city=hyderabad', ['Ravi 100%_Kumar']],
  ['partner=agent-42', ['Asha Rao']],
  ['partner=%20', ['Meera Das', 'Ravi 100%_Kumar']],
  ['language=te', ['Asha Rao']],
  ['language=en', ['Meera Das', 'Ravi 100%_Kumar']],
  ['suspected=yes', ['Robot One']],
  ['status=new', ['Meera Das', 'Ravi 100%_Kumar', 'Asha Rao']],
  ['status=called', []],
  ['from=2026-11-20&until=2026-11-20', ['Meera Das', 'Ravi 100%_Kumar', 'Asha Rao']],
  ['from=2026-11-21', []],
  ['until=2026-11-19', []],
  ['kind=quote&city=Panaji', ['Asha Rao']],
  ['kind=nonsense&from=today&before=x', ['Meera Das', 'Ravi 100%_Kumar', 'Asha Rao']],
];

test('filters by kind, product, state, city, partner, language, status and time', () =>
  withDesk(async (desk) => {
    await storeAll(desk);
    for (const [query, names] of FILTERS) assert.equal(namesIn(await desk.get(`/?${query}`)), names, query);
  }));

test('a page whose leads others have changed in the meantime leads to the first page of the list', () =>
  withDesk(async (desk) => {
    await storeAll(desk);
    const [place = ''] = /(?<=data-place=")[^"]+/.exec((await desk.get('/')).body) ?? [];
    for (const at of [`after=${encodeURIComponent(place)}`, 'before=2020-01-01T00:00:00.000Z_1']) {
      const { statusCode, headers } = await desk.get(`/?status=new&${at}`);
      assert.equal([statusCode, headers.location], [303, '/?status=new'], at);
    }
  }));

test('a link to a file opens the page that explains why there is none: it has no `download`', () =>
  withDesk(async (desk) => {
    await storeAll(desk);
    const { document } = new JSDOM((await desk.get('/')).body).window;
    for (const name of ['Excel', 'CSV']) {
      const link = [...document.querySelectorAll('a')].find(
        ({ textContent }) => textContent?.trim() === name,
      );
      assert.is(link?.hasAttribute('download'), false, name);
    }
  }));

test('a day begins at midnight in India', () =>
  withDesk(async ({ store, get }) => {
    await store(quote(), new Date('2026-11-19T18:29:59Z'));
    assert.equal(namesIn(await get('/?from=2026-11-20')), []);
    assert.equal(namesIn(await get('/?until=2026-11-19')), ['Asha Rao']);
  }));

test('pages lead from the newest leads to the oldest and back, without gaps', () =>
  withDesk(async ({ store, get }) => {
    const all: string[] = [];
    // Store groups of 8 leads with the same time of arrival.
    for (let index = 0; index < 120; index++) {
      const name = `Lead${index}`;
      await store(
        quote({ first_name: name, last_name: 'X', mobile: `${9_000_000_000 + index}` }),
        at(index >> 3),
      );
      all.unshift(`${name} X`);
    }
    const linkIn = ({ body }: Response, rel: string) =>
      new RegExp(`rel="${rel}" href="([^"]+)"|href="([^"]+)" rel="${rel}"`)
        .exec(body)
        ?.slice(1)
        .find(Boolean);
    const first = await get('/');
    const second = await get(`${linkIn(first, 'next')}`);
    const third = await get(`${linkIn(second, 'next')}`);
    assert.equal([first, second, third].flatMap(namesIn), all);
    assert.is(linkIn(third, 'next'), undefined);
    assert.is(linkIn(first, 'prev'), undefined);
    const back = await get(`${linkIn(third, 'prev')}`);
    assert.equal(namesIn(back), namesIn(second));
    assert.equal(namesIn(await get(`${linkIn(back, 'prev')}`)), namesIn(first));
    assert.match(first.body, '120 leads');
  }));

test('a lead is marked as unread until somebody opens it', () =>
  withDesk(async ({ store, get, send, open }) => {
    const reference = await store(quote());
    assert.match((await get('/')).body, 'Unread: ');
    await send({
      url: `/leads/${reference}`,
      headers: { cookie: await open(), 'sec-purpose': 'prefetch' },
    });
    assert.equal(namesIn(await get('/?status=unread')), ['Asha Rao']);
    await get(`/leads/${reference}`);
    assert.not.match((await get('/')).body, 'Unread: ');
    assert.equal(namesIn(await get('/?status=unread')), []);
  }));

test('news are the leads that are newer than the first in the list', () =>
  withDesk(async (desk) => {
    const { store, get } = desk;
    await store(quote({ first_name: 'First' }), at(0));
    const page = await get('/?kind=quote');
    const [, address = ''] = /data-news="([^"]+)"/.exec(page.body) ?? [];
    const [, place = ''] = /data-place="([^"]+)"/.exec(page.body) ?? [];
    const news = () => get(`${address.replaceAll('&amp;', '&')}&after=${place}`);
    assert.equal(namesIn(await news()), []);
    await store(LEADS[2] as NewLead, at(1));
    await store(quote({ first_name: 'Second' }), at(1));
    await store(quote({ first_name: 'Third' }), at(2));
    assert.equal(namesIn(await news()), ['Third Rao', 'Second Rao']);
  }));

test('an export has all leads of the list and no others', () =>
  withDesk(async (desk) => {
    await storeAll(desk);
    await addPartner(desk.db, { id: 'agent-42', name: 'Agent' }, new Date());
    await approveLead(desk.db, [], 4, new Date());
    const response = await desk.get('/export.csv?kind=quote');
    const rows = response.body.trimEnd().split('\r\n');
    assert.match(`${response.headers['content-disposition']}`, /^attachment; filename="leads-[\d-]+\.csv"$/);
    assert.is(rows.length, 4);
    for (const [index, name] of ['Name', 'Robot One', 'Ravi 100%_Kumar', 'Asha Rao'].entries())
      assert.ok(rows[index]?.includes(`,${name},`), rows[index]);
    const xlsx = await desk.get('/export.xlsx?kind=quote');
    assert.match(`${xlsx.headers['content-disposition']}`, /filename="leads-[\d-]+\.xlsx"$/);
    assert.is(xlsx.rawPayload.subarray(0, 2).toString(), 'PK');
    assert.match(rows[3] ?? '', /^Q-\d{8},20\/11\/2026 14:30 IST,Quote request/);
  }));

test('says that there are more suspected leads than it counts', () =>
  withDesk(async ({ db, get }) => {
    const rows = Array.from({ length: 1001 }, (_, index) => ({
      ...newRow({ ...quote({ mobile: `${9_000_000_000 + index}` }), suspected: 'x' }, new Date()),
      reference: 10_000_000 + index,
    }));
    await db.insertInto('leads').values(rows).execute();
    assert.match((await get('/')).body, 'More than 1000 leads look like spam');
  }));

test('the choices of a filter leave out what only suspected leads have', () =>
  withDesk(async ({ db, store }) => {
    await store(quote({ type_of_insurance: 'Motor', city: 'Panaji' }));
    await store({ ...quote({ type_of_insurance: 'Aaa', city: 'Aaa' }), suspected: 'x' });
    assert.equal(await listChoices(db, 'type_of_insurance'), ['Motor']);
    assert.equal(await listChoices(db, 'city'), ['Panaji']);
  }));

test('a filter offers the products that the most leads have', () =>
  withDesk(async ({ db }) => {
    const rows = Array.from({ length: 502 }, (_, index) => ({
      ...newRow(
        quote({
          mobile: `${9_000_000_000 + index}`,
          type_of_insurance: index < 2 ? 'Vehicle' : `Bike ${index}`,
        }),
        new Date(),
      ),
      reference: 10_000_000 + index,
    }));
    await db.insertInto('leads').values(rows).execute();
    const products = await listChoices(db, 'type_of_insurance');
    assert.is(products.length, 500);
    assert.is(products.at(-1), 'Vehicle');
  }));

test('an export is named after the day in India', () =>
  withDesk(
    async ({ get }) => {
      const { headers } = await get('/export.csv');
      assert.is(headers['content-disposition'], 'attachment; filename="leads-2026-11-25.csv"');
    },
    { now: () => new Date('2026-11-24T19:00:00Z') },
  ));

test.run();
