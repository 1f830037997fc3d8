import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NOTICES } from '../../../host-pages/prerender/consent-notices';
import { REMINDER_COPY } from '../../../host-pages/prerender/reminder-copy';
import { RENEWAL_REMINDER_PATH } from '../../../host-pages/records/renewal-reminder';
import { SITE } from '../../../host-pages/site';
import { claimDue } from '../../../server/db/deliveries';
import { eraseLeads } from '../../../server/db/erasures';
import { redeliver } from '../../../server/db/redelivery';
import { reminderToken } from '../../../server/db/reminders';
import { HIDDEN_FIELD, NOTICES_FILE } from '../../../widgets/contract/own-api-fields';
import {
  CONSENT_MISSING,
  CONTACT_MISSING,
  REMINDER_CONSENT,
  RENEWAL_REMINDER,
} from '../../../widgets/contract/renewal-reminder';
import { pageAt, parseHtml } from '../../support/pages';
import { listLeads, listReports } from '../../support/stored-leads';
import { multipart, type TempSite, withSite } from '../temp-site';
import { withAbsoluteApi } from './absolute-api';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const DUE = '2027-01-29T18:30:00.000Z';
const REMINDER = {
  type_of_insurance: 'Motor Insurance',
  expiry_month: 'March',
  mobile: '+91 98765 43210',
  email: 'asha@example.com',
  consent: 'yes',
};
const PATH = `/api/${RENEWAL_REMINDER}`;

/** Starts a site whose clock shows NOW until `setNow` sets another time. */
function withReminders(use: (site: TempSite & { setNow(now: string): void }) => Promise<void>) {
  let now = NOW;
  const setNow = (next: string) => {
    now = new Date(next);
  };
  return withSite((site) => use({ ...site, setNow }), {
    now: () => now,
    channels: ['webhook', 'mail', 'confirmation'],
  });
}

const readDeliveries = ({ db }: TempSite) =>
  db.selectFrom('deliveries').select(['channel', 'due_at']).orderBy('channel').execute();

async function openAsPage({ send }: TempSite, fields: Record<string, string>) {
  const { headers, payload } = await multipart(fields);
  const response = await send({
    method: 'POST',
    url: PATH,
    headers: { ...headers, accept: 'text/html' },
    payload,
  });
  return { status: response.statusCode, page: parseHtml(response.body) };
}

test('a reminder is stored as a lead that the broker gets 30 days before the month; the confirmation is sent at once', () =>
  withReminders(async (site) => {
    const { statusCode, body } = await site.post({ ...REMINDER, utm_source: 'radio' }, PATH);
    assert.is(statusCode, 200, body);
    const { message, reference } = JSON.parse(body);
    assert.match(reference, /^R-\d{8}$/);
    assert.is(
      message,
      `Thank you. Our team will contact you before your Motor Insurance expires in March 2027. Your reference number is ${reference}.`,
    );
    const [report] = await listReports(site.db);
    assert.equal(report, {
      id: 1,
      reference,
      kind: 'renewal',
      received_at: NOW.toISOString(),
      mobile: '9876543210',
      email: REMINDER.email,
      type_of_insurance: REMINDER.type_of_insurance,
      utm_source: 'radio',
      consent: REMINDER_CONSENT,
      renewal_month: '2027-03',
    });
    assert.equal(await readDeliveries(site), [
      { channel: 'confirmation', due_at: NOW.toISOString() },
      { channel: 'mail', due_at: DUE },
      { channel: 'webhook', due_at: DUE },
    ]);
  }));

test('a copy gets the first reminder’s reference; another month is another reminder', () =>
  withReminders(async ({ post }) => {
    const send = async (fields: object) => (await post({ ...REMINDER, ...fields }, PATH)).json().reference;
    const first = await send({});
    assert.is(await send({ mobile: '98765-43210' }), first);
    assert.is.not(await send({ expiry_month: 'April' }), first);
  }));

test('the broker gets a reminder at once if its month begins in less than 30 days', () =>
  withReminders(async (site) => {
    await site.post({ ...REMINDER, expiry_month: 'December', email: '' }, PATH);
    assert.equal(await readDeliveries(site), [
      { channel: 'mail', due_at: NOW.toISOString() },
      { channel: 'webhook', due_at: NOW.toISOString() },
    ]);
  }));

