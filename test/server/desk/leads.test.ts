import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import type { Response } from 'light-my-request';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { storeApplication } from '../../../server/db/applications';
import { eraseLeads } from '../../../server/db/erasures';
import { changeState } from '../../../server/db/lead-states';
import { insertOnce, leadReference } from '../../../server/db/leads';
import { addDeliveries } from '../../../server/db/new-deliveries';
import { addPartner } from '../../../server/db/partners';
import { LEAD_KINDS } from '../../../server/db/schema';
import { XSS_CORPUS } from '../../support/xss-corpus';
import { KEY, quote, type TempDesk, withDesk } from './temp-desk';

const RESUME = Buffer.from('%PDF-1.7 résumé');

async function storeResume({ db }: TempDesk): Promise<string> {
  const application = {
    job_id: '7',
    job_title: 'Claims officer',
    full_name: 'Ravi Kumar',
    linkedin_profile: 'https://linkedin.example/in/ravi',
    resume_name: '../../"cv"\r\nX: y.pdf',
    resume_size: RESUME.length,
    resume_sha256: createHash('sha256').update(RESUME).digest('hex'),
  };
  const key = await insertOnce(
    db,
    { kind: 'application', fields: { mobile: '9876543210', email: 'ravi@example.com' }, extra: {} },
    new Date(),
    { inSameTransaction: storeApplication(application, async () => RESUME) },
  );
  return leadReference(key);
}

test('a lead has labels in words, its partner, campaign and consent, and ways to reach the person', () =>
  withDesk(async ({ store, get, db }) => {
    await addPartner(db, { id: 'agent-42', name: 'Best Agent' }, new Date());
    const extra = {
      partner: 'agent-42',
      utm_campaign: 'diwali',
      language: 'te',
      consent: 'yes',
      consent_version: '2026-11-01.abc',
      notice: 'You may call me.',
      call_time: 'Evening',
      whatsapp: 'yes',
    };
    const reference = await store(quote({}, extra), new Date('2026-11-20T20:00:00Z'));
    const { body } = await get(`/leads/${reference}`);
    for (const text of [
      'Quote request',
      'Individual, Motor',
      'Best Agent (agent-42)',
      'When To Call</dt>',
      'Evening',
      'Updates On WhatsApp</dt>',
      'Campaign</dt>',
      'diwali',
      'Telugu',
      '2026-11-01.abc',
      'You may call me.',
      '21/11/2026 01:30 IST',
      'href="tel:+919876543210"',
      'href="https://wa.me/919876543210',
      'href="mailto:asha@example.com?',
    ])
      assert.ok(body.includes(text), text);
    assert.not.match(body, /type_of_insurance|utm_|consent_version/);
  }));

for (const kind of LEAD_KINDS)
  test(`a lead of kind ${kind} has a page, at the address that the list links to`, () =>
    withDesk(async ({ store, get, post, open }) => {
      const reference = await store({ ...quote(), kind });
      assert.match((await get('/')).body, `href="/leads/${reference}"`);
      assert.is((await get(`/leads/${reference}`)).statusCode, 200);
      const cookie = await open();
      const form = { status: 'called', note: '', by: 'Meera', version: '0' };
      const saved = await post(`/leads/${reference}`, form, cookie);
      assert.is(saved.headers.location, `/leads/${reference}?done=saved`);
    }));

test('shows other leads of the person: the same number, or the same address in other capitals', () =>
  withDesk(async ({ store, get }) => {
    const reference = await store(quote({ message: 'one' }));
    const sameNumber = await store(quote({ email: 'other@example.com', message: 'two' }));
    const sameMail = await store(
      quote({ mobile: '9000000001', email: 'ASHA@example.com', message: 'three' }),
    );
    const stranger = await store(quote({ mobile: '9000000002', email: 'ravi@example.com' }));
    const { body } = await get(`/leads/${reference}`);
    const [, others = ''] = body.split('Other leads of this person');
    for (const [each, isShown] of [
      [sameNumber, true],
      [sameMail, true],
      [stranger, false],
      [reference, false],
    ] as const)
      assert.is(others.includes(each), isShown, each);
  }));

