/** The parameters of a page's URL. */
export type Query = {
  /**
   * Returns a parameter's first value that is not blank. Returns '' if all its values are blank, and undefined if the
   * parameter is missing.
   */
  get(name: string): string | undefined;
};

/**
 * Maximum number of additional times that a part of a query is decoded. Each program that encodes the link again adds a
 * level of encoding.
 */
const MAX_DEPTH = 3;

/** Matches a parameter whose value is a URL. The URL's own query belongs to the value. */
const URL_VALUE = /=\s*[a-z]+(?::|%3a)(?:\/|%2f){2}/i;
/** Matches a separator inside a value, in front of another parameter. */
const INNER_PARAMETER = /[?&;]\s*(?:amp;){0,3}[a-z][\w-]*=/i;

/**
 * Returns a parameter's name for comparison. Removes what precedes the name in a changed link, such as "amp;" and "?".
 * Then removes all characters except a-z and digits, since programs change dashes and add spaces.
 */
const keyOf = (name: string) =>
  (name.split(/[?&;]/).filter(Boolean).pop() ?? '').toLowerCase().replace(/[^a-z\d]/g, '');

/** Yields the parameters of a query. Those inside another parameter's value come last. */
function* parametersIn(search: string, depth = 0): Generator<[key: string, value: string]> {
  const inner: string[] = [];
  for (const part of search.split('&')) {
    // Skip parts without a value early, so that a query of nothing but separators takes almost no time.
    if (!/=|3d/i.test(part)) continue;
    const isUrl = URL_VALUE.test(part);
    for (const piece of isUrl ? [part] : part.split(/[?;](?=[\w-]+=)/)) {
      const [[name, value] = ['', '']] = new URLSearchParams(piece);
      const mayDecode = depth < MAX_DEPTH;
      if (mayDecode && /=|%3d/i.test(name)) {
        yield* parametersIn(value ? `${name}=${value}` : name, depth + 1);
        continue;
      }
      const end = mayDecode && !isUrl ? value.search(INNER_PARAMETER) : -1;
      if (end >= 0) inner.push(value.slice(end + 1));
      yield [keyOf(name), end < 0 ? value : value.slice(0, end)];
    }
  }
  for (const text of inner) yield* parametersIn(text, depth + 1);
}

/**
 * Reads the query of a page's URL, even if a program or person has changed the link: capitals, "&amp;" or a second "?"
 * between parameters, encoded "=" and "&", spaces around names.
 */
export function readQuery(search: string): Query {
  const values = new Map<string, string>();
  for (const [key, value] of parametersIn(search.replace(/^\?/, '')))
    if (!values.get(key)) values.set(key, value.trim() && value);
  return { get: (name) => values.get(keyOf(name)) };
}

const plain = (text: string) => text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/**
 * Returns the listed value that a text stands for. Ignores case, and punctuation at the ends, which may have been next
 * to the link in a text.
 */
export const findListed = (listed: readonly string[], text: string): string | undefined =>
  listed.find((value) => value === text) ??
  listed.find((value) => plain(text) !== '' && plain(value) === plain(text));
