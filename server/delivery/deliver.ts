import { countUndelivered } from '../db/deliveries';
import { addMissingDeliveries } from '../db/new-deliveries';
import { CHANNELS } from '../db/schema';
import type { Channel } from './channel';
import { ChannelWorker, type WorkerOptions } from './channel-worker';
import type { MailSettings } from './mail';
import { checkMailServer } from './mail-transport';
import { sendSuspectedSummary } from './suspected-summary';

export type DeliveryOptions = Pick<WorkerOptions, 'db'> &
  Partial<WorkerOptions> & {
    /** Settings for the daily summary of suspected leads. Without these settings, no summary is mailed. */
    readonly mail?: MailSettings | undefined;
  };

const POLL_MS = 5000;
const LEASE_MS = 60_000;
const GRACE_MS = 5000;
const REPORT_EVERY_MS = 24 * 60 * 60 * 1000;
/** Repeated, since the database may fail, and a server with other channels may be storing reminders. */
const ADD_MISSING_EVERY_MS = 60 * 60 * 1000;
const SUMMARISE_EVERY_MS = 60 * 60 * 1000;

/**
 * Sends leads over all channels until it is stopped, also leads that are older than a channel if they are not due yet.
 * At the start and then every 24 hours, logs how many leads are undelivered, if any. With `mail`, also mails a summary
 * of the suspected leads once a day.
 */
export function startDelivery(channels: readonly Channel[], options: DeliveryOptions) {
  const { db, log, now, mail } = { log: console.error, now: () => new Date(), ...options };
  const workers = channels.map(
    (channel) =>
      new ChannelWorker(channel, {
        pollMs: POLL_MS,
        leaseMs: LEASE_MS,
        graceMs: GRACE_MS,
        ...options,
        now,
        log,
      }),
  );

  async function report() {
    const count = await countUndelivered(db).catch(() => 0);
    if (count === 0) return;
    log(
      `${count} ${count === 1 ? 'lead is' : 'leads are'} undelivered. See "npm run leads -- --undelivered".`,
    );
  }
  report();
  const reports = setInterval(report, REPORT_EVERY_MS);

  const leadChannels = CHANNELS.filter((name) => channels.some((channel) => channel.name === name));
  let addition: Promise<void> | undefined;
  const addMissing = () => {
    addition = addMissingDeliveries(db, leadChannels, now()).catch((error: Error) =>
      log(`Reminders that are not due yet wait for the database: ${error.message}`),
    );
  };
  addMissing();
  const additions = setInterval(addMissing, ADD_MISSING_EVERY_MS);

  let summary: Promise<void> | undefined;
  const summarise = () => {
    if (!mail) return;
    summary = sendSuspectedSummary(mail, { db, now, log }).catch((error: Error) =>
      log(`The summary of suspected leads waits for the database: ${error.message}`),
    );
  };
  summarise();
  if (mail) checkMailServer(mail, log);
  const summaries = setInterval(summarise, SUMMARISE_EVERY_MS);

  return {
    /** Polls for due leads immediately. Call it when a lead has been stored. */
    wake() {
      for (const worker of workers) worker.wake();
    },
    /** Gives running attempts a few seconds to end, and leaves unfinished deliveries to the server that starts next. */
    async stop() {
      clearInterval(reports);
      clearInterval(additions);
      clearInterval(summaries);
      await Promise.all([addition, summary, ...workers.map((worker) => worker.stop())]);
    },
  };
}
