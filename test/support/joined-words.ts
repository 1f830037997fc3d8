const ELEMENT = 1;
const TEXT = 3;

/**
 * Names of elements that separate words, even if there is no space at their edges. Each element is a block in all our
 * style sheets, or screen readers announce it separately, or browsers show it apart from the text around it.
 */
const BLOCKS = new Set(
  (
    'address article aside blockquote body br button caption center dd details dialog div dl dt fieldset figcaption ' +
    'figure footer form h1 h2 h3 h4 h5 h6 header hr iframe img input legend li main menu nav ol optgroup option p pre ' +
    'search section select summary table tbody td textarea tfoot th thead tr ul video'
  ).split(' '),
);
/** Elements whose text is not for readers. */
const SKIPPED = new Set(['script', 'style', 'template', 'svg', 'noscript', 'head']);

export const ENDS_IN_WORD = /[\p{L}\p{M}\p{N})]$/u;
export const STARTS_WITH_WORD = /^[\p{L}\p{N}(]/u;

const around = (before: string, after: string) => `${before.slice(-30)}|${after.slice(0, 30)}`;

/**
 * Returns the places where words of two elements follow each other without a space, such as `Hyderabad|Telangana` for
 * `<b>Hyderabad</b><i>Telangana</i>`. Even if a style sheet separates the words, screen readers, reading modes and
 * copied text join them.
 */
export function joinedWords(root: Node): string[] {
  const found: string[] = [];
  let before = '';

  function read(node: Node) {
    if (node.nodeType === TEXT) {
      const text = node.textContent ?? '';
      if (!text) return;
      if (ENDS_IN_WORD.test(before) && STARTS_WITH_WORD.test(text)) found.push(around(before, text));
      before = text;
      return;
    }
    if (node.nodeType !== ELEMENT) return;
    const name = node.nodeName.toLowerCase();
    if (SKIPPED.has(name)) return;
    if (BLOCKS.has(name)) before = '';
    node.childNodes.forEach(read);
    if (BLOCKS.has(name)) before = '';
  }

  read(root);
  return found;
}
