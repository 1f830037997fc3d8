const nameOf = (element: Element) =>
  element.localName + (element.id ? `#${element.id}` : (element.classList[0] ?? '').replace(/^./, '.$&'));

/** Where an element stands, in words that find it: itself, and up to two around it. */
export function whereIs(element: Element): string {
  const path: string[] = [];
  for (let at: Element | null = element; at && path.length < 3; at = at.parentElement) {
    path.unshift(nameOf(at));
    if (at.id) break;
  }
  return path.join(' > ');
}

/** The element whose `display: none` hides this one, itself included. */
export function hiderOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = at.parentElement ?? hostOf(at)) {
    if (getComputedStyle(at).display === 'none') return at;
  }
  return undefined;
}

const hostOf = (element: Element) => (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
