import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeLeadMail } from '../../../server/delivery/lead-mail';
import type { ReportedLead } from '../../../server/reports/lead-report';
import { STORED_MOBILE, stored, VALID_LEAD } from '../../support/valid-lead';

const LEAD: ReportedLead = {
  id: 1,
  reference: 'Q-48291375',
  kind: 'quote',
  received_at: '2026-11-23T18:45:41.557Z',
  ...stored(VALID_LEAD),
  partner: 'agent-42',
  language: 'en',
};

const PARTNER = { id: 'agent-42', name: 'Rao Travels', added_at: '' };

const write = (
  values: Partial<Record<string, string | undefined>> = {},
  options: Partial<Parameters<typeof writeLeadMail>[1]> = {},
) => {
  const given = Object.entries({ ...LEAD, ...values }).filter(([, value]) => value !== undefined);
  return writeLeadMail(Object.fromEntries(given) as ReportedLead, {
    colour: '#20397f',
    partner: PARTNER,
    broker: 'Sample Broker',
    deskUrl: undefined,
    before: [],
    after: [],
    ...options,
  });
};

/** Returns the texts that a mail program shows. The addresses of links are not shown. */
const shownTexts = (html: string) =>
  html
    .replace(/[\s\S]*<body[^>]*>/, '')
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .filter(Boolean);

const tagsOf = (html: string) => html.match(/<[^>]*>/g);

test('the subject of a mail has the kind, product, city and partner of a lead', () => {
  assert.is(
    write().subject,
    'Quote request: Motor, Panaji, partner Rao Travels (agent-42), from Asha Rao (Q-48291375)',
  );
  const application = {
    kind: 'application',
    full_name: 'Asha Rao',
    job_title: 'Claims Executive',
    city: undefined,
    partner: undefined,
  };
  assert.is(
    write(application, { partner: undefined }).subject,
    'Application: Claims Executive, from Asha Rao (Q-48291375)',
  );
});

test('the mail of a renewal reminder names the month, and the number or address in place of a name', () => {
  const nobody = Object.fromEntries(Object.keys(VALID_LEAD).map((name) => [name, undefined]));
  const reminder = {
    ...nobody,
    kind: 'renewal',
    reference: 'R-48291375',
    type_of_insurance: 'Motor Insurance',
    renewal_month: '2027-03',
    email: VALID_LEAD.email,
    partner: undefined,
  };
  const { subject, text } = write({ ...reminder, mobile: STORED_MOBILE }, { partner: undefined });
  assert.is(subject, `Renewal reminder: Motor Insurance, March 2027, from ${STORED_MOBILE} (R-48291375)`);
  assert.match(text, 'Policy Expires In: March 2027\n');
  assert.match(write(reminder, { partner: undefined }).subject, `from ${VALID_LEAD.email} (`);
});

test('a long or broken text of a visitor does not push the rest out of the subject, or break it', () => {
  const { subject } = write({ type_of_insurance: `Motor\r\nBcc: x@evil.example ${'x'.repeat(100)}` });
  assert.match(subject, /^Quote request: Motor Bcc: x@evil\.example x+…, Panaji, /);
});

test('a long text in Telugu has as many letters in the subject as an English one, and ends with a whole letter', () => {
  const { subject } = write({ type_of_insurance: 'కీ'.repeat(100), city: 'కీ'.repeat(40) });
  assert.match(subject, `Quote request: ${'కీ'.repeat(39)}…, ${'కీ'.repeat(40)}, `);
});

test('a mail has labels in words, the time in India, and the language by name', () => {
  const { text } = write({ language: 'te' });
  assert.match(text, 'Quote request Q-48291375\nReceived: 24/11/2026 00:15 IST\n');
  for (const line of [
    'First Name: Asha',
    'Mobile Number: 9876543210',
    'Type Of Insurance: Motor',
    'Ask Query: Please call in the evening.',
    'Partner: Rao Travels (agent-42)',
    'Language: Telugu',
  ])
    assert.match(text, `\n${line}\n`);
});

test('a mail has links to call, to chat in the language of the lead, and to reply', () => {
  const { text, html } = write({ language: 'hi', mobile: '9876543210' });
  assert.match(html, 'href="tel:+919876543210"');
  assert.match(html, 'href="mailto:asha@example.com?subject=Q-48291375"');
  const [address = ''] = /https:\/\/wa\.me\/919876543210\?text=\S+/.exec(text) ?? [];
  assert.match(html, `href="${address}"`);
  assert.is(
    new URL(address).searchParams.get('text'),
    'नमस्ते, यह Sample Broker है। हमें आपका फ़ॉर्म मिल गया है। आपका संदर्भ नंबर Q-48291375 है।',
  );
});

