import { countUndelivered } from '../db/deliveries';
import type { Channel } from './channel';
import { ChannelWorker, type WorkerOptions } from './channel-worker';

export type DeliveryOptions = Pick<WorkerOptions, 'db'> & Partial<WorkerOptions>;

const POLL_MS = 5000;
const LEASE_MS = 60_000;
const REPORT_EVERY_MS = 24 * 60 * 60 * 1000;

/** Sends leads over all channels until it is stopped. Logs once a day how many are undelivered. */
export function startDelivery(channels: readonly Channel[], options: DeliveryOptions) {
  const { db, log } = { log: console.error, ...options };
  const workers = channels.map(
    (channel) =>
      new ChannelWorker(channel, {
        now: () => new Date(),
        pollMs: POLL_MS,
        leaseMs: LEASE_MS,
        ...options,
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

  return {
    /** Looks for leads at once: one has been stored. */
    wake() {
      for (const worker of workers) worker.wake();
    },
    /** Interrupts what is being sent, and leaves it to the next server. */
    async stop() {
      clearInterval(reports);
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
