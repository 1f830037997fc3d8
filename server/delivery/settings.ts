import { Webhook } from 'standardwebhooks';
import { CHANNELS, type ChannelName } from '../db/schema';
import { readDeskUrl } from '../reports/desk-link';
import type { Channel } from './channel';
import { createConfirmation } from './confirmation';
import { createGoneNotice } from './gone-notice';
import { createMail, type MailSettings } from './mail';
import { createWebhook, type WebhookSettings } from './webhook';

/**
 * The settings of each configured channel. Without channels, the broker reads leads with `npm run leads` or at the
 * desk.
 */
export type DeliverySettings = {
  readonly webhook?: WebhookSettings;
  readonly mail?: MailSettings;
  /** The settings of the mail that the sender of a lead gets. Not set if senders get no mail. */
  readonly confirmation?: MailSettings;
};

/** Returns the values of two variables that need each other; undefined if neither is set. Throws if only one is set. */
function readPair(env: NodeJS.ProcessEnv, one: string, other: string): readonly [string, string] | undefined {
  const [first, second] = [env[one]?.trim(), env[other]?.trim()];
  if (!first && !second) return undefined;
  if (first && second) return [first, second];
  throw new Error(`${first ? one : other} is set and ${first ? other : one} is not. Set both, or neither.`);
}

const hasProtocol = (text: string, ...protocols: string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/**
 * Ports that fetch refuses to connect to, because other protocols use them.
 * @see https://fetch.spec.whatwg.org/#port-blocking
 */
const BLOCKED_PORTS = [
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

/** Returns why the webhook can't have this URL; undefined if it can. */
function webhookProblem(text: string): string | undefined {
  if (!hasProtocol(text, 'http:', 'https:')) return 'is not an http or https URL';
  const { username, password, port } = new URL(text);
  if (username || password) return 'has a user name or a password, with which no request can be made';
  if (port !== '' && BLOCKED_PORTS.includes(Number(port)))
    return `has port ${port}, which is reserved for another protocol, so no request to it can be made`;
  return undefined;
}

function readWebhook(env: NodeJS.ProcessEnv): WebhookSettings | undefined {
  const [url, secret] = readPair(env, 'LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET') ?? [];
  if (!url || !secret) return undefined;
  const problem = webhookProblem(url);
  // The error messages don't contain the secret. They don't contain the URL either, since it may also be secret.
  if (problem) throw new Error(`LEADS_WEBHOOK_URL ${problem}. Use a URL like https://crm.example/leads.`);
  try {
    new Webhook(secret);
    if (Buffer.from(secret.replace(/^whsec_/, ''), 'base64').length < 24) throw new Error('too short');
  } catch {
    throw new Error(
      'LEADS_WEBHOOK_SECRET is not "whsec_" and a key of at least 24 bytes in base64. Make one: ' +
        `node -p "'whsec_' + crypto.randomBytes(32).toString('base64')"`,
    );
  }
  return { url, secret };
}

/** Matches a mail address, or a name and an address: `Broker <leads@broker.example>`. */
const ADDRESS = /^(?:[^<>,@]+ <[^\s<>,@]+@[^\s<>,@]+>|[^\s<>,@]+@[^\s<>,@]+)$/;

function readMail(env: NodeJS.ProcessEnv): MailSettings | undefined {
  const [smtpUrl, to] = readPair(env, 'SMTP_URL', 'LEADS_MAIL_TO') ?? [];
  if (!smtpUrl || !to) return undefined;
  if (!hasProtocol(smtpUrl, 'smtp:', 'smtps:') || !new URL(smtpUrl).hostname) {
    throw new Error(
      'SMTP_URL is not a URL like smtps://user:password@mail.example or smtp://mail.example:587.',
    );
  }
  const requireTls = new URL(smtpUrl).searchParams.get('requireTLS');
  if (requireTls !== null && requireTls !== 'true' && requireTls !== 'false') {
    throw new Error(`requireTLS in SMTP_URL is "${requireTls}". Set it to true or false.`);
  }
  const addresses = to.split(',').map((address) => address.trim());
  const from = env.LEADS_MAIL_FROM?.trim() || (addresses[0] ?? '');
  for (const [name, list, example] of [
    ['LEADS_MAIL_TO', addresses, 'leads@broker.example, with commas between several'],
    ['LEADS_MAIL_FROM', [from], 'Broker <leads@broker.example>'],
  ] as const) {
    const wrong = list.find((address) => !ADDRESS.test(address));
    if (wrong !== undefined)
      throw new Error(`${name} has "${wrong}", which is not a mail address. Write it like ${example}.`);
  }
  const deskUrl = readDeskUrl(env);
  return { smtpUrl, from, to: addresses.join(', '), ...(deskUrl && { deskUrl }) };
}

/**
 * Returns true if the variable `name` is `yes`, and false if it is `no` or not set. Throws if it has another value, or
 * if it is `yes` and mail is not configured.
 */
function readMailOption(env: NodeJS.ProcessEnv, name: string, mail: MailSettings | undefined): boolean {
  const given = env[name]?.trim() || 'no';
  if (given === 'no') return false;
  if (given !== 'yes') throw new Error(`${name} is "${given}". Set it to yes or no.`);
  if (!mail) throw new Error(`${name} is set and SMTP_URL is not. Set both, or neither.`);
  return true;
}

/**
 * Reads the settings of the channels.
 * @throws Error with a one-line message for the operator if a value is invalid
 */
export function readDeliverySettings(env: NodeJS.ProcessEnv): DeliverySettings {
  const [webhook, mail] = [readWebhook(env), readMail(env)];
  const resumes = env.RESUME_SCANNER?.trim() ? 'clean' : 'all';
  const attachesResumes = readMailOption(env, 'LEADS_MAIL_RESUME', mail);
  const confirms = readMailOption(env, 'CONFIRMATION_MAIL', mail);
  return {
    ...(webhook && { webhook }),
    ...(mail && { mail: { ...mail, ...(attachesResumes && { resumes }) } }),
    ...(mail && confirms && { confirmation: mail }),
  };
}

/** Returns the names of the configured channels for new leads, including the confirmation to the sender. */
export const channelNames = (settings: DeliverySettings): ChannelName[] =>
  Object.keys(settings) as ChannelName[];

/** Returns the configured channels that send leads to the broker. Leaves out the confirmation. */
export const brokerChannels = (settings: DeliverySettings): ChannelName[] =>
  CHANNELS.filter((name) => settings[name]);

export const createChannels = ({ webhook, mail, confirmation }: DeliverySettings): Channel[] => [
  ...(webhook ? [createWebhook(webhook)] : []),
  ...(mail ? [createMail(mail), createGoneNotice(mail)] : []),
  ...(confirmation ? [createConfirmation(confirmation)] : []),
];
