const isOf = (name: string) => (element: Element) => element.localName === name;

function nameOf(element: Element): string {
  const { localName, id, classList, parentElement } = element;
  if (id) return `${localName}#${id}`;
  if (classList[0]) return `${localName}.${classList[0]}`;
  const alike = [...(parentElement?.children ?? [])].filter(isOf(localName));
  return alike.length > 1 ? `${localName}:nth-of-type(${alike.indexOf(element) + 1})` : localName;
}

/** Where an element stands, in words that find it: itself, and up to two around it. */
export function whereIs(element: Element): string {
  const path: string[] = [];
  for (let at: Element | null = element; at && path.length < 3; at = at.parentElement) {
    path.unshift(nameOf(at));
    if (at.id || at === document.body) break;
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
