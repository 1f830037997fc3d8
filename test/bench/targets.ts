import { median, medianInterval } from '../support/median';
import { heapOfEach, type Peer, type Results } from './results';

const LOADER = 'broker-widgets';
const ONE_FILE = 'broker-widgets-one-file';
/** The build of an earlier commit. A run measures it only if BENCH_EARLIER is set: see run.mjs. */
const EARLIER = 'earlier';
const KB = 1024;

type Measured = readonly (readonly [round: number, ms: number | undefined])[];

/** Figures that are measured in each round. */
const FIGURES = {
  interactive: { name: 'interactive', measure: ({ one }: Peer) => loadTimes(one) },
  key: {
    name: 'CPU per key',
    measure: ({ passive }: Peer) => passive.map(({ round, type }) => [round, type.task]),
  },
  change: {
    name: 'CPU per change of the state',
    measure: ({ passive }: Peer) => passive.map(({ round, select }) => [round, select.task]),
  },
  many: { name: 'many forms', measure: ({ many }: Peer) => loadTimes(many) },
} as const satisfies Readonly<Record<string, { readonly name: string; measure(peer: Peer): Measured }>>;

const loadTimes = (loads: Peer['one']): Measured =>
  loads.map(({ round, interactive }) => [round, interactive]);

type Ratio = {
  readonly figure: keyof typeof FIGURES;
  readonly form: typeof LOADER | typeof ONE_FILE;
  readonly peer: string;
  /** The target is met if our figure, divided by the peer's figure, is at most this number. */
  readonly target: number;
  /**
   * Maximum ratio as long as the target is not met. It is the best ratio so far, plus a margin, because two runs
   * differ. Undefined if the target is met: then the target itself is the limit.
   */
  readonly limit?: number;
};

const RATIOS: readonly Ratio[] = [
  { figure: 'interactive', form: ONE_FILE, peer: EARLIER, target: 0.8 },
  { figure: 'interactive', form: ONE_FILE, peer: 'preact', target: 1.08, limit: 1.15 },
  { figure: 'interactive', form: LOADER, peer: 'limit-2hop', target: 1.1, limit: 1.25 },
  { figure: 'key', form: ONE_FILE, peer: 'preact', target: 1.1 },
  { figure: 'key', form: LOADER, peer: 'preact', target: 1.25 },
  { figure: 'change', form: ONE_FILE, peer: 'preact', target: 1.1, limit: 1.25 },
  { figure: 'change', form: LOADER, peer: 'preact', target: 1.25 },
  { figure: 'many', form: ONE_FILE, peer: 'limit-1req', target: 1.05, limit: 1.1 },
  { figure: 'many', form: LOADER, peer: 'limit-1req', target: 1.1, limit: 1.22 },
  { figure: 'interactive', form: ONE_FILE, peer: 'react-rhf', target: 0.62 },
  { figure: 'interactive', form: LOADER, peer: 'react-rhf', target: 0.7, limit: 0.82 },
  { figure: 'interactive', form: ONE_FILE, peer: 'rjsf', target: 0.55 },
  { figure: 'interactive', form: LOADER, peer: 'rjsf', target: 0.55 },
  { figure: 'interactive', form: ONE_FILE, peer: 'form-js', target: 0.55 },
  { figure: 'interactive', form: LOADER, peer: 'form-js', target: 0.55, limit: 0.59 },
  { figure: 'interactive', form: ONE_FILE, peer: 'surveyjs', target: 0.35 },
  { figure: 'interactive', form: LOADER, peer: 'surveyjs', target: 0.35 },
  { figure: 'interactive', form: ONE_FILE, peer: 'formio', target: 0.35 },
  { figure: 'interactive', form: LOADER, peer: 'formio', target: 0.35 },
];

/** Target and limit, in KB, for the heap that each further form on a page adds. */
const HEAP = { target: 34, limit: 35 };
const HEAP_RATIO = { target: 0.75, limit: 0.75 };
/** Target and limit for the JS and CSS of the form in one file, compressed with brotli, in KB. */
const BYTES = { target: 15, limit: 16 };
/** Target and limit for the cumulative layout shift. */
const SHIFT = { target: 0, limit: 0 };

/**
 * Range for the time, in ms, until the plain form is interactive. The plain form is the peer `limit`: HTML with a
 * script written by hand. Only a run whose median is in this range can be compared with the limits. On the machine on
 * which the limits were set, the median is 530 ms, and the medians of several runs differed by less than a fifth.
 */
const [MIN_MS, MAX_MS] = [442, 636];

