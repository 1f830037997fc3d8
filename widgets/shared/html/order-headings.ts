/** The value of `Node.TEXT_NODE`. The build also calls this module, and has no global `Node`. */
const TEXT = 3;
/**
 * Adds an invisible word joiner after each hyphen in a word, so that words such as "own-damage" stay on one line. CSS
 * can't do this.
 */
const joinHyphens = (text: string) => text.replace(/-\b/g, '-\u2060');

/**
 * Changes the levels of headings to fit the page, because the author of the text didn't know the page's levels. The
 * highest heading gets the level after `below`, and no level is skipped. Also keeps each hyphenated word of the
 * headings on one line, if the line is long enough.
 * @param below the level of the page's preceding heading
 */
export function orderHeadings(root: ParentNode, below: number) {
  const parentLevels: number[] = [];
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    for (const node of heading.childNodes)
      if (node.nodeType === TEXT) node.nodeValue = joinHyphens(node.nodeValue ?? '');
    const originalLevel = Number(heading.localName[1]);
    while (parentLevels.length && (parentLevels.at(-1) as number) >= originalLevel) parentLevels.pop();
    parentLevels.push(originalLevel);
    const level = Math.min(below + parentLevels.length, 6);
    if (level === originalLevel) continue;
    const replacement = heading.ownerDocument.createElement(`h${level}`);
    for (const { name, value } of heading.attributes) replacement.setAttribute(name, value);
    replacement.append(...heading.childNodes);
    heading.replaceWith(replacement);
  }
}
