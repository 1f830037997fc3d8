import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ENQUIRY_FIELDS } from '../../../widgets/contract/enquiry';
import {
  LEAD_FIELDS,
  QUOTE_FIELDS,
  type Requirement,
  requiredMessage,
} from '../../../widgets/contract/field-rules';
import { listLeads } from '../../support/stored-leads';
import { ENQUIRY, multipart, QUOTE, withSite } from '../temp-site';
import { APPLICATION, pdf, upload } from './resumes';

const NOON = new Date('2026-11-20T12:00:00.000Z');
const now = () => NOON;

/** Captures the errors that the server logs until `restore` is called. */
function captureErrors() {
  const { error } = console;
  const logged: string[] = [];
  console.error = (line: string) => logged.push(line);
  return {
    logged,
    restore() {
      console.error = error;
    },
  };
}

const without = (fields: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

test('a quote request is stored with all its fields', () =>
  withSite(
    async ({ db, post }) => {
      const response = await post(QUOTE);
      assert.is(response.statusCode, 200);
      const [lead, ...others] = await listLeads(db);
      const { type: _, ...fields } = QUOTE;
      const { repeat_key: __, reference, suspected, partner: ___, language: ____, ...stored } = { ...lead };
      assert.is(suspected, null);
      assert.equal(response.json(), {
        success: true,
        message: `Thank you. We have received your request. Our team will contact you soon. Your reference number is Q-${reference}.`,
        reference: `Q-${reference}`,
      });
      assert.equal(stored, {
        ...fields,
        id: 1,
        kind: 'quote',
        received_at: NOON.toISOString(),
        deliver_after: null,
        extra: '{}',
      });
      assert.is(others.length, 0);
    },
    { now },
  ));

test('the answers to the optional questions are stored with a quote request, and a value that is not in their lists is left out', () =>
  withSite(async ({ db, post }) => {
    const logs = captureErrors();
    await post({ ...QUOTE, call_time: 'Evening', whatsapp: 'maybe', registration_number: ' TS 09 AB 1234 ' });
    logs.restore();
    const [lead] = await listLeads(db);
    assert.equal(JSON.parse(lead?.extra ?? ''), {
      call_time: 'Evening',
      registration_number: 'TS 09 AB 1234',
    });
    assert.match(`${logs.logged}`, 'whatsapp is not in the list');
  }));

test('an enquiry is stored with all its fields, and the columns of a quote stay empty', () =>
  withSite(async ({ db, post }) => {
    const response = await post(ENQUIRY, '/api/contact_us.php');
    assert.match(
      response.json().message,
      /^Thank you\. We have received your enquiry\. Our team will contact you soon\. Your reference number is E-\d{8}\.$/,
    );
    const [lead] = await listLeads(db);
    assert.is(lead?.kind, 'query');
    assert.is(lead?.message, ENQUIRY.message);
    assert.is(lead?.first_name, ENQUIRY.first_name);
    assert.is(lead?.last_name, ENQUIRY.last_name);
    assert.is(lead?.email, ENQUIRY.email);
    assert.is(lead?.mobile, ENQUIRY.mobile);
    assert.is(lead?.state, null);
    assert.is(lead?.insurance_type, null);
  }));

test('a URL-encoded form without JavaScript is stored', () =>
  withSite(async ({ db, send }) => {
    const response = await send({
      method: 'POST',
      url: '/api/contact_us.php',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...QUOTE, message: 'తెలుగు & English' }).toString(),
    });
    assert.is(response.statusCode, 200);
    assert.is((await listLeads(db))[0]?.message, 'తెలుగు & English');
  }));

test('values are trimmed, and a mobile number is stored in ten digits', () =>
  withSite(async ({ db, post }) => {
    await post({ ...QUOTE, first_name: '  Asha ', mobile: '+91 (0) 98765-43210' });
    const [lead] = await listLeads(db);
    assert.is(lead?.first_name, 'Asha');
    assert.is(lead?.mobile, '9876543210');
  }));

test('a quote needs no message', () =>
  withSite(async ({ db, post }) => {
    assert.is((await post({ ...QUOTE, message: '  ' })).statusCode, 200);
    assert.is((await listLeads(db))[0]?.message, null);
  }));

for (const [form, fields] of [
  [QUOTE, QUOTE_FIELDS],
  [ENQUIRY, ENQUIRY_FIELDS],
] as const) {
  for (const [name, requirement] of Object.entries<Requirement>(fields)) {
    if (requirement !== true) continue;
    test(`a lead of type ${form.type} without ${name} is rejected with "${requiredMessage(name)}"`, () =>
      withSite(async ({ db, post }) => {
        const response = await post(without(form, name));
        assert.is(response.statusCode, 400);
        assert.equal(response.json(), {
          success: false,
          message: requiredMessage(name),
          errors: { [name]: requiredMessage(name) },
        });
        assert.equal(await listLeads(db), []);
      }));
  }
}