/**
 * Returns why a run can't be compared with the limits. Returns undefined if the run can be compared, or did not measure
 * the plain form. On a slower machine, the figures grow by different factors. For example, on a machine where the plain
 * form is interactive after 530 ms, our form in one file takes 1.09 times as long as Preact's form. On a machine where
 * the plain form takes 675 ms, our form takes 1.28 times as long as Preact's.
 */
export function machineProblem({ peers }: Results): string | undefined {
  const ms = peers.limit && median(peers.limit.one.map(({ interactive }) => interactive));
  if (!ms || (ms >= MIN_MS && ms <= MAX_MS)) return undefined;
  return `The plain form took ${Math.round(ms)} ms, expected ${MIN_MS} to ${MAX_MS} as on the machine on which the limits were set. Set CPU_RATE in lib/browser.mjs of the peer bench to a ${ms > MAX_MS ? 'lower' : 'higher'} rate and measure again.`;
}

/** A figure of our form, with its target, and the limit beyond which the figure counts as worse than before. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly target: number;
  readonly limit: number;
  /** The 95 % interval of a median of ratios: see `medianInterval`. Undefined for other figures. */
  readonly interval?: readonly [number, number] | undefined;
};

/** Divides the time of `ours` in each round by the time of `theirs` in the same round. */
function ratiosOf(ours: Measured, theirs: Measured): number[] {
  const byRound = new Map(theirs);
  return ours.flatMap(([round, ms]) => {
    const other = byRound.get(round);
    return ms && other ? ms / other : [];
  });
}

/** Returns the figures of our forms that a run has measured. A run that left out peers has fewer figures. */
export function figuresOf({ peers, instances }: Results): Figure[] {
  const figures: Figure[] = [];
  const add = (
    name: string,
    value: number | undefined,
    { target, limit = target, interval }: Omit<Figure, 'name' | 'value'>,
  ) => {
    if (value !== undefined) figures.push({ name, value, target, limit, interval });
  };
  for (const { figure, form, peer, target, limit = target } of RATIOS) {
    const [ours, theirs] = [peers[form], peers[peer]];
    if (!ours || !theirs) continue;
    const { name, measure } = FIGURES[figure];
    const ratios = ratiosOf(measure(ours), measure(theirs));
    add(`${ours.title}: ${name}, compared with ${theirs.title}`, median(ratios), {
      target,
      limit,
      interval: medianInterval(ratios),
    });
  }
  for (const form of [ONE_FILE, LOADER]) {
    const ours = peers[form];
    if (!ours) continue;
    const heap = heapOfEach(ours, instances);
    add(`${ours.title}: heap of each of ${instances} forms, in KB`, heap && heap / KB, HEAP);
    if (form === ONE_FILE) {
      const before = peers[EARLIER] && heapOfEach(peers[EARLIER], instances);
      add(
        `${ours.title}: heap of each of ${instances} forms, compared with ${peers[EARLIER]?.title}`,
        heap && before && heap / before,
        HEAP_RATIO,
      );
      const bytes = median(ours.passive.map(({ jsCss }) => jsCss));
      add(`${ours.title}: JS and CSS, in KB`, bytes && bytes / KB, BYTES);
    }
    add(`${ours.title}: CLS`, median(ours.passive.map(({ cls }) => cls)), SHIFT);
  }
  return figures;
}

/** Returns a line for each figure that is beyond its limit, or '' if all figures are within their limits. */
export const worseFigures = (figures: readonly Figure[]): string =>
  figures
    .filter(({ value, limit }) => value > limit)
    .map(({ name, value, limit }) => `${name}: ${value.toFixed(3)}, expected at most ${limit}`)
    .join('\n');

/** Returns what the table says after the target. If only the interval extends above it, another run may miss the target. */
function verdictOf({ value, target, interval }: Figure): string {
  if (value > target) return ', not met';
  return interval && interval[1] > target ? ', not certain' : '';
}

/** Returns the figures as a table in Markdown. Without `hasLimits`, leaves out the column of limits. */
export const formatFigures = (figures: readonly Figure[], hasLimits = true): string =>
  [
    ['figure', 'value', '95 % interval', 'target', 'limit'],
    ['---', '---:', '---:', '---:', '---:'],
    ...figures.map((figure) => [
      figure.name,
      figure.value.toFixed(2),
      figure.interval?.map((end) => end.toFixed(2)).join(' to ') ?? '',
      `${figure.target}${verdictOf(figure)}`,
      `${figure.limit}`,
    ]),
  ]
    .map((cells) => `| ${cells.slice(0, hasLimits ? undefined : -1).join(' | ')} |`)
    .join('\n');