test('lists the latest 20 other leads of the person, and says so if there are more', () =>
  withDesk(async ({ store, get }) => {
    const reference = await store(quote());
    for (let index = 0; index < 20; index++) await store(quote({ message: `${index}` }));
    const readOthers = async () => {
      const { document } = new JSDOM((await get(`/leads/${reference}`)).body).window;
      const section = [...document.querySelectorAll('section')].find(
        (each) => each.querySelector('h2')?.textContent === 'Other leads of this person',
      );
      return {
        count: section?.querySelectorAll('li').length,
        isLimited: /the latest 20/.test(`${section?.textContent}`),
      };
    };
    assert.equal(await readOthers(), { count: 20, isLimited: false });
    await store(quote({ message: 'one more' }));
    assert.equal(await readOthers(), { count: 20, isLimited: true });
  }));

test('a reminder says from when on it is for the team, and does not count as read before', () => {
  let now = new Date('2026-11-28T12:00:00Z');
  return withDesk(
    async ({ store, get, open }) => {
      const reference = await store(
        {
          kind: 'renewal',
          fields: { mobile: '9876543210', type_of_insurance: 'Motor Insurance' },
          extra: { renewal_month: '2027-03' },
          deliverAfter: new Date('2027-01-29T18:30:00Z'),
        },
        now,
      );
      assert.match((await get(`/leads/${reference}`)).body, 'for the team from 30/01/2027 on');
      now = new Date('2027-01-30T12:00:00Z');
      const cookie = await open();
      assert.match((await get('/?status=unread', cookie)).body, reference);
      const { body } = await get(`/leads/${reference}`, cookie);
      assert.match(body, /due since <time[^>]*>30\/01\/2027 00:00 IST/);
      assert.not.match(body, 'for the team from');
      assert.not.match((await get('/?status=unread', cookie)).body, reference);
    },
    { now: () => now },
  );
});

test('a résumé is a download under our name, never a page', () =>
  withDesk(async (desk) => {
    const reference = await storeResume(desk);
    assert.match((await desk.get(`/leads/${reference}`)).body, 'Claims officer');
    const response = await desk.get(`/leads/${reference}/resume`);
    assert.equal(response.rawPayload, RESUME);
    assert.is(response.headers['content-disposition'], `attachment; filename="${reference}.pdf"`);
    assert.is(response.headers['content-type'], 'application/octet-stream');
    assert.is(response.headers['x-content-type-options'], 'nosniff');
    assert.match(`${response.headers['content-security-policy']}`, 'sandbox');
    assert.is((await desk.get(`/leads/${reference.replace('A', 'Q')}/resume`)).statusCode, 404);
  }));

test('whoever opens a file after the session has ended comes to the page that links to it', () =>
  withDesk(async ({ send }) => {
    for (const [file, page] of [
      ['/leads/A-12345678/resume', '/leads/A-12345678'],
      ['/export.xlsx?kind=quote', '/?kind=quote'],
    ] as const)
      assert.match((await send({ url: file })).body, `name="next" value="${page}"`);
  }));

test('Send again makes all channels due', () =>
  withDesk(
    async ({ store, get, post, db }) => {
      const reference = await store(quote());
      await addDeliveries(['mail'], new Date())(db, 1);
      await db.updateTable('deliveries').set({ due_at: null, last_error: 'timeout', attempts: 9 }).execute();
      assert.match((await get(`/leads/${reference}`)).body, 'Not delivered: timeout');
      assert.is((await post(`/leads/${reference}/send`, {})).statusCode, 303);
      const rows = await db
        .selectFrom('deliveries')
        .select(['channel', 'due_at'])
        .orderBy('channel')
        .execute();
      assert.equal(
        rows.map(({ channel, due_at }) => [channel, due_at !== null]),
        [
          ['mail', true],
          ['webhook', true],
        ],
      );
    },
    { channels: ['webhook', 'mail'] },
  ));

test('a suspected lead is approved at the desk', () =>
  withDesk(
    async ({ store, get, post }) => {
      const reference = await store({ ...quote(), suspected: 'The hidden field has a value' });
      const { body } = await get(`/leads/${reference}`);
      assert.match(body, 'It is genuine');
      assert.not.match(body, 'Send again');
      assert.is((await post(`/leads/${reference}/send`, {})).statusCode, 409);
      await post(`/leads/${reference}/approve`, {});
      assert.not.match((await get(`/leads/${reference}`)).body, 'It is genuine');
    },
    { channels: ['webhook'] },
  ));