test('a reminder that looks machine-made is answered like any other, and is not delivered, also not when it is due', () =>
  withReminders(async (site) => {
    const { statusCode } = await site.post({ ...REMINDER, [HIDDEN_FIELD]: 'x' }, PATH);
    assert.is(statusCode, 200);
    assert.equal(await readDeliveries(site), []);
    assert.is((await listLeads(site.db))[0]?.suspected, 'hidden field filled in');
  }));

for (const [what, fields, errors] of [
  [
    'nothing',
    {},
    {
      type_of_insurance: 'type of insurance is required',
      expiry_month: 'expiry month is required',
      mobile: CONTACT_MISSING,
      email: CONTACT_MISSING,
      consent: CONSENT_MISSING,
    },
  ],
  [
    'an insurance and a month that are not in the lists',
    { ...REMINDER, type_of_insurance: 'Cheap loans', expiry_month: 'Soon' },
    {
      type_of_insurance: 'type of insurance is not in the list',
      expiry_month: 'expiry month is not in the list',
    },
  ],
  [
    'a wrong number beside a right address',
    { ...REMINDER, mobile: '98765' },
    { mobile: 'Invalid mobile number' },
  ],
] as const)
  test(`a reminder with ${what} is refused, with a message for each field`, () =>
    withReminders(async ({ db, post }) => {
      const response = await post(fields, PATH);
      assert.is(response.statusCode, 400);
      assert.equal(response.json().errors, errors);
      assert.equal(await listLeads(db), []);
    }));

