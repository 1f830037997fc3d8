import { cleanText } from '../widgets/contract/clean-text';

/**
 * Returns the fields without characters that are not text. Replaces special line breaks with spaces, since most fields
 * are shown, or sent in a mail's header, on one line.
 * @param report called with the path of each field that is changed, such as `offices.0.city`
 */
export function cleanSite<const Fields>(fields: Fields, report: (path: string) => void): Fields {
  const clean = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string') {
      const text = cleanText(value.replace(/[\v\u2028\u2029]/g, ' '));
      if (text !== value) report(path.join('.'));
      return text;
    }
    if (Array.isArray(value)) return value.map((item, at) => clean(item, [...path, `${at}`]));
    if (!value || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, clean(item, [...path, name])]),
    );
  };
  return clean(fields, []) as Fields;
}
