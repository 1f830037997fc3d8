import {
  EVERY_OPTION,
  FRAME_OPTIONS,
  kebabCase,
  type OptionValues,
  optionTables,
  PREFILL,
} from '../bundles/widget-tables';
import { type Description, describedProperties } from './option-descriptions';

/**
 * Matches each table in a document, with the markers around it. The first marker contains the name of a widget, the
 * value of `EVERY`, or "frame".
 */
const MARKED = /(<!-- options: (\S+) -->\n).*?(<!-- end of options -->)/gs;
const EVERY = 'every-placeholder';

const HEAD = ['| attribute | values | default | what it does |', '| --- | --- | --- | --- |'];

export type Option = {
  readonly name: string;
  readonly values: OptionValues;
  /** True if the option fills in a field of the form. Such an option has no default, even if `values` is a list. */
  readonly isPrefill?: boolean;
};

/** Texts that describe the options in `PREFILL`. `PrefillTable` has other descriptions for some of them. */
const FILLS_A_FIELD = 'Fills the field, unless the visitor has typed into it.';
const TICKS_A_BOX = 'Ticks the box, unless the visitor has unticked it.';

const code = (text: string) => `\`${text}\``;

const valuesCell = ({ values }: Option, { format = 'text' }: Description) =>
  typeof values === 'object' ? values.map((value) => (value ? code(value) : '(none)')).join(', ') : format;

function defaultCell({ values, isPrefill }: Option, { fallback = '' }: Description) {
  const [first] = typeof values === 'number' || isPrefill ? [] : [values].flat();
  return fallback || (first ? code(first) : '');
}

/**
 * Returns a Markdown table of options. Options whose rows differ only in the name share a row.
 * @throws Error if an option has no description, or if a description belongs to no option
 */
export function optionsTable(
  options: readonly Option[],
  descriptions: ReadonlyMap<string, Description>,
): string {
  const rows = new Map<string, string[]>();
  const unused = new Set(descriptions.keys());
  for (const option of options) {
    const description = descriptions.get(option.name);
    if (!description) throw new Error(`The option ${option.name} has no description.`);
    unused.delete(option.name);
    const cells = [valuesCell(option, description), defaultCell(option, description), description.text];
    const rest = cells.map((cell) => (cell ? ` ${cell.replaceAll('|', '\\|')} |` : ' |')).join('');
    rows.set(rest, [...(rows.get(rest) ?? []), code(`data-${kebabCase(option.name)}`)]);
  }
  if (unused.size > 0) throw new Error(`There is no option ${[...unused].join(', ')} to describe.`);
  return [...HEAD, ...[...rows].map(([rest, names]) => `| ${names.join(', ')} |${rest}`)].join('\n');
}

function descriptionsOf(widget: string): ReadonlyMap<string, Description> {
  const own = describedProperties(`widgets/${widget}/options.ts`, 'OPTIONS');
  if (widget !== 'quote-form') return own;
  const extras = describedProperties('widgets/quote-form/extras/options.ts', 'EXTRA_OPTIONS');
  return new Map([
    ...own,
    ...Object.entries(PREFILL).map(([name, values]): [string, Description] => [
      name,
      { text: `${values}` === 'yes' ? TICKS_A_BOX : FILLS_A_FIELD },
    ]),
    ...describedProperties('widgets/quote-form/options.ts', 'PrefillTable'),
    ...extras,
  ]);
}

/**
 * Returns the tables of docs/options.md, generated from the code and its comments. Each table's key is the name in the
 * marker before the table in that document.
 */
export async function optionsTables(): Promise<ReadonlyMap<string, string>> {
  const toOptions = (table: Readonly<Record<string, OptionValues>>, widget = '') =>
    Object.entries(table).map(([name, values]) => {
      return { name, values, isPrefill: widget === 'quote-form' && name in PREFILL };
    });
  const widgets = Object.entries(await optionTables()).map(
    ([widget, table]) => [widget, optionsTable(toOptions(table, widget), descriptionsOf(widget))] as const,
  );
  const every = describedProperties('loader/npm/options.ts', 'CommonTable');
  return new Map([[EVERY, optionsTable(toOptions(EVERY_OPTION), every)], ...widgets]);
}

/** Returns the table of the frame's URL parameters, for docs/embedding.md. */
export function frameTables(): ReadonlyMap<string, string> {
  const rows = Object.entries(FRAME_OPTIONS).map(([name, known]) => [
    code(name),
    typeof known === 'number' ? `up to ${known} characters` : known.map(code).join(', '),
  ]);
  const all = [['parameter', 'values'], ['---', '---'], ...rows, [code('accent'), 'an opaque CSS colour']];
  return new Map([['frame', all.map((cells) => `| ${cells.join(' | ')} |`).join('\n')]]);
}

/**
 * Returns the document with its tables replaced.
 * @throws Error if the document has no marker for one of the tables, or has a marker for an unknown table
 */
export function withTables(document: string, tables: ReadonlyMap<string, string>): string {
  const missing = new Set(tables.keys());
  const written = document.replace(MARKED, (_, start: string, name: string, end: string) => {
    const table = tables.get(name);
    if (!table) throw new Error(`The document has a place for the options of ${name}, which has none.`);
    missing.delete(name);
    // The blank line ends the Markdown table.
    return `${start}\n${table}\n\n${end}`;
  });
  if (missing.size > 0)
    throw new Error(`The document has no "<!-- options: … -->" for ${[...missing].join(', ')}.`);
  return written;
}
