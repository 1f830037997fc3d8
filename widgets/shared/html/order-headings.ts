/**
 * Headings follow each other without a gap, the highest one level below the heading that they stand under: whoever wrote
 * the text did not know the page.
 */
export function orderHeadings(root: ParentNode, below: number) {
  const above: number[] = [];
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const written = Number(heading.localName[1]);
    while (above.length && (above.at(-1) as number) >= written) above.pop();
    above.push(written);
    const level = Math.min(below + above.length, 6);
    if (level === written) continue;
    const ordered = heading.ownerDocument.createElement(`h${level}`);
    for (const { name, value } of heading.attributes) ordered.setAttribute(name, value);
    ordered.append(...heading.childNodes);
    heading.replaceWith(ordered);
  }
}
