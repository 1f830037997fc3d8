/**
 * Matches special line breaks: the vertical tab, which is a soft line break in presentation programs, and Unicode's
 * line and paragraph separators.
 */
const LINE_ENDS = /[\v\u2028\u2029]/g;

// Matches code points that are not characters, and all control characters except tabs and line breaks. Doesn't match
// joiners and direction marks: Indian scripts and texts of mixed direction need them. Also matches each pair of
// surrogates, as the group, since a pair is text. It has no flag `u`: with it, Safari 17 also matches the second half
// of each pair.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds them
const NON_TEXT = /([\ud800-\udbff][\udc00-\udfff])|[\0-\x08\f\x0e-\x1f\x7f-\x9f\ufffe\uffff\ud800-\udfff]/g;

/**
 * Removes characters that HTML, XML, JSON or a database don't allow in a text, and replaces special line breaks with
 * `\n`. The build and the widgets both clean texts, so that a text from the API equals the same text in the markup.
 */
export const cleanText = (text: string): string => text.replace(LINE_ENDS, '\n').replace(NON_TEXT, '$1');

/** If `item` is an object, returns a copy with clean texts. Returns other values unchanged. */
export const cleanItem = (item: unknown): unknown =>
  item && typeof item === 'object' && !Array.isArray(item)
    ? Object.fromEntries(
        Object.entries(item).map(([name, value]) => [
          name,
          typeof value === 'string' ? cleanText(value) : value,
        ]),
      )
    : item;
