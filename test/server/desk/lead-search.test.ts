import { JSDOM } from 'jsdom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { deleteExpiredSearches } from '../../../server/db/desk-searches';
import { eraseLeads } from '../../../server/db/erasures';
import { at, namesIn, storeAll } from './listed-leads';
import { quote, withDesk } from './temp-desk';

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
  ['+91 91234', ['Ravi 100%_Kumar']],
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

/**
 * Search texts, and the name of the lead that each must find. Like pasted or typed text, they contain more than the
 * searched value, or other characters for the same letters.
 */
const AS_PASTED: [text: string, name: string][] = [
  ['\u202a+91 98765 00000\u202c', 'Rose D’Souza'],
  ['98765\u200b00000', 'Rose D’Souza'],
  ['9876500000,', 'Rose D’Souza'],
  ['00919876500000', 'Rose D’Souza'],
  ['tel:+919876500000', 'Rose D’Souza'],
  ['Mob: 98765 00000', 'Rose D’Souza'],
  ['(98765) 00000.', 'Rose D’Souza'],
  ['९८७६५०००००', 'Rose D’Souza'],
  ['+91-98765-00000 (WhatsApp)', 'Rose D’Souza'],
  ['https://wa.me/919876500000', 'Rose D’Souza'],
  ['Rose 9876500000', 'Rose D’Souza'],
  ['~Rose', 'Rose D’Souza'],
  ['Mrs Rose D’Souza', 'Rose D’Souza'],
  ['Smt. Rose', 'Rose D’Souza'],
  ['Rose ji', 'Rose D’Souza'],
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
  // U+095E is the same letter as U+092B U+093C. Unicode's normalisation form NFC turns U+095E into U+092B U+093C.
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
      `Your reference number is ${reference}.`,
      `Ref. no. ${reference}`,
      `Ref ${reference}`,
      reference.replace('-', '_'),
      `${reference.slice(0, 6)} ${reference.slice(6)}`,
      reference.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
    ].map((text) => [text, 'Rose D’Souza'] as const);
    for (const [text, name] of [...AS_PASTED, ...references]) {
      const { headers } = await post('/searches', { text });
      const found = namesIn(await get(`${headers.location}`)).map((each) => each?.replace('&#x27;', "'"));
      assert.equal(found, [name], text);
    }
  }));

/** Search texts, and the last names of the leads that each must find, newest first. */
const NAMES: [texts: string[], lastNames: string[]][] = [
  [
    ['KVS', 'kvs', 'K.V.S.', 'K V S', 'K. V. S', 'k.v.s', 'Dr.K.V.S.'],
    ['Iyer', 'Das', 'Sen'],
  ],
  [['KVS Sen', 'Sen KVS', 'K.V.S.Sen', 'K V S Sen', 'Mr. K.V.S. Sen', 'Sen, K. V. S.'], ['Sen']],
  [['KVS Das', 'K.V.S. Das', 'K V S Das', 'KV Das', 'K.V. Das', 'kv das'], ['Das']],
  [['KVS Iyer', 'K V S Iyer', 'K.V.S. Iyer', 'KV Iyer'], ['Iyer']],
  [['KV Subba', 'K.V.Subba', 'K V Subba', 'K V S Subba', 'KVS Subba'], []],
  [['K Venkat Nair', 'K.Venkat Nair', 'K V Nair', 'Venkat K Nair'], ['Nair']],
  [
    [
      'Dr.Zoya',
      'Dr Zoya',
      'dr. zoya',
      'Dr.(Mrs.) Zoya',
      'Smt. Zoya',
      'Smt.Zoya garu',
      'Zoya garu',
      'Zoya-ji',
    ],
    ['Khan'],
  ],
  [['Zoya ji', 'Mr. Zoya', 'Sri Zoya', 'Shrimati Zoya', 'Prof.Zoya', 'M/s. Zoya', 'Zoya Madam'], ['Khan']],
  [['श्रीमती Zoya जी', 'శ్రీమతి Zoya గారు'], ['Khan']],
  [
    ['K.Z.', 'K Z'],
    ['Zaveri', 'Khan'],
  ],
  [['KZ', 'rz'], []],
];

test('finds a name by its initials, however they are written, and regardless of titles', () =>
  withDesk(async ({ store, post, get }) => {
    for (const [index, [first_name, last_name]] of [
      ['K.V.S.', 'Sen'],
      ['K V S', 'Das'],
      ['KVS', 'Iyer'],
      ['K. Venkat', 'Nair'],
      ['Dr.Zoya', 'Khan'],
      ['Mukesh', 'Vaswani'],
      ['Kumar', 'Zaveri'],
    ].entries())
      await store(quote({ first_name, last_name, mobile: `${9_000_000_000 + index}` }), at(index));
    for (const [texts, lastNames] of NAMES)
      for (const text of texts) {
        const { headers } = await post('/searches', { text });
        const found = namesIn(await get(`${headers.location}`)).map((name) => name?.split(' ').at(-1));
        assert.equal(found, lastNames, text);
      }
  }));

test('finds leads by a number that is written in groups, or that begins with 0 or 91', () =>
  withDesk(async ({ store, post, get }) => {
    const reference = await store(quote({ first_name: 'Rose', mobile: '9123456780' }));
    await store(quote({ first_name: 'Other', mobile: '7000000001' }));
    const digits = reference.slice(2);
    const pairs = digits.replace(/(?=(..)+$)\B/g, ' ');
    const numbers = ['+91-91234 56780', '0 91234 56780', '+91 9123', '91 91234', '091234', '00 91 91234'];
    for (const text of [
      ...numbers,
      `Q- ${digits}`,
      `Q - ${digits}`,
      `q ${digits.slice(0, 4)}-${digits.slice(4)}`,
      `Q-${pairs}`,
      `q- ${digits.slice(0, 6)}`,
      `Q-${digits.slice(0, 4)} ${digits.slice(4, 6)}`,
      `Ref Q-${digits.slice(0, 4)}-${digits.slice(4)}, of today`,
      pairs,
    ]) {
      const { headers } = await post('/searches', { text });
      assert.equal(namesIn(await get(`${headers.location}`)), ['Rose Rao'], text);
    }
  }));

test('a search that has expired is deleted without another search', () =>
  withDesk(async ({ post, db }) => {
    await post('/searches', { text: 'asha' });
    const count = async () => (await db.selectFrom('desk_searches').select('id').execute()).length;
    await deleteExpiredSearches(db, new Date());
    assert.is(await count(), 1);
    await deleteExpiredSearches(db, new Date(Date.now() + 12 * 3_600_000));
    assert.is(await count(), 0);
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

test.run();
