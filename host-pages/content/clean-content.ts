import { cleanItem, cleanText } from '../../widgets/contract/clean-text';

/**
 * Maximum number of changed characters that the report lists for a field. If a field has more, the report only says how
 * many more.
 */
const MAX_NAMED = 5;

const hexOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Returns a list of the characters that `cleanText` changes in a text, with positions counted from 1: `U+000B at 15,
 * U+0000 at 17`.
 */
function changesOf(text: string): string {
  const changes = [...text].flatMap((character, at) =>
    cleanText(character) === character ? [] : [`${hexOf(character)} at ${at + 1}`],
  );
  const more = changes.length > MAX_NAMED ? [`${changes.length - MAX_NAMED} more`] : [];
  return [...changes.slice(0, MAX_NAMED), ...more].join(', ');
}

/**
 * Cleans every text of a content file.
 * @param nameOf returns the name by which the report mentions a record
 * @param report called with a sentence for each field in which characters were removed or became line breaks
 */
export function cleanContent(
  source: unknown,
  nameOf: (list: string, at: number) => string,
  report: (note: string) => void,
): unknown {
  if (!source || typeof source !== 'object') return source;
  const cleanRecord = (list: string, record: unknown, at: number) => {
    for (const [field, value] of Object.entries(record ?? {})) {
      if (typeof value !== 'string' || cleanText(value) === value) continue;
      report(
        `${nameOf(list, at)}, ${field} had characters that are not text: ${changesOf(value)}. They are removed.`,
      );
    }
    return cleanItem(record);
  };
  return Array.isArray(source)
    ? source
    : Object.fromEntries(
        Object.entries(source).map(([list, records]) => [
          list,
          Array.isArray(records) ? records.map((record, at) => cleanRecord(list, record, at)) : records,
        ]),
      );
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds them
const RAW_CONTROLS = /[\0-\x08\v\f\x0e-\x1f]/g;

/** Escapes control characters, which would make a JSON text invalid. `cleanContent` later reports and cleans them. */
export const escapeControls = (json: string): string =>
  json.replace(RAW_CONTROLS, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
