import { join } from 'node:path';
import { runLeads } from '../../../server/commands/leads';
import { startDelivery } from '../../../server/delivery/deliver';
import { channelNames, createChannels, readDeliverySettings } from '../../../server/delivery/settings';
import { callCommand } from '../commands/call-command';
import { withSite } from '../temp-site';
import { startMailReceiver, startWebhookReceiver } from './receivers';

export const SECRET = `whsec_${Buffer.alloc(32, 'key').toString('base64')}`;

type Site = Parameters<Parameters<typeof withSite>[0]>[0];

export type Delivering = {
  readonly site: Site;
  readonly log: string[];
  leads(...args: string[]): ReturnType<typeof callCommand>;
  /** Stops delivery, as a server does when it stops. */
  stop(): Promise<void>;
};

type DeliverySetup = {
  readonly variables: Readonly<Record<string, string>>;
  readonly graceMs: number;
  readonly now: () => Date;
};

/** Starts a site whose channels retry a failed delivery quickly: after 10 ms at first, later after up to a second. */
async function withDelivery(
  { variables, graceMs, now }: DeliverySetup,
  use: (delivering: Delivering) => Promise<void>,
): Promise<void> {
  const settings = readDeliverySettings(variables);
  let wake = () => {};
  await withSite(
    async (site) => {
      const log: string[] = [];
      const delivery = startDelivery(createChannels(settings), {
        db: site.db,
        now,
        mail: settings.mail,
        log: (line) => log.push(line),
        pollMs: 10,
        graceMs,
        delays: { firstMs: 10, maxMs: 1000 },
      });
      wake = delivery.wake;
      const env = { DATA_DIR: join(site.folder, 'data'), ...variables };
      try {
        await use({
          site,
          log,
          leads: (...args) => callCommand(runLeads, env, args),
          stop: delivery.stop,
        });
      } finally {
        await delivery.stop();
      }
    },
    { channels: channelNames(settings), onLead: () => wake(), now },
  );
}

type Receivers = {
  readonly webhook: Awaited<ReturnType<typeof startWebhookReceiver>>;
  readonly mail: Awaited<ReturnType<typeof startMailReceiver>>;
};

type Options = {
  readonly webhook?: true;
  /** Options of the mail server, which change the server's answers. If undefined, the site sends no mail. */
  readonly mail?: Parameters<typeof startMailReceiver>[0];
  /** The user and the password in `SMTP_URL`: `user:password@`. */
  readonly smtpLogin?: string;
  /** Appended to `SMTP_URL`. */
  readonly smtpQuery?: string;
  readonly variables?: Readonly<Record<string, string>>;
  /** Time in milliseconds that running attempts get to finish when delivery stops. Default: 0. */
  readonly graceMs?: number;
  /** The current time of the site and of its delivery. Default: the real time. */
  readonly now?: (() => Date) | undefined;
};

/** Starts a site with a webhook, a mail server, or both. */
export async function withReceivers(
  { now = () => new Date(), ...options }: Options,
  use: (receivers: Receivers, delivering: Delivering) => Promise<void>,
): Promise<void> {
  const webhook = await startWebhookReceiver();
  const mail = await startMailReceiver(options.mail);
  try {
    const variables = {
      ...(options.webhook && { LEADS_WEBHOOK_URL: webhook.url, LEADS_WEBHOOK_SECRET: SECRET }),
      ...(options.mail && {
        SMTP_URL: `${mail.url.replace('//', `//${options.smtpLogin ?? ''}`)}${options.smtpQuery ?? ''}`,
        LEADS_MAIL_TO: 'leads@broker.example, asha@broker.example',
      }),
      ...options.variables,
    };
    await withDelivery({ variables, graceMs: options.graceMs ?? 0, now }, (delivering) =>
      use({ webhook, mail }, delivering),
    );
  } finally {
    await webhook.stop();
    await mail.stop();
  }
}

export const withWebhook = (use: (webhook: Receivers['webhook'], delivering: Delivering) => Promise<void>) =>
  withReceivers({ webhook: true }, ({ webhook }, delivering) => use(webhook, delivering));

export const withMail = (
  mail: Parameters<typeof startMailReceiver>[0],
  use: (mail: Receivers['mail'], delivering: Delivering) => Promise<void>,
) => withReceivers({ mail }, ({ mail }, delivering) => use(mail, delivering));