for (const { channels, kind, text } of [
  { channels: ['webhook'], kind: 'quote', text: 'This lead now counts as genuine, and is delivered.' },
  {
    channels: ['webhook'],
    kind: 'renewal',
    text: 'This lead now counts as genuine, and is delivered on 30/01/2090 00:00 IST.',
  },
  {
    channels: [],
    kind: 'quote',
    text: 'This lead now counts as genuine. It is read here: no channel is set up.',
  },
] as const)
  test(`the desk says when an approved lead is delivered: a lead of kind ${kind} with ${channels.length} channels`, () =>
    withDesk(
      async ({ store, get, post }) => {
        const deliverAfter = kind === 'renewal' ? new Date('2090-01-29T18:30:00.000Z') : undefined;
        const reference = await store({ ...quote(), kind, suspected: 'x', deliverAfter });
        const { headers } = await post(`/leads/${reference}/approve`, {});
        const { document } = new JSDOM((await get(`${headers.location}`)).body).window;
        assert.is(document.querySelector('[role=status]')?.textContent, text);
      },
      { channels },
    ));

for (const reference of ['Q-99999999', 'X-1', '1', 'Q-1e3', '..%2f', '%00', 'Q-99999999999999'])
  test(`there is no lead ${reference}`, () =>
    withDesk(async ({ get, store }) => {
      await store(quote());
      assert.is((await get(`/leads/${reference}`)).statusCode, 404);
    }));

test('an erasure deletes status, note and searches', () =>
  withDesk(async ({ store, post, db, get }) => {
    const reference = await store(quote());
    await post(`/leads/${reference}`, { status: 'won', note: 'Asha', by: 'Meera', version: '0' });
    await post('/searches', { text: 'asha' });
    await eraseLeads(db, { mobile: '9876543210' }, { now: new Date() });
    assert.equal(await db.selectFrom('lead_states').selectAll().execute(), []);
    assert.equal(await db.selectFrom('desk_searches').selectAll().execute(), []);
    assert.is((await get(`/leads/${reference}`)).statusCode, 404);
  }));

/** Matches elements that could run code or load files. */
const ACTIVE = 'script, iframe, object, embed, img, svg, math, base, style, video, audio, [style], [srcdoc]';
const OWN_ADDRESS = /^(\/(?!\/)|#|tel:\+91\d{10}$|https:\/\/wa\.me\/91\d{10}|mailto:[\w%.+@-]+\?)/;

function checkPage({ body }: Response, text: string): void {
  const { document } = new JSDOM(body).window;
  const active = [...document.querySelectorAll(ACTIVE)].map((element) => element.outerHTML);
  assert.equal(active, ['<script src="/desk.js" defer=""></script>'], text);
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      assert.not.match(name, /^on/, text);
      if (/^(href|src|action|formaction)$/.test(name)) assert.match(value, OWN_ADDRESS, text);
    }
  }
}

test('whatever strangers write is only ever text', () =>
  withDesk(async ({ store, get, post, db }) => {
    for (const [index, hostile] of XSS_CORPUS.slice(0, 50).entries()) {
      const text = hostile.replaceAll('\u0000', '');
      const mobile = `${9_000_000_000 + index}`;
      const fields = { first_name: text, last_name: text, state: text, city: text, message: text };
      const lead = quote(
        { ...fields, mobile, email: 'a@example.com"><b>', insurance_type: text, type_of_insurance: text },
        { partner: text, utm_campaign: text, notice: text, language: text },
      );
      const reference = await store(lead);
      await changeState(db, index + 1, { status: 'called', note: text, by: text, version: 0 }, new Date());
      const page = await get(`/leads/${reference}`);
      checkPage(page, text);
      const longest = text.split(/[<>&"']/).sort((one, other) => other.length - one.length)[0] ?? '';
      assert.ok(page.body.includes(longest), text);
    }
    checkPage(await get('/?status=called'), 'the list');
    const { headers } = await post('/searches', { text: XSS_CORPUS[0] ?? '' });
    checkPage(await get(`${headers.location}`), 'a search');
  }));

test('no address or title has a name or a number', () =>
  withDesk(async ({ store, get }) => {
    const { body } = await get(`/leads/${await store(quote({ first_name: 'Zoravar' }))}`);
    assert.match(body, /<title>Q-\d{8} · Desk<\/title>/);
    assert.not.match(body, KEY);
  }));

test.run();
