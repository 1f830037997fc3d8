import { type Arguments, readArguments } from '../read-arguments';
import { readSince } from '../read-since';

/** What `npm run partners -- --help` prints. */
export const PARTNERS_USAGE = `Usage: npm run partners -- COMMAND

  add agent-42 --name "…"                registers a partner
  rename agent-42 --name "…"             changes the name of a partner, for example one that was misspelt
  list                                   lists the partners
  snippet agent-42 [--svg FILE]          prints the snippet, the link and its QR code, which --svg writes to a new file
  link agent-42                          prints a private link with the partner's counts; an earlier one ends
  unlink agent-42                        ends the private link
  report [--since 2026-01-31]            counts the leads of each partner
         [--json | --csv] [--out FILE]
`;

const OPTIONS = {
  name: { type: 'string' },
  svg: { type: 'string' },
  since: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  out: { type: 'string' },
} as const;

/** The options of each command, and whether it needs a partner's ID. */
const COMMANDS = {
  add: { needsId: true, options: ['name'] },
  rename: { needsId: true, options: ['name'] },
  list: { needsId: false, options: [] },
  snippet: { needsId: true, options: ['svg'] },
  link: { needsId: true, options: [] },
  unlink: { needsId: true, options: [] },
  report: { needsId: false, options: ['since', 'json', 'csv', 'out'] },
} as const satisfies Record<string, { needsId: boolean; options: readonly (keyof typeof OPTIONS)[] }>;

export type PartnersCommand = keyof typeof COMMANDS;

const USE_ONE = `Use one of: ${Object.keys(COMMANDS).join(', ')}`;

const isCommand = (name: string): name is PartnersCommand => Object.hasOwn(COMMANDS, name);

/** The arguments of `npm run partners`. */
export type PartnersOptions = Omit<Arguments<typeof OPTIONS>['values'], 'since'> & {
  readonly command: PartnersCommand;
  /** Empty if the command needs no ID. */
  readonly id: string;
  readonly since: Date | undefined;
};

/**
 * Parses the arguments of `npm run partners`.
 * @throws Error with a one-line message for the operator if they are wrong
 */
export function readPartnersOptions(args: readonly string[]): PartnersOptions {
  return readArguments('partners', args, OPTIONS, ({ values, positionals }) => {
    const [command = '', ...others] = positionals;
    if (!command) throw new Error(`No command is given. ${USE_ONE}`);
    if (!isCommand(command)) throw new Error(`There is no command "${command}". ${USE_ONE}`);
    const { needsId, options } = COMMANDS[command];
    const foreign = Object.keys(values).find((name) => !options.some((known) => known === name));
    if (foreign) throw new Error(`${command} has no option --${foreign}`);
    const [id = '', ...more] = needsId ? others : ['', ...others];
    if (more[0] !== undefined) throw new Error(`Unexpected argument '${more[0]}'`);
    if (needsId && !id.trim()) throw new Error(`${command} needs the ID of a partner`);
    if ((command === 'add' || command === 'rename') && !values.name?.trim()) {
      throw new Error(`${command} needs --name "…"`);
    }
    if (values.json && values.csv) throw new Error('--json and --csv exclude each other');
    const since = values.since === undefined ? undefined : readSince(values.since);
    return { ...values, command, id: id.trim(), since };
  });
}