for (const [language, expected] of [
  [
    'en',
    'Hello, this is Sample Broker. You asked us to contact you before your Motor Insurance expires in March 2027. Your reference number is R-48291375.',
  ],
  [
    'hi',
    'नमस्ते, यह Sample Broker है। आपने हमसे कहा था कि मार्च 2027 में आपकी मोटर बीमा (Motor Insurance) पॉलिसी समाप्त होने से पहले हम आपसे संपर्क करें। आपका संदर्भ नंबर R-48291375 है।',
  ],
  [
    'te',
    'నమస్కారం, ఇది Sample Broker. మార్చి 2027లో మీ మోటారు బీమా (Motor Insurance) పాలసీ ముగిసేలోపు సంప్రదించమని మీరు మమ్మల్ని అడిగారు. మీ రిఫరెన్స్ నంబర్ R-48291375.',
  ],
] as const)
  test(`the chat about a renewal reminder names the policy and its month, in the language "${language}"`, () => {
    const { text } = write({
      kind: 'renewal',
      reference: 'R-48291375',
      type_of_insurance: 'Motor Insurance',
      renewal_month: '2027-03',
      mobile: '9876543210',
      language,
    });
    const [address = ''] = /https:\/\/wa\.me\/\S+/.exec(text) ?? [];
    assert.is(new URL(address).searchParams.get('text'), expected);
  });

test('a mail leads to the lead at the desk if the desk has an address', () => {
  const { text, html } = write({}, { deskUrl: 'https://desk.example' });
  assert.match(text, 'Open at the desk: https://desk.example/leads/Q-48291375\n');
  assert.match(html, 'href="https://desk.example/leads/Q-48291375"');
  assert.not.match(write().text, 'desk');
});

test('the address in a reply link cannot add receivers', () => {
  const { html } = write({ email: 'a?bcc=b&cc=c@evil.example' });
  assert.match(html, 'href="mailto:a%3Fbcc%3Db%26cc%3Dc@evil.example?subject=Q-48291375"');
});

for (const hostile of [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' style='position:fixed",
  '</td></table><h1>Approved</h1>',
  '&lt;b&gt;',
  '<style>*{display:none}</style>',
  '\u202e<a href=javascript:alert(1)>x',
])
  test(`what a visitor typed is only text in a mail: ${hostile}`, () => {
    const names = ['first_name', 'city', 'type_of_insurance', 'message', 'partner', 'language'];
    const typed = Object.fromEntries(names.map((name) => [name, hostile]));
    const { html } = write(typed, { partner: { ...PARTNER, name: hostile } });
    assert.equal(tagsOf(html), tagsOf(write().html));
    assert.not.match(html, '\u202e');
  });

test('a mail says when to call, and that the visitor wants updates on WhatsApp', () => {
  const { text, html } = write({ call_time: 'Evening', whatsapp: 'yes' });
  assert.match(text, 'When To Call: Evening\nUpdates On WhatsApp: yes');
  assert.match(html, 'Updates On WhatsApp');
});

test('a value of several lines stays one value', () => {
  const { text, html } = write({ message: 'Call me.\r\nThanks,\nCity: Delhi' });
  assert.match(text, 'Ask Query:\n  Call me.\n  Thanks,\n  City: Delhi\n');
  assert.match(html, 'Call me.<br>Thanks,<br>City: Delhi');
});

test('the HTML of a mail loads nothing', () => {
  const { html } = write();
  assert.not.match(html, /<(img|link|script|iframe|object|video)|src=|url\(|@import/);
});

test('the plain text and the HTML of a mail say the same', () => {
  const { text, html } = write({ message: 'one\ntwo' }, { before: ['Before'], after: ['After\nthat'] });
  const labels = ['Call', 'WhatsApp', 'Reply'];
  for (const shown of shownTexts(html)) assert.match(text, shown);
  for (const line of text.split('\n').filter(Boolean)) {
    const [label = ''] = line.split(':');
    if (!labels.includes(label))
      for (const part of line.trim().split(': ')) assert.ok(html.includes(part.replace(/:$/, '')), part);
  }
});

test.run();
