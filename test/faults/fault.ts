/** Maximum memory of a server, in MB: more means that nothing limits its memory. It starts with about 150 MB. */
const MAX_MEMORY_MB = 256;

/** What became of the leads of a row. Lost: acknowledged and not stored. Duplicated: stored more than once. */
export type Outcome = {
  readonly sent: number;
  /** How many attempts to send a lead failed. */
  readonly retried: number;
  readonly acknowledged: number;
  readonly stored: number;
  /** How many stored leads reached the broker over every channel. Undefined: the row has no channels. */
  readonly delivered?: number;
  readonly lost: number;
  readonly duplicated: number;
  /** What visitors were told that was not so. Undefined: the row has no visitors. */
  readonly untrue?: readonly string[];
  /** How many leads were acknowledged in an outage, besides one of each sender. Undefined: the row has no outage. */
  readonly duringOutage?: number;
  /** The highest memory of the server. Undefined: the row has no separate server process. */
  readonly memoryMb?: number;
};

/** A row of the table. */
export type Fault = {
  readonly name: string;
  /** How many times the fault is caused in a short run, and in a whole one. */
  readonly times: { readonly short: number; readonly whole: number };
  /** How many attempts fail each time, at least: after fewer, the fault has not happened. */
  readonly failsAtLeast?: number;
  /** @param random the next number from 0 to 1, the same in every run */
  run(times: number, random: () => number): Promise<Outcome>;
};

/** A generator of numbers from 0 to 1 that are the same in every run (mulberry32). */
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
  /** What identifies each lead that was sent, and those that were acknowledged and stored: its mobile number or email. */
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

/** What is wrong with the outcome of a fault that was caused so many times, if anything. */
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
