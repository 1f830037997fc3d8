import { JSDOM } from 'jsdom';
import type { Response } from 'light-my-request';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { approveLead } from '../../../server/db/deliveries';
import { eraseLeads } from '../../../server/db/erasures';
import { listChoices } from '../../../server/db/lead-list';
import { type NewLead, newRow } from '../../../server/db/leads';
import { addPartner } from '../../../server/db/partners';
import { ENQUIRY } from '../temp-site';
import { quote, type TempDesk, withDesk } from './temp-desk';

const { type: _, ...enquiryFields } = ENQUIRY;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));

/** Returns the names on a list page, from top to bottom. */
const namesIn = ({ body }: Response) =>
  [...body.matchAll(/<li class="lead[^>]*>.*?<bdi>(.*?)<\/bdi>/g)].map(([, name]) => name);

const LEADS: readonly NewLead[] = [
  quote({ first_name: 'Asha', last_name: 'Rao' }, { partner: 'agent-42', language: 'te' }),
  quote({
    first_name: 'Ravi',
    last_name: '100%_Kumar',
    email: 'ravi@example.com',
    mobile: '9123456780',
    state: 'Telangana',
    city: 'Hyderabad',
    type_of_insurance: 'Health',
  }),
  {
    kind: 'query',
    fields: { ...enquiryFields, first_name: 'Meera', last_name: 'Das', email: 'meera.das@corp.in' },
    extra: {},
  },
  {
    ...quote({ first_name: 'Robot', last_name: 'One', email: 'r@example.com' }),
    suspected: 'The hidden field has a value',
  },
];

const reminder = (fields: NewLead['fields'], renewal_month: string, deliverAfter?: Date): NewLead => ({
  kind: 'renewal',
  fields: { ...fields, type_of_insurance: 'Motor Insurance' },
  extra: { renewal_month },
  deliverAfter,
});

async function storeAll({ store }: TempDesk): Promise<string[]> {
  const references: string[] = [];
  for (const [minute, lead] of LEADS.entries()) references.push(await store(lead, at(minute)));
  return references;
}

test('lists leads newest first, without suspected ones', () =>
  withDesk(async (desk) => {
    await storeAll(desk);
    const page = await desk.get('/');
    assert.equal(namesIn(page), ['Meera Das', 'Ravi 100%_Kumar', 'Asha Rao']);
    assert.match(page.body, '1 lead looks like a program&#x27;s');
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

test('a day begins at midnight in India', () =>
  withDesk(async ({ store, get }) => {
    await store(quote(), new Date('2026-11-19T18:29:59Z'));
    assert.equal(namesIn(await get('/?from=2026-11-20')), []);
    assert.equal(namesIn(await get('/?until=2026-11-19')), ['Asha Rao']);
  }));

const SEARCHES: [text: string, names: string[]][] = [
  ['asha', ['Asha Rao']],
  ['RAO asha', ['Asha Rao']],
  ['sh', ['Asha Rao']],
  ['robot', ['Robot One']],
  ['%', ['Ravi 100%_Kumar']],
  ['_', ['Ravi 100%_Kumar']],
  ['\\', []],
  ["' or 1=1 --", []],
  ['+91 91234 56780', ['Ravi 100%_Kumar']],
  ['091234-56780', ['Ravi 100%_Kumar']],
  ['34567', ['Ravi 100%_Kumar']],
  ['asha@EXAMPLE.com', ['Asha Rao']],
  ['EXAMPLE.com', ['Robot One', 'Ravi 100%_Kumar', 'Asha Rao']],
  ['meera.d', ['Meera Das']],
  ['98‑765 43–210', ['Robot One', 'Meera Das', 'Asha Rao']],
  ['nobody', []],
];

test('finds leads by a name, number, email address or reference, and by a part of one', () =>
  withDesk(async (desk) => {
    const first = (await storeAll(desk))[0] ?? '';
    const byReference: typeof SEARCHES = [
      first,
      first.toLowerCase(),
      first.slice(2),
      first.replace('-', ''),
      first.replace('-', ' '),
      first.replace('-', '\u2011'),
      first.slice(0, -1),
      first.slice(3),
    ].map((text) => [text, ['Asha Rao']]);
    for (const [text, names] of [...SEARCHES, ...byReference]) {
      const { headers } = await desk.post('/searches', { text });
      assert.equal(namesIn(await desk.get(`${headers.location}`)), names, text);
    }
  }));

/** People paste a text with what surrounds it, and type a name with other characters than its owner did. */
const AS_PASTED: [text: string, name: string][] = [
  ['\u202a+91 98765 00000\u202c', 'Rose D’Souza'],
  ['98765\u200b00000', 'Rose D’Souza'],
  ['9876500000,', 'Rose D’Souza'],
  ['00919876500000', 'Rose D’Souza'],
  ['tel:+919876500000', 'Rose D’Souza'],
  ['Mob: 98765 00000', 'Rose D’Souza'],
  ['(98765) 00000.', 'Rose D’Souza'],
  ['९८७६५०००००', 'Rose D’Souza'],
  ['<rose@example.com>', 'Rose D’Souza'],
  ['rose@example.com,', 'Rose D’Souza'],
  ['mailto:rose@example.com', 'Rose D’Souza'],
  ['"Rose" <rose@example.com>', 'Rose D’Souza'],
  ['Rose,', 'Rose D’Souza'],
  ['D’Souza, Rose', 'Rose D’Souza'],
  ["rose d'souza", 'Rose D’Souza'],
  ['O’Brien', "Pat O'Brien"],
  ['O‘Brien', "Pat O'Brien"],
  ['pat.1990', "Pat O'Brien"],
  // U+095E is the same letter as U+092B U+093C. Unicode's composed form of both is the latter.
  ['\u095eरहान', '\u092b\u093cरहान खान'],
  ['\u092b\u093cरहान', '\u092b\u093cरहान खान'],
  ['\u095eराह', '\u095eराह खान'],
  ['\u092b\u093cराह', '\u095eराह खान'],
  ['Jose\u0301', 'Jos\u00e9 Das'],
];

test('finds leads by what people paste, and by other characters for the same letters', () =>
  withDesk(async ({ store, post, get }) => {
    const person = (first_name: string, last_name: string, mobile: string, email: string) =>
      store(quote({ first_name, last_name, mobile, email }));
    const reference = await person('Rose', 'D’Souza', '9876500000', 'rose@example.com');
    await person('Pat', "O'Brien", '9000000001', 'pat.1990@example.com');
    await person('\u092b\u093cरहान', 'खान', '9000000002', 'f@example.com');
    await person('\u095eराह', 'खान', '9000000003', 'g@example.com');
    await person('Jos\u00e9', 'Das', '9000000004', 'j@example.com');
    const references = [
      `(${reference})`,
      `${reference}.`,
      `#${reference}`,
      `“${reference}”,`,
      reference.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
    ].map((text) => [text, 'Rose D’Souza'] as const);
    for (const [text, name] of [...AS_PASTED, ...references]) {
      const { headers } = await post('/searches', { text });
      const found = namesIn(await get(`${headers.location}`)).map((each) => each?.replace('&#x27;', "'"));
      assert.equal(found, [name], text);
    }
  }));

test('the address of a search has an id only, and keeps the filters', () =>
  withDesk(async (desk) => {
    await storeAll(desk);
    const { headers, statusCode } = await desk.post('/searches', { text: 'asha rao', kind: 'quote' });
    assert.is(statusCode, 303);
    assert.match(`${headers.location}`, /^\/\?kind=quote&search=[\w-]{22}$/);
    const page = await desk.get(`${headers.location}`);
    assert.match(page.body, 'value="asha rao"');
    for (const [, address = ''] of page.body.matchAll(/(?:href|action|data-news)="([^"]*)"/g))
      if (!address.startsWith('tel:'))
        assert.not.match(address.replace(/search=[\w-]+/, '').toLowerCase(), /asha|rao|98765/);
  }));

test('both buttons, Search and Show, send the search and the filters that somebody has filled in', () =>
  withDesk(async (desk) => {
    await storeAll(desk);
    const { document, FormData } = new JSDOM((await desk.get('/?kind=quote&partner=+')).body).window;
    const [text, city] = ['text', 'city'].map((id) => document.getElementById(id) as HTMLInputElement);
    if (text && city) [text.value, city.value] = ['ravi', 'Hyderabad'];
    const buttons = [...document.querySelectorAll('button')];
    for (const name of ['Search', 'Show']) {
      const form = buttons.find(({ textContent }) => textContent === name)?.form;
      assert.is(form?.method, 'post', name);
      const fields = [...new FormData(form ?? undefined)].map(([key, value]) => [key, `${value}`]);
      const { headers } = await desk.post(`${form?.getAttribute('action')}`, Object.fromEntries(fields));
      assert.match(
        `${headers.location}`,
        /^\/\?kind=quote&city=Hyderabad&partner=\+&search=[\w-]{22}$/,
        name,
      );
      assert.equal(namesIn(await desk.get(`${headers.location}`)), ['Ravi 100%_Kumar'], name);
    }
  }));

test('a search ends after 12 hours, and when somebody is erased', async () => {
  let now = new Date();
  await withDesk(
    async (desk) => {
      await storeAll(desk);
      const [one, other] = [
        await desk.post('/searches', { text: 'meera' }),
        await desk.post('/searches', { text: 'x' }),
      ];
      assert.is((await desk.get(`${one.headers.location}`)).statusCode, 200);
      await eraseLeads(desk.db, { mobile: '9123456780' }, { now });
      assert.is((await desk.get(`${one.headers.location}`)).statusCode, 410);
      assert.is((await desk.get(`${other.headers.location}`)).statusCode, 410);
      const third = await desk.post('/searches', { text: 'meera' });
      now = new Date(now.getTime() + 13 * 3_600_000);
      assert.is((await desk.get(`${third.headers.location}`, await desk.open())).statusCode, 410);
    },
    { now: () => now },
  );
});

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

/** The due time of the reminder that withReminder stores: 30/01/2027 in India. */
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
    assert.match((await get('/')).body, 'More than 1000 leads look like a program&#x27;s');
  }));

test('the choices of a filter leave out what only suspected leads have', () =>
  withDesk(async ({ db, store }) => {
    await store(quote({ type_of_insurance: 'Motor', city: 'Panaji' }));
    await store({ ...quote({ type_of_insurance: 'Aaa', city: 'Aaa' }), suspected: 'x' });
    assert.equal(await listChoices(db, 'type_of_insurance'), ['Motor']);
    assert.equal(await listChoices(db, 'city'), ['Panaji']);
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