test("every invalid field is named, and the response's message is that of the first", () =>
  withSite(async ({ post }) => {
    const response = await post({ ...QUOTE, mobile: '12345', email: 'nobody', insurance_type: 'Other' });
    assert.equal(response.json(), {
      success: false,
      message: LEAD_FIELDS.mobile.invalid,
      errors: {
        mobile: LEAD_FIELDS.mobile.invalid,
        email: LEAD_FIELDS.email.invalid,
        insurance_type: 'insurance type must be Corporate or Individual',
      },
    });
  }));

test('a value that is too long is rejected', () =>
  withSite(async ({ post }) => {
    const response = await post({ ...QUOTE, message: 'x'.repeat(2001) });
    assert.is(response.statusCode, 400);
    assert.is(response.json().errors.message, 'message is too long. Use 2000 characters or fewer.');
  }));

test('control characters, which no visitor sees, are removed from all fields', () =>
  withSite(async ({ db, post }) => {
    const message = 'one\u0007two';
    const response = await post({
      ...QUOTE,
      first_name: 'A\0s\u001bha',
      message,
      utm_campaign: 'Summer\u0096',
    });
    assert.is(response.statusCode, 200);
    const [lead] = await listLeads(db);
    assert.equal([lead?.first_name, lead?.message], ['Asha', 'onetwo']);
    assert.is(JSON.parse(lead?.extra ?? '').utm_campaign, 'Summer');
  }));

test('half of a surrogate pair, which only UTF-16 can have, is rejected', () =>
  withSite(async ({ db, send }) => {
    const { headers, payload } = await multipart({ ...QUOTE, first_name: 'NAME' });
    const utf16 = Buffer.from(
      payload
        .toString('latin1')
        .replace(/\r\n\r\nNAME/, '\r\nContent-Type: text/plain; charset=utf-16le\r\n\r\n\0\xd8'),
      'latin1',
    );
    const response = await send({ method: 'POST', url: '/api/contact_us.php', headers, payload: utf16 });
    assert.is(response.statusCode, 400);
    assert.equal(response.json().errors, { first_name: 'first name has characters that are not text' });
    assert.equal(await listLeads(db), []);
  }));

test('line breaks of a message are stored as LF, and tabs as they are', () =>
  withSite(async ({ db, post }) => {
    assert.is((await post({ ...QUOTE, message: 'one\r\n\ttwo' })).statusCode, 200);
    assert.is((await listLeads(db))[0]?.message, 'one\n\ttwo');
  }));

test('an unknown type is rejected', () =>
  withSite(async ({ post }) => {
    for (const type of ['', 'toString', 'job']) {
      const response = await post({ ...QUOTE, type });
      assert.is(response.statusCode, 400);
      assert.is(response.json().message, 'type must be contact_us or query');
    }
  }));

test('the partner, the campaign and the consent are stored; other fields are ignored', () =>
  withSite(async ({ db, post }) => {
    await post({
      ...QUOTE,
      partner: 'agent-42',
      utm_source: 'mail',
      consent: 'yes',
      id: '7',
      __proto__x: 'y',
    });
    const [lead] = await listLeads(db);
    assert.equal(JSON.parse(lead?.extra ?? ''), { partner: 'agent-42', utm_source: 'mail', consent: 'yes' });
    assert.is(lead?.id, 1);
  }));

test('a lead is stored without the values that are too long and that no visitor can correct, which is logged once', () =>
  withSite(async ({ db, post, send }) => {
    const { logged, restore } = captureErrors();
    try {
      const values = { partner: 'x'.repeat(201), utm_source: 'y'.repeat(201), utm_medium: 'mail' };
      assert.is((await post({ ...QUOTE, ...values })).statusCode, 200);
      assert.is((await post({ ...ENQUIRY, ...values })).statusCode, 200);
      const application = await upload({ ...APPLICATION, ...values }, { name: 'cv.pdf', bytes: pdf() });
      assert.is((await send(application)).statusCode, 200);
    } finally {
      restore();
    }
    const stored = (await listLeads(db)).map(({ extra }) => JSON.parse(extra));
    assert.equal(stored, [{ utm_medium: 'mail' }, { utm_medium: 'mail' }, { utm_medium: 'mail' }]);
    assert.equal(
      logged,
      ['partner', 'utm source'].map(
        (name) =>
          `An invalid value of a page or link is left out of leads: ${name} is too long. Use 200 characters or fewer.`,
      ),
    );
  }));

test.run();
