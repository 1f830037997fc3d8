import { readdirSync } from 'node:fs';
import { LEAD_FIELDS, type LeadField, QUOTE_FIELDS } from '../../widgets/contract/field-rules';
import { MAX_PARTNER_ID_LENGTH } from '../../widgets/contract/partner-id';
import { EXTRA_OPTIONS } from '../../widgets/quote-form/extras/options';
import { OPTIONS } from '../../widgets/quote-form/options';
import { LANGUAGES } from '../../widgets/shared/runtime/language';
import type { OptionTable } from '../../widgets/shared/runtime/read-options';
import { WHENS } from '../../widgets/shared/runtime/whens';

// Facts about the widgets. Code for browsers can't import this module, because it reads the file system. The build
// inserts the facts into that code with `tableConstants`.

/** The names of all folders in widgets/, except `contract` and `shared`. */
export const WIDGET_NAMES: readonly string[] = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['contract', 'shared'].includes(entry.name))
  .map((entry) => entry.name);

/** Turns `first_name` into `firstName`, the name of a component's prop. */
const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
/** Turns `firstName` into `first-name`, as written in a URL, or after `data-` in an attribute. */
export const kebabCase = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase();

const fields: readonly (readonly [name: string, row: LeadField])[] = Object.keys(QUOTE_FIELDS).map((name) => [
  camelCase(name),
  LEAD_FIELDS[name as keyof typeof QUOTE_FIELDS],
]);

/**
 * What an option allows. An array lists the allowed values, the default first. A string or a number means that the
 * option allows any text: a string is the default text, and a number is the maximum length of the text.
 */
export type OptionValues = readonly string[] | string | number;

/**
 * The fields of the quote form that a page may fill in by setting attributes of the form's placeholder, each with its
 * allowed values or its maximum length.
 */
export const PREFILL: Readonly<Record<string, readonly string[] | number>> = Object.fromEntries(
  fields
    .filter(([, { consent }]) => !consent)
    .map(([name, { values, maxLength }]) => [name, values ?? maxLength]),
);

/** The options that all widgets share. */
export const EVERY_OPTION = { when: WHENS, api: '', accent: '', lang: LANGUAGES } as const;

/** Returns the options of each widget, keyed by the widget's name. Excludes the options of `EVERY_OPTION`. */
export async function optionTables(): Promise<Record<string, Readonly<Record<string, OptionValues>>>> {
  const tables = await Promise.all(
    WIDGET_NAMES.map(async (name) => {
      const { OPTIONS: table }: { OPTIONS: OptionTable } = await import(`../../widgets/${name}/options.ts`);
      return [name, name === 'quote-form' ? { ...table, ...EXTRA_OPTIONS, ...PREFILL } : table] as const;
    }),
  );
  return Object.fromEntries(tables);
}

/**
 * Returns the names of each widget's options, keyed by the widget's name. The contact popup also accepts the quote
 * form's options, except `headingLevel`, and passes them to its form.
 */
export async function optionNames(): Promise<Record<string, readonly string[]>> {
  const { 'contact-popup': own, 'quote-form': form, ...others } = await optionTables();
  const { headingLevel: _, ...passedOn } = { ...form };
  const popup = { ...own, ...passedOn };
  return Object.fromEntries(
    Object.entries({ ...others, 'contact-popup': popup, 'quote-form': { ...form } }).map(
      ([widget, table]) => [widget, Object.keys(table)],
    ),
  );
}

/** The attributes that may contain a visitor's personal data. */
const PERSONAL_ATTRIBUTES = fields
  .filter(([, { personal }]) => personal !== false)
  .map(([name]) => `data-${kebabCase(name)}`);

/**
 * The options that the URL of the framed form may set, each with its allowed values or its maximum length. Excludes
 * personal data, since URLs end up in logs. Excludes the addresses to which leads and visitors are sent, since anybody
 * can write a URL.
 */
export const FRAME_OPTIONS: Readonly<Record<string, readonly string[] | number>> = Object.fromEntries(
  Object.entries({
    partner: MAX_PARTNER_ID_LENGTH,
    lang: LANGUAGES,
    headingLevel: OPTIONS.headingLevel,
    consent: EXTRA_OPTIONS.consent,
    ...Object.fromEntries(
      fields
        .filter(([name, { personal }]) => personal === false && name in PREFILL)
        .map(([name]): [string, readonly string[] | number] => [name, PREFILL[name] ?? 0]),
    ),
  }).map(([name, value]) => [kebabCase(name), value]),
);

/** Returns the constants that the build inserts, as source text. */
export const tableConstants = async () => ({
  __LANGUAGES__: JSON.stringify(LANGUAGES),
  __OPTION_NAMES__: JSON.stringify(await optionNames()),
  __PERSONAL_ATTRIBUTES__: JSON.stringify(PERSONAL_ATTRIBUTES),
  __FRAME_OPTIONS__: JSON.stringify(FRAME_OPTIONS),
});
