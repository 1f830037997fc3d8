/** Longer ones would be wider than a phone. */
const MAX_LENGTH = 16;
const WORD_JOINER = '\u2060';
/** `NodeFilter.SHOW_TEXT`, which is no global where pages are built. */
const SHOW_TEXT = 4;

/** Keeps hyphenated words of headings, such as "own-damage", on one line: CSS cannot. */
export function joinCompounds(root: ParentNode) {
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const texts = heading.ownerDocument.createTreeWalker(heading, SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      text.data = text.data.replace(/\S+-\S+/g, (word) =>
        word.length > MAX_LENGTH ? word : word.replaceAll('-', `-${WORD_JOINER}`),
      );
    }
  }
}
