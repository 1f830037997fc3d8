import { parseArgs } from 'node:util';
import { readSince } from '../read-since';

const USAGE =
  'Usage: npm run leads -- [--undelivered | --suspected] [--json | --csv] [--since 2026-01-31 | --since 2026-01-31T09:00:00Z] ' +
  '[--out FILE], or npm run leads -- --resume A-… --out FILE, ' +
  'or npm run leads -- --redeliver [Q-… | --since 2026-01-31], or npm run leads -- --approve Q-…';

const OPTIONS = {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  since: { type: 'string' },
  undelivered: { type: 'boolean' },
  suspected: { type: 'boolean' },
  resume: { type: 'string' },
  redeliver: { type: 'boolean' },
  approve: { type: 'string' },
  out: { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** The options of each mode, named after the option that selects it. A mode has no other options. */
const MODES = {
  resume: ['resume', 'out'],
  redeliver: ['redeliver', 'since'],
  approve: ['approve'],
  list: ['json', 'csv', 'since', 'undelivered', 'suspected', 'out'],
} as const satisfies Record<string, readonly (keyof Values)[]>;

export type Mode = keyof typeof MODES;

/** The arguments of `npm run leads`. */
export type LeadsOptions = Omit<Values, 'since'> & {
  readonly mode: Mode;
  readonly since: Date | undefined;
  /** A reference. */
  readonly lead: string | undefined;
};

const modeOf = ({ resume, redeliver, approve }: Values): Mode =>
  resume !== undefined ? 'resume' : redeliver ? 'redeliver' : approve !== undefined ? 'approve' : 'list';

/** @throws Error with a one-line message for the operator, and the usage */
export function readLeadsOptions(args: readonly string[]): LeadsOptions {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
    const mode = modeOf(values);
    const foreign = Object.keys(values).find((name) => !MODES[mode].some((known) => known === name));
    if (foreign) throw new Error(`--${mode} and --${foreign} exclude each other`);
    if (values.json && values.csv) throw new Error('--json and --csv exclude each other');
    if (mode === 'resume' && values.out === undefined) throw new Error('--resume needs --out FILE');
    const [lead, ...others] = positionals;
    const unexpected = mode === 'redeliver' ? others[0] : lead;
    if (unexpected !== undefined) throw new Error(`Unexpected argument '${unexpected}'`);
    if (mode === 'redeliver' && (lead === undefined) === (values.since === undefined)) {
      throw new Error('--redeliver needs a reference or --since');
    }
    return { ...values, since: values.since === undefined ? undefined : readSince(values.since), mode, lead };
  } catch (error) {
    throw new Error(`${(error as Error).message}. ${USAGE}`);
  }
}
