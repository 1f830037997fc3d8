import { EventEmitter } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { findApplication, readResume } from '../db/applications';
import { type Attempt, claimDue, lease, readProgress, recordAttempts } from '../db/deliveries';
import { listGone } from '../db/gone-notices';
import { findLeads, leadReference, type StoredLead } from '../db/leads';
import type { RetryDelays } from '../db/next-attempt';
import { findPartner } from '../db/partners';
import { withdrawalToken } from '../db/reminders';
import { CHANNELS, type Schema } from '../db/schema';
import { readExtraFields, reportLead, withContractNames } from '../reports/lead-report';
import { type Channel, DeliveryError, GoneError, MisconfiguredError, reasonOf } from './channel';

export type WorkerOptions = {
  readonly db: Kysely<Schema>;
  readonly now: () => Date;
  /** Writes a line to the server's log. The line contains ids, but no personal data. */
  readonly log: (line: string) => void;
  /** Polling interval for due leads; `wake` polls immediately. */
  readonly pollMs: number;
  /**
   * Length of a lease, during which no other server sends the lead. The worker renews the lease until the attempt ends.
   */
  readonly leaseMs: number;
  /**
   * How long running attempts may still take when the server stops. If the receiver accepts a lead after this time, the
   * server that starts next sends the lead again.
   */
  readonly graceMs: number;
  readonly delays?: RetryDelays | undefined;
};

type Failure = Omit<Attempt, 'leadId'> & { readonly error: string };

/** How many leads a channel sends at a time, not counting slow attempts. */
const CONCURRENCY = 8;

/**
 * Time after which an attempt counts as slow. Slow attempts don't use up CONCURRENCY: for each of them, the worker
 * sends one more lead, unless the channel's `maxSending` is reached.
 */
const SLOW_MS = 1000;

/** Maximum number of references in a notice about refused leads. */
const MAX_NAMED = 50;

/**
 * Pause between two queries for due leads. Without the pause, the worker would run a query for each lead, and the
 * queries would slow down inserts.
 */
const PAUSE_MS = 25;

/** Sends due leads over one channel. */
export class ChannelWorker {
  private isStopping = false;
  private readonly interruption = new AbortController();
  private readonly wakeEvents = new EventEmitter();
  /** Running attempts, keyed by lead id. They never reject. */
  private readonly sending = new Map<number, Promise<void>>();
  /** The lead ids of the slow attempts in `sending`. */
  private readonly slow = new Set<number>();
  /** Attempts whose results are not stored yet. */
  private finished: Attempt[] = [];
  private isFailing = false;
  /** True if `wake` has been called since the latest query for leads began. */
  private isWoken = false;
  private readonly running: Promise<void>;

  constructor(
    private readonly channel: Channel,
    private readonly options: WorkerOptions,
  ) {
    this.running = this.run();
  }

  /** Polls for due leads immediately. Call it when a lead has been stored. */
  wake() {
    this.isWoken = true;
    this.wakeEvents.emit('wake');
  }

  /**
   * Starts no further attempts. Interrupts attempts that take longer than `graceMs`, and leaves their leads to the
   * server that starts next.
   */
  async stop() {
    this.isStopping = true;
    this.wake();
    await this.running;
  }

  private async run() {
    const { leaseMs } = this.options;
    const renewal = setInterval(() => this.renewLeases(), leaseMs / 3);
    while (!this.isStopping) {
      this.isWoken = false;
      const isIdle = await this.work().catch((error: Error) => {
        this.options.log(`Delivery by ${this.channel.name} waits for the database: ${error.message}`);
        return true;
      });
      if (isIdle && !this.isWoken) await this.waitForWork();
      await wait(PAUSE_MS);
    }
    const grace = new AbortController();
    await Promise.race([
      Promise.all(this.sending.values()),
      wait(this.options.graceMs, undefined, { signal: grace.signal }).catch(() => {}),
    ]);
    grace.abort();
    this.interruption.abort();
    this.channel.close();
    clearInterval(renewal);
    await this.record().catch(() => {});
    const interrupted = [...this.sending.keys()];
    // Ends the leases of interrupted attempts. If the database fails, these leases expire.
    await lease(this.options.db, this.channel.name, interrupted, null).catch(() => {});
  }

