import type { Seen } from './visitors';

export type Stored = { readonly mobile: string; readonly reference: string };

export type Outcome = {
  readonly seen: Seen;
  readonly stored: readonly Stored[];
  readonly delivered: number;
  /** Time from the end of `promote-standby` to the next accepted lead, in ms. Undefined if nothing was promoted. */
  readonly acceptedAfterMs?: number | undefined;
};

const PROMOTION_LIMIT_MS = 10_000;

function count({ seen, stored }: Outcome) {
  const references = new Map(stored.map(({ mobile, reference }) => [mobile, reference]));
  const acknowledged = [...seen.acknowledged];
  return {
    lost: acknowledged.filter(([mobile]) => !references.has(mobile)).length,
    doubled: stored.length - references.size,
    wrong: acknowledged.filter(([mobile, reference]) => (references.get(mobile) ?? reference) !== reference)
      .length,
  };
}

export const HEAD = [
  ...['fault', 'sent', 'acknowledged', 'stored', 'delivered', 'lost', 'doubled', 'wrong reference'],
  ...[
    'longest time without a lead, s',
    'after the promotion, s',
    'failed attempts',
    'not retried',
    'gave up',
  ],
];

const inSeconds = (ms: number) => (ms / 1000).toFixed(1);

export const rowOf = (name: string, outcome: Outcome) => {
  const { seen, stored, delivered, acceptedAfterMs } = outcome;
  const { lost, doubled, wrong } = count(outcome);
  return [
    ...[name, seen.sent, seen.acknowledged.size, stored.length, delivered, lost, doubled, wrong],
    ...[inSeconds(seen.longestGapMs), acceptedAfterMs === undefined ? '' : inSeconds(acceptedAfterMs)],
    ...[seen.failed, seen.final.length, seen.gaveUp],
  ];
};

/** Returns a message for each kind of problem in the outcome of a row, for example "2 lost" if two leads were lost. */
export function problemsOf(outcome: Outcome, mayLose = false): string[] {
  const { seen, stored, delivered, acceptedAfterMs = 0 } = outcome;
  const { lost, doubled, wrong } = count(outcome);
  return [
    ...(lost > 0 && !mayLose ? [`${lost} lost`] : []),
    ...(doubled > 0 ? [`${doubled} doubled`] : []),
    ...(wrong > 0 ? [`${wrong} with a wrong reference`] : []),
    ...(delivered < stored.length ? [`${stored.length - delivered} not delivered`] : []),
    ...(acceptedAfterMs > PROMOTION_LIMIT_MS
      ? [`the first lead ${inSeconds(acceptedAfterMs)} s after the promotion`]
      : []),
    ...seen.final.map((answer) => `not retried: ${answer}`),
  ];
}
