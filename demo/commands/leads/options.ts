import { parseArgs } from 'node:util';
import { checkField, normalise } from '../../../widgets/contract/field-rules';
import type { LeadSelection, Person } from '../../db/lead-selection';
import { readSince } from '../read-since';

const USAGE =
  'Usage: npm run leads -- [--undelivered | --suspected] [--json | --csv] [--since 2026-01-31 | --since 2026-01-31T09:00:00Z] ' +
  '[--out FILE], or npm run leads -- --resume A-… --out FILE, ' +
  'or npm run leads -- --redeliver [Q-… | --since 2026-01-31], or npm run leads -- --approve Q-…, ' +
  'or npm run leads -- --person EMAIL|MOBILE [--out FILE | --erase [--dry-run]], ' +
  'or npm run leads -- --purge-older-than DAYS [--dry-run], or npm run leads -- --erasures';

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
  person: { type: 'string' },
  erase: { type: 'boolean' },
  'purge-older-than': { type: 'string' },
  'dry-run': { type: 'boolean' },
  erasures: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** The options of each mode, named after the option that selects it. A mode has no other options. */
const MODES = {
  resume: ['resume', 'out'],
  redeliver: ['redeliver', 'since'],
  approve: ['approve'],
  erase: ['erase', 'person', 'dry-run'],
  person: ['person', 'out'],
  'purge-older-than': ['purge-older-than', 'dry-run'],
  erasures: ['erasures'],
  list: ['json', 'csv', 'since', 'undelivered', 'suspected', 'out'],
} as const satisfies Record<string, readonly (keyof Values)[]>;

export type Mode = keyof typeof MODES;

/** The arguments of `npm run leads`. */
export type LeadsOptions = Omit<Values, 'since'> & {
  readonly mode: Mode;
  readonly since: Date | undefined;
  /** The leads of `--person` or `--purge-older-than`. */
  readonly selection: LeadSelection | undefined;
  /** A reference. */
  readonly lead: string | undefined;
};

const modeOf = (values: Values): Mode =>
  (Object.keys(MODES) as Mode[]).find((mode) => mode !== 'list' && values[mode] !== undefined) ?? 'list';

/** A person as `--person` names one: the rest of a number with spaces and without quotes comes as positionals. */
function readPerson(typed: string): Person {
  const email = normalise('email', typed);
  if (!checkField('email', email, true)) return { email };
  const mobile = normalise('mobile', typed);
  if (!checkField('mobile', mobile, true)) return { mobile };
  throw new Error('--person needs an email address or a mobile number of ten digits');
}

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** The time before which leads are purged. */
function readAge(days: string): { readonly before: Date } {
  if (/^[1-9]\d{0,4}$/.test(days)) return { before: new Date(Date.now() - Number(days) * MS_PER_DAY) };
  throw new Error('--purge-older-than needs a number of days from 1 to 99999');
}

/** The leads that an option selects; undefined if none does. */
function readSelection(values: Values, positionals: readonly string[]): LeadSelection | undefined {
  const { person, 'purge-older-than': days } = values;
  if (person !== undefined) return readPerson([person, ...positionals].join(' '));
  return days === undefined ? undefined : readAge(days);
}

/** @throws Error with a one-line message for the operator, and the usage */
export function readLeadsOptions(args: readonly string[]): LeadsOptions {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
    const mode = modeOf(values);
    const foreign = Object.keys(values).find((name) => !MODES[mode].some((known) => known === name));
    if (foreign === 'dry-run') throw new Error('--dry-run needs --erase or --purge-older-than');
    if (foreign) throw new Error(`--${mode} and --${foreign} exclude each other`);
    if (values.json && values.csv) throw new Error('--json and --csv exclude each other');
    if (mode === 'erase' && values.person === undefined) throw new Error('--erase needs --person');
    if (mode === 'resume' && values.out === undefined) throw new Error('--resume needs --out FILE');
    const [lead, ...others] = positionals;
    const unexpected = mode === 'redeliver' ? others[0] : values.person === undefined ? lead : undefined;
    if (unexpected !== undefined) throw new Error(`Unexpected argument '${unexpected}'`);
    if (mode === 'redeliver' && (lead === undefined) === (values.since === undefined)) {
      throw new Error('--redeliver needs a reference or --since');
    }
    const since = values.since === undefined ? undefined : readSince(values.since);
    return { ...values, since, selection: readSelection(values, positionals), mode, lead };
  } catch (error) {
    throw new Error(`${(error as Error).message}. ${USAGE}`);
  }
}
