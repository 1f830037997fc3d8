/**
 * Renumbers headings so that no level is skipped, and the highest is one level below the heading of the page that
 * precedes them: the text was written without knowing the page.
 */
export function orderHeadings(root: ParentNode, below: number) {
  const parentLevels: number[] = [];
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
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