  /**
   * Stores the results of finished attempts, and starts due deliveries. Resolves to true if there is nothing left to do
   * until the next poll or call of `wake`.
   */
  private async work(): Promise<boolean> {
    await this.record();
    const { maxSending = CONCURRENCY } = this.channel;
    const limit = Math.min(CONCURRENCY + this.slow.size, maxSending) - this.sending.size;
    if (limit <= 0) return this.finished.length === 0;
    const { db, now, leaseMs } = this.options;
    const claimed = await claimDue(db, this.channel.name, { now: now(), leaseMs, limit });
    const leads = claimed.length > 0 ? await findLeads(db, claimed) : [];
    // `find` returns undefined for a lead that has been erased in the meantime.
    for (const id of claimed)
      this.start(
        id,
        leads.find((lead) => lead.id === id),
      );
    return claimed.length < limit && this.finished.length === 0;
  }

  private waitForWork(): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.wakeEvents.off('wake', wake);
        resolve();
      };
      const timer = setTimeout(wake, this.options.pollMs);
      this.wakeEvents.on('wake', wake);
    });
  }

  private start(leadId: number, lead: StoredLead | undefined) {
    const slowTimer = setTimeout(() => {
      this.slow.add(leadId);
      this.wake();
    }, SLOW_MS);
    const attempt = this.send(lead).then((failure) => {
      clearTimeout(slowTimer);
      this.slow.delete(leadId);
      // If the attempt was interrupted because the server stops, the lead stays in `sending`, and `run` ends its lease.
      if (failure && this.interruption.signal.aborted) return;
      this.sending.delete(leadId);
      this.finished.push({ leadId, ...failure });
      this.wake();
    });
    this.sending.set(leadId, attempt);
  }

  /** Sends a lead. Resolves to the failure; undefined if the receiver accepts the lead, or the lead was erased. */
  private async send(lead: StoredLead | undefined): Promise<Failure | undefined> {
    if (!lead) return undefined;
    const { db, now, log } = this.options;
    try {
      const application = lead.kind === 'application' ? await findApplication(db, lead.id) : undefined;
      const { partner } = readExtraFields(lead);
      const registered = partner === undefined ? undefined : await findPartner(db, partner);
      const hasUnknownPartner = partner !== undefined && !registered;
      const report = withContractNames(reportLead(lead, { application, hasUnknownPartner }));
      await this.channel.send(report, this.interruption.signal, {
        partner: registered,
        log,
        ...(this.channel.name === 'mail'
          ? await readProgress(db, 'mail', lead.id)
          : { failures: 0, resends: 0 }),
        readResume: application && (() => buffer(readResume(db, application))),
        withdrawalToken: lead.kind === 'renewal' ? () => withdrawalToken(db, lead, now()) : undefined,
        listGone: async () => {
          const { latest, count } = await listGone(db, MAX_NAMED);
          return { latest: latest.map(leadReference), count };
        },
      });
      return undefined;
    } catch (error) {
      return {
        error: reasonOf(error),
        isHeld: error instanceof MisconfiguredError,
        isGone: error instanceof GoneError,
        retryAfterMs: error instanceof DeliveryError ? error.retryAfterMs : undefined,
      };
    }
  }

  private async record() {
    if (this.finished.length === 0) return;
    const results = this.finished;
    this.finished = [];
    const { db, now, log, delays } = this.options;
    try {
      for (const id of await recordAttempts(db, this.channel.name, results, now(), delays)) {
        const gone = results.find(({ leadId, isGone }) => isGone && leadId === id);
        const why = gone ? `answered ${gone.error}. It is not tried again` : 'failed for a day';
        const { name } = this.channel;
        const isToBroker = CHANNELS.some((each) => each === name);
        log(
          isToBroker
            ? `Lead ${id} is undelivered: ${name} ${why}.`
            : `The ${name} mail of lead ${id} ${why}.`,
        );
      }
    } catch (error) {
      this.finished.unshift(...results);
      throw error;
    }
    for (const result of results) this.logChange(result);
  }

  /**
   * Logs when delivery begins to fail, and when it works again. Doesn't log each attempt: while a receiver is down for
   * a day, hundreds of attempts fail.
   */
  private logChange({ leadId, error, isHeld, isGone }: Attempt) {
    if (isGone) return;
    const isFailing = error !== undefined;
    if (isFailing === this.isFailing) return;
    this.isFailing = isFailing;
    this.options.log(
      isFailing
        ? `Delivery by ${this.channel.name} fails: ${error} (lead ${leadId}). It is tried again ${isHeld ? 'until the settings are corrected' : 'for 24 hours'}.`
        : `Delivery by ${this.channel.name} works again.`,
    );
  }

  private renewLeases() {
    const { db, now, leaseMs } = this.options;
    const held = [...this.sending.keys(), ...this.finished.map(({ leadId }) => leadId)];
    const until = new Date(now().getTime() + leaseMs);
    // Ignores a failure of the database. At worst, a lease expires, and another server delivers the lead a second time.
    lease(db, this.channel.name, held, until).catch(() => {});
  }
}
