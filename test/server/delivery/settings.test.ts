import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { brokerChannels, channelNames, readDeliverySettings } from '../../../server/delivery/settings';

const KEY = `whsec_${Buffer.alloc(24).toString('base64')}`;
const WEBHOOK = { LEADS_WEBHOOK_URL: 'https://crm.example/leads', LEADS_WEBHOOK_SECRET: KEY };
const MAIL = { SMTP_URL: 'smtps://me:secret@mail.example', LEADS_MAIL_TO: 'leads@broker.example' };

test('without variables there is no channel; each pair sets one up', () => {
  assert.equal(channelNames(readDeliverySettings({})), []);
  assert.equal(channelNames(readDeliverySettings({ LEADS_WEBHOOK_URL: '', SMTP_URL: ' ' })), []);
  assert.equal(channelNames(readDeliverySettings({ ...WEBHOOK, ...MAIL })), ['webhook', 'mail']);
});

test('senders get a confirmation only if it is switched on', () => {
  const channels = (variables: object) => channelNames(readDeliverySettings({ ...MAIL, ...variables }));
  assert.equal(channels({ CONFIRMATION_MAIL: 'no' }), ['mail']);
  assert.equal(channels({ CONFIRMATION_MAIL: 'yes' }), ['mail', 'confirmation']);
  assert.equal(brokerChannels(readDeliverySettings({ ...MAIL, CONFIRMATION_MAIL: 'yes' })), ['mail']);
});

test('resumes are attached only if that is switched on, and behind a scanner only the clean ones', () => {
  const resumes = (variables: object) => readDeliverySettings({ ...MAIL, ...variables }).mail?.resumes;
  assert.is(resumes({ LEADS_MAIL_RESUME: 'no' }), undefined);
  assert.is(resumes({ LEADS_MAIL_RESUME: 'yes' }), 'all');
  assert.is(resumes({ LEADS_MAIL_RESUME: 'yes', RESUME_SCANNER: 'clamdscan -' }), 'clean');
});

test('the address of the desk may end with a slash', () => {
  const { mail } = readDeliverySettings({ ...MAIL, DESK_URL: ' https://desk.broker.example/ ' });
  assert.is(mail?.deskUrl, 'https://desk.broker.example');
});

test('every port that requests cannot be made to is refused, and no other', async () => {
  const isRefused = (port: number) => {
    try {
      readDeliverySettings({ ...WEBHOOK, LEADS_WEBHOOK_URL: `http://crm.example:${port}/` });
      return false;
    } catch {
      return true;
    }
  };
  // Throws if `fetch` allows requests to the port: for a blocked port, `fetch` fails before it calls the dispatcher.
  const dispatcher = {
    dispatch() {
      throw new Error('allowed');
    },
  };
  const isBlocked = (port: number) =>
    fetch(`http://crm.example:${port}/`, { dispatcher } as unknown as RequestInit).then(
      () => false,
      ({ cause }) => cause?.message === 'bad port',
    );
  const wrong: number[] = [];
  for (let port = 1; port <= 11_000; port++)
    if (isRefused(port) !== (await isBlocked(port))) wrong.push(port);
  assert.equal(wrong, []);
  assert.ok(isRefused(0));
});

test('a mail is from the first receiver, unless another sender is set', () => {
  const to = 'leads@broker.example , Asha Rao <asha@broker.example>';
  assert.equal(readDeliverySettings({ ...MAIL, LEADS_MAIL_TO: to }).mail, {
    smtpUrl: MAIL.SMTP_URL,
    to: 'leads@broker.example, Asha Rao <asha@broker.example>',
    from: 'leads@broker.example',
  });
  const from = 'Sample Broker <site@broker.example>';
  assert.is(readDeliverySettings({ ...MAIL, LEADS_MAIL_FROM: from }).mail?.from, from);
});

