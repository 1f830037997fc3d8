import { checkField, normalise } from '../../../widgets/contract/field-rules';
import type { LeadSelection, Person } from '../../db/lead-selection';
import { type Arguments, readArguments } from '../read-arguments';
import { readSince } from '../read-since';

/** What `npm run leads -- --help` prints. */
export const LEADS_USAGE = `Usage: npm run leads [-- OPTIONS]

Lists the leads:
  --since 2026-01-31         received since a day (midnight in India) or a time: 2026-01-31T09:00:00Z
  --undelivered              not delivered, with the reason
  --suspected                probably sent by a bot
  --json                     as JSON
  --csv                      as CSV, for a program or a spreadsheet
  --xlsx --out FILE          as .xlsx, for a spreadsheet: labels in words, Indian time
  --out FILE                 into a new file

Delivers leads, through the channels that are set up:
  --redeliver Q-12345678     one lead again
  --redeliver --since DAY    undelivered leads received since a day
  --approve Q-12345678       a suspected lead, which then counts as genuine

Exports and erases personal data:
  --resume A-12345678 --out FILE      a résumé
  --person EMAIL|MOBILE [--out FILE]  everything stored about a person, as JSON
  --person EMAIL|MOBILE --erase       erases a person's leads
  --purge-older-than DAYS             erases leads older than this
  --dry-run                           with --erase or --purge-older-than: prints what would be erased
  --erasures                          lists what was erased, and when
`;

const OPTIONS = {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  xlsx: { type: 'boolean' },
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

type Values = Arguments<typeof OPTIONS>['values'];

const FORMATS = ['json', 'csv', 'xlsx'] as const;

/** The options that each mode allows. Each mode, except `list`, is named after the option that selects it. */
const MODES = {
  resume: ['resume', 'out'],
  redeliver: ['redeliver', 'since'],
  approve: ['approve'],
  erase: ['erase', 'person', 'dry-run'],
  person: ['person', 'out'],
  'purge-older-than': ['purge-older-than', 'dry-run'],
  erasures: ['erasures'],
  list: ['json', 'csv', 'xlsx', 'since', 'undelivered', 'suspected', 'out'],
} as const satisfies Record<string, readonly (keyof Values)[]>;

export type Mode = keyof typeof MODES;

/** The arguments of `npm run leads`. */
export type LeadsOptions = Omit<Values, 'since'> & {
  readonly mode: Mode;
  readonly since: Date | undefined;
  /** The leads that `--person` or `--purge-older-than` selects. */
  readonly selection: LeadSelection | undefined;
  /** The reference of the lead to redeliver. */
  readonly lead: string | undefined;
};

const modeOf = (values: Values): Mode =>
  (Object.keys(MODES) as Mode[]).find((mode) => mode !== 'list' && values[mode] !== undefined) ?? 'list';

/** Reads the person that `--person` names: an email address or a mobile number. */
function readPerson(typed: string): Person {
  const email = normalise('email', typed);
  if (!checkField('email', email, true)) return { email };
  const mobile = normalise('mobile', typed);
  if (!checkField('mobile', mobile, true)) return { mobile };
  throw new Error('--person needs an email address or a mobile number of ten digits');
}

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Returns the selection of the leads that are older than `days` days. */
function readAge(days: string): { readonly before: Date } {
  if (/^[1-9]\d{0,4}$/.test(days)) return { before: new Date(Date.now() - Number(days) * MS_PER_DAY) };
  throw new Error('--purge-older-than needs a number of days from 1 to 99999');
}

/**
 * Returns the leads that `--person` or `--purge-older-than` selects, or undefined if neither option is given.
 * @param positionals the rest of a mobile number that was typed with spaces but without quotes
 */
function readSelection(values: Values, positionals: readonly string[]): LeadSelection | undefined {
  const { person, 'purge-older-than': days } = values;
  if (person !== undefined) return readPerson([person, ...positionals].join(' '));
  return days === undefined ? undefined : readAge(days);
}

/** @throws Error with a one-line message for the operator */
export function readLeadsOptions(args: readonly string[]): LeadsOptions {
  return readArguments('leads', args, OPTIONS, ({ values, positionals }) => {
    const mode = modeOf(values);
    const foreign = Object.keys(values).find((name) => !MODES[mode].some((known) => known === name));
    if (foreign === 'dry-run') throw new Error('--dry-run needs --erase or --purge-older-than');
    if (foreign) throw new Error(`--${mode} and --${foreign} exclude each other`);
    const [format, otherFormat] = FORMATS.filter((name) => values[name]);
    if (otherFormat) throw new Error(`--${format} and --${otherFormat} exclude each other`);
    if (values.xlsx && values.out === undefined) throw new Error('--xlsx needs --out FILE');
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
  });
}