test('without scripts, a refused form asks again for what is wrong, links each message to its field, and keeps the rest', () =>
  withReminders(async (site) => {
    const { status, page } = await openAsPage(site, {
      ...REMINDER,
      type_of_insurance: '',
      mobile: '98765',
      consent: '',
    });
    assert.is(status, 400);
    const links = [...page.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
    assert.equal(links, ['#type_of_insurance', '#mobile', '#consent']);
    for (const link of links)
      assert.ok(page.querySelector(`label[for="${link?.slice(1)}"] ~ ${link}`), `${link}`);
    const form = page.querySelector('form') as HTMLFormElement;
    const attributeOf = (name: string) => form.querySelector(`[name=${name}]`)?.getAttribute('value');
    assert.equal(
      [attributeOf('expiry_month'), attributeOf('email'), attributeOf('mobile')],
      [REMINDER.expiry_month, REMINDER.email, '98765'],
    );
    assert.ok(
      [...form.querySelectorAll('option')].some(({ textContent }) => textContent === 'Motor Insurance'),
    );
  }));

test('without scripts, a stored reminder is answered with a page that names its month', () =>
  withReminders(async (site) => {
    const { status, page } = await openAsPage(site, REMINDER);
    assert.is(status, 200);
    assert.match(page.querySelector('main')?.textContent ?? '', 'Motor Insurance expires in March 2027');
  }));

/**
 * Returns what a browser sends if the visitor chooses the second option of each list, ticks the box and types a number.
 */
function filledIn(form: Element): Record<string, string> {
  const attributesOf = (control: Element) =>
    [control.getAttribute('name') ?? '', control.getAttribute('value') ?? ''] as const;
  return {
    ...Object.fromEntries([...form.querySelectorAll('input')].map(attributesOf)),
    ...Object.fromEntries(
      [...form.querySelectorAll('select')].map((list) => [
        list.getAttribute('name'),
        list.querySelectorAll('option')[1]?.getAttribute('value'),
      ]),
    ),
    mobile: '98765 43210',
  };
}

test('the form of the page is accepted as browsers send it, and the text about personal data is stored', () =>
  withSite(
    async (site) => {
      const form = pageAt(RENEWAL_REMINDER_PATH).document.querySelector(`form[action="${PATH}"]`) as Element;
      const required = [...form.querySelectorAll('[required]')].map((control) =>
        control.getAttribute('name'),
      );
      assert.equal(required, ['type_of_insurance', 'expiry_month', 'consent']);
      const { status, page } = await openAsPage(site, filledIn(form));
      assert.is(status, 200, page.body.textContent ?? '');
      const [report] = await listReports(site.db);
      assert.equal([report?.kind, report?.mobile, report?.suspected], ['renewal', '9876543210', undefined]);
      assert.ok(`${report?.notice}`.startsWith(REMINDER_COPY.detailsGoTo(SITE.name)), `${report?.notice}`);
    },
    { dist: { [NOTICES_FILE]: JSON.stringify(NOTICES) } },
  ));

/** Stores a reminder, and returns the path of its private page. */
async function storeReminder(site: TempSite): Promise<string> {
  await site.post(REMINDER, PATH);
  const [lead] = await listLeads(site.db);
  return `${PATH}/${await reminderToken(site.db, lead as never)}`;
}

async function open({ send }: TempSite, url: string, method: 'GET' | 'POST' = 'GET') {
  const { statusCode, body, headers } = await send({ method, url });
  const page = parseHtml(body);
  return { statusCode, headers, text: page.querySelector('main')?.textContent ?? '', page };
}

test('the private page withdraws a reminder when its button is pressed, and not when it is opened', () =>
  withReminders(async (site) => {
    const path = await storeReminder(site);
    const { text, page, headers } = await open(site, path);
    assert.match(text, 'Motor Insurance, expires in March 2027');
    assert.match(text, 'Our team gets it on 30/01/2027.');
    assert.not.match(text, /98765|asha/);
    assert.ok(page.querySelector('form[method=post] button'));
    assert.is(headers['cache-control'], 'no-store');
    assert.is((await listLeads(site.db)).length, 1);

    assert.match((await open(site, path, 'POST')).text, 'is withdrawn');
    assert.equal(await listLeads(site.db), []);
    assert.equal(await readDeliveries(site), []);
    const [erasure] = await site.db.selectFrom('erasures').selectAll().execute();
    assert.equal([erasure?.reason, erasure?.leads], ['person', 1]);
    for (const method of ['GET', 'POST'] as const) {
      const again = await open(site, path, method);
      assert.equal([again.statusCode, again.page.querySelector('form')], [200, null]);
      assert.match(again.text, 'We no longer store your reminder');
    }
  }));

test('with an API on another host, the page of a withdrawn reminder leads to the home page of the site', () =>
  withAbsoluteApi(() =>
    withReminders(async (site) => {
      const { page } = await open(site, await storeReminder(site), 'POST');
      assert.is(page.querySelector('.home a')?.getAttribute('href'), `${SITE.origin}/`);
    }),
  ));

test('a reminder that the broker has cannot be withdrawn: its page says so, and how to reach the broker', () =>
  withReminders(async (site) => {
    const path = await storeReminder(site);
    site.setNow(DUE);
    const { text, page } = await open(site, path, 'POST');
    assert.match(text, 'Our team has this reminder already');
    assert.match(text, SITE.mail);
    assert.is(page.querySelector('form'), null);
    assert.is((await listLeads(site.db)).length, 1);
  }));

test('a reminder that was sent to the broker ahead of time cannot be withdrawn', () =>
  withReminders(async (site) => {
    const path = await storeReminder(site);
    await site.db.updateTable('deliveries').set({ attempts: 1 }).where('channel', '=', 'mail').execute();
    assert.match((await open(site, path, 'POST')).text, 'Our team has this reminder already');
  }));

test('a reminder that is being sent to the broker ahead of time cannot be withdrawn', () =>
  withReminders(async (site) => {
    const path = await storeReminder(site);
    const [lead] = await listLeads(site.db);
    await redeliver(site.db, ['mail'], { id: Number(lead?.id) }, NOW);
    const claimed = await claimDue(site.db, 'mail', { now: NOW, leaseMs: 60_000, limit: 1 });
    assert.equal(claimed, [lead?.id]);
    assert.match((await open(site, path, 'POST')).text, 'Our team has this reminder already');
    assert.is((await listLeads(site.db)).length, 1);
  }));

test('the page of a reminder that the broker had and erased does not say that its sender has withdrawn it', () =>
  withReminders(async (site) => {
    const path = await storeReminder(site);
    site.setNow(DUE);
    await eraseLeads(site.db, { mobile: '9876543210' }, { now: new Date(DUE) });
    const { statusCode, text } = await open(site, path);
    assert.is(statusCode, 200);
    assert.not.match(text, /is withdrawn|Nothing of it/);
    assert.match(text, 'We no longer store your reminder');
    assert.match(text, SITE.mail);
  }));

test('a link that was changed finds nothing', () =>
  withReminders(async (site) => {
    const path = await storeReminder(site);
    for (const changed of [path.slice(0, -1), path.replace('R-', 'Q-'), `${PATH}/R-1.${'A'.repeat(22)}`]) {
      const { statusCode, text } = await open(site, changed, 'POST');
      assert.is(statusCode, 404, changed);
      assert.match(text, 'This link is not complete');
    }
    assert.is((await listLeads(site.db)).length, 1);
  }));

test.run();