for (const [problem, variables, message] of [
  [
    'resumes without a mail server',
    { LEADS_MAIL_RESUME: 'yes' },
    'LEADS_MAIL_RESUME is set and SMTP_URL is not.',
  ],
  ['resumes that are neither yes nor no', { ...MAIL, LEADS_MAIL_RESUME: '1' }, 'LEADS_MAIL_RESUME is "1".'],
  ['a desk that is no URL', { ...MAIL, DESK_URL: 'desk.example' }, 'DESK_URL is not'],
  [
    'a webhook without a secret',
    { LEADS_WEBHOOK_URL: 'https://crm.example' },
    'LEADS_WEBHOOK_URL is set and LEADS_WEBHOOK_SECRET is not.',
  ],
  [
    'a receiver without a mail server',
    { LEADS_MAIL_TO: 'a@b.example' },
    'LEADS_MAIL_TO is set and SMTP_URL is not.',
  ],
  ['a webhook that is no URL', { ...WEBHOOK, LEADS_WEBHOOK_URL: 'crm.example' }, 'LEADS_WEBHOOK_URL is not'],
  [
    'a webhook with a password',
    { ...WEBHOOK, LEADS_WEBHOOK_URL: 'https://me:secret@crm.example' },
    'LEADS_WEBHOOK_URL has a user name or a password',
  ],
  [
    'a webhook with only a password',
    { ...WEBHOOK, LEADS_WEBHOOK_URL: 'https://:secret@crm.example' },
    'LEADS_WEBHOOK_URL has a user name or a password',
  ],
  [
    'a webhook on port 0',
    { ...WEBHOOK, LEADS_WEBHOOK_URL: 'https://crm.example:0/leads' },
    'LEADS_WEBHOOK_URL has port 0,',
  ],
  [
    'a webhook on a mail port',
    { ...WEBHOOK, LEADS_WEBHOOK_URL: 'https://crm.example:25/leads' },
    'LEADS_WEBHOOK_URL has port 25,',
  ],
  [
    'a webhook of another protocol',
    { ...WEBHOOK, LEADS_WEBHOOK_URL: 'ftp://crm.example/leads' },
    'LEADS_WEBHOOK_URL is not an http or https URL',
  ],
  ['a short secret', { ...WEBHOOK, LEADS_WEBHOOK_SECRET: 'whsec_c2VjcmV0' }, 'LEADS_WEBHOOK_SECRET is not'],
  [
    'a secret that is not base64',
    { ...WEBHOOK, LEADS_WEBHOOK_SECRET: 'secret!' },
    'LEADS_WEBHOOK_SECRET is not',
  ],
  [
    'a mail server of another protocol',
    { ...MAIL, SMTP_URL: 'https://me:secret@mail.example' },
    'SMTP_URL is not',
  ],
  [
    'a mail server whose encryption is neither required nor not',
    { ...MAIL, SMTP_URL: 'smtp://me:secret@mail.example?requireTLS=no' },
    'requireTLS in SMTP_URL is "no".',
  ],
  [
    'a receiver that is no address',
    { ...MAIL, LEADS_MAIL_TO: 'a@b.example, leads' },
    'LEADS_MAIL_TO has "leads"',
  ],
  [
    'a confirmation that is neither on nor off',
    { ...MAIL, CONFIRMATION_MAIL: 'on' },
    'CONFIRMATION_MAIL is "on"',
  ],
  [
    'a confirmation without a mail server',
    { CONFIRMATION_MAIL: 'yes' },
    'CONFIRMATION_MAIL is set and SMTP_URL',
  ],
  ['a sender that is no address', { ...MAIL, LEADS_MAIL_FROM: 'broker' }, 'LEADS_MAIL_FROM has "broker"'],
] as const) {
  test(`${problem} fails with a one-line message without the secret`, () => {
    assert.throws(
      () => readDeliverySettings(variables),
      ({ message: text }: Error) => text.startsWith(message) && !/\n|secret[@!]|c2VjcmV0/.test(text),
    );
  });
}

test.run();
