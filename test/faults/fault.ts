/** Maximum memory of a server, in MB: more means that nothing limits its memory. A server starts with 150 MB. */
const MAX_MEMORY_MB = 256;

/** What became of the leads that were sent during a fault. */
export type Outcome = {
  readonly sent: number;
  /** How many attempts to send a lead failed. */
  readonly retried: number;
  readonly acknowledged: number;
  readonly stored: number;
  /** How many stored leads reached the broker over every channel. Undefined if there are no channels. */
  readonly delivered?: number;
  /** How many acknowledged leads are not stored. */
  readonly lost: number;
  /** How many copies of stored leads are stored too much. */
  readonly duplicated: number;
  /** Untrue messages that visitors got. Undefined if there are no visitors. */
  readonly untrue?: readonly string[];
  /** How many leads were acknowledged in an outage, not counting one of each sender. Undefined without an outage. */
  readonly duringOutage?: number;
  /** The server's peak memory. Undefined if the server is not a separate process. */
  readonly memoryMb?: number;
};

/** A fault, which is a row of the table that run.ts prints. */
export type Fault = {
  readonly name: string;
  /** How many times the fault is caused in a short run and in a whole run. */
  readonly times: { readonly short: number; readonly whole: number };
  /** The least number of failed attempts each time. If fewer fail, the fault has not happened. */
  readonly failsAtLeast?: number;
  /** @param random returns pseudorandom numbers from 0 to 1: the same sequence in every run */
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
  /** Leads that were sent, each by its mobile number or email address; `acknowledged` and `stored` likewise. */
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

/** Returns what is wrong with the outcome of a fault that was caused `times` times; undefined if nothing is. */
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
