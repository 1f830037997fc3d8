/**
 * Maximum memory of a server, in MB. A server starts with 150 MB. If a server takes more than the maximum, we assume
 * that the fault makes the server's memory grow without limit.
 */
const MAX_MEMORY_MB = 256;

/** Counts of the leads that were sent, acknowledged, stored, delivered or lost during a fault. */
export type Outcome = {
  readonly sent: number;
  /** Number of failed attempts to send a lead. */
  readonly retried: number;
  readonly acknowledged: number;
  readonly stored: number;
  /** Number of stored leads that reached the broker over every channel. Undefined if there are no channels. */
  readonly delivered?: number;
  /** Number of acknowledged leads that are not stored. */
  readonly lost: number;
  /** Number of stored leads that are copies of another stored lead. */
  readonly duplicated: number;
  /** Untrue messages that the form showed to visitors. Undefined if there are no visitors. */
  readonly untrue?: readonly string[];
  /**
   * Number of leads that were acknowledged during an outage. Does not count one lead of each sender, because that lead
   * may have been stored just before the outage. If the number is more than 0, the fault did not cause an outage.
   * Undefined if the fault is not meant to cause one.
   */
  readonly duringOutage?: number;
  /** The server's peak memory, in MB. Undefined if the server is not a separate process. */
  readonly memoryMb?: number;
};

/** A fault. run.ts prints a table with a row for each fault. */
export type Fault = {
  readonly name: string;
  /** Number of times that a short run and a whole run cause the fault. */
  readonly times: { readonly short: number; readonly whole: number };
  /**
   * Minimum number of failed attempts to send a lead, on average, each time the fault is caused. If fewer attempts
   * fail, the fault has not happened.
   */
  readonly failsAtLeast?: number;
  /** @param random returns pseudorandom numbers from 0 to 1, in the same sequence in every run */
  run(times: number, random: () => number): Promise<Outcome>;
};

/** Returns a pseudorandom number generator (mulberry32), whose numbers from 0 to 1 depend only on `seed`. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Leads = {
  /** The sent leads, each as its mobile number or email address. `acknowledged` and `stored` contain the same texts. */
  readonly sent: readonly string[];
  readonly retried?: number;
  readonly acknowledged: readonly string[];
  readonly stored: readonly string[];
  readonly delivered?: number;
  readonly untrue?: readonly string[];
  readonly duringOutage?: number;
  readonly memoryMb?: number;
};

export const outcomeOf = ({
  sent,
  retried = 0,
  acknowledged,
  stored,
  delivered,
  untrue,
  duringOutage,
  memoryMb,
}: Leads): Outcome => ({
  sent: sent.length,
  retried,
  acknowledged: acknowledged.length,
  stored: stored.length,
  ...(delivered !== undefined && { delivered }),
  lost: acknowledged.filter((lead) => !stored.includes(lead)).length,
  duplicated: stored.length - new Set(stored).size,
  ...(untrue !== undefined && { untrue }),
  ...(duringOutage !== undefined && { duringOutage }),
  ...(memoryMb !== undefined && { memoryMb }),
});

/** Returns the first problem with the outcome of a fault that was caused `times` times. Undefined if there is none. */
export function problemOf({ failsAtLeast = 0 }: Fault, times: number, outcome: Outcome): string | undefined {
  const { sent, retried, acknowledged, stored, delivered, lost, duplicated } = outcome;
  const { untrue = [], duringOutage = 0, memoryMb = 0 } = outcome;
  if (lost > 0) return `${lost} lost`;
  if (duplicated > 0) return `${duplicated} duplicated`;
  if (acknowledged < sent) return `${sent - acknowledged} never acknowledged`;
  if (delivered !== undefined && delivered < stored) return `${stored - delivered} not delivered`;
  if (untrue.length > 0) return `untrue: ${untrue.join(' | ')}`;
  if (retried < failsAtLeast * times) return `only ${retried} failed attempts: it has not happened`;
  if (duringOutage > 0) return `${duringOutage} acknowledged during an outage: it has not happened`;
  if (memoryMb > MAX_MEMORY_MB) return `${memoryMb} MB of memory`;
  return undefined;
}
