/** Soft line breaks of presentations, and the line ends that only JavaScript knows. */
const LINE_ENDS = /[\v\u2028\u2029]/g;

// Joiners and marks of direction stay: Indian scripts and mixed texts need them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds them
const NON_TEXT = /[\0-\x08\f\x0e-\x1f\x7f-\x9f\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * Removes characters that HTML, XML, JSON or a database do not allow in a text, and writes special line ends as `\n`. The build
 * and the live lists do the same, so that a page and its list agree.
 */
export const cleanText = (text: string): string => text.replace(LINE_ENDS, '\n').replace(NON_TEXT, '');

/** An item of a list with each of its texts cleaned; anything else is returned as it is. */
export const cleanItem = (item: unknown): unknown =>
  item && typeof item === 'object' && !Array.isArray(item)
    ? Object.fromEntries(
        Object.entries(item).map(([name, value]) => [
          name,
          typeof value === 'string' ? cleanText(value) : value,
        ]),
      )
    : item;
