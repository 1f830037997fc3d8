import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NOTICES } from '../../../host-pages/prerender/consent-notices';
import { REMINDER_COPY } from '../../../host-pages/prerender/reminder-copy';
import { RENEWAL_REMINDER_PATH } from '../../../host-pages/records/renewal-reminder';
import { SITE } from '../../../host-pages/site';
import { HIDDEN_FIELD, NOTICES_FILE } from '../../../widgets/contract/own-api-fields';
import {
  CONSENT_MISSING,
  CONTACT_MISSING,
  REMINDER_CONSENT,
} from '../../../widgets/contract/renewal-reminder';
import { pageAt, parseHtml } from '../../support/pages';
import { listLeads, listReports } from '../../support/stored-leads';
import { multipart, type TempSite, withSite } from '../temp-site';
import { DUE, NOW, PATH, REMINDER, readDeliveries, withReminders } from './reminders';

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

test.run();
