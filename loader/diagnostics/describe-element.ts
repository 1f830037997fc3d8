const hasName = (name: string) => (element: Element) => element.localName === name;

function selectorOf(element: Element): string {
  const { localName, id, classList, parentElement } = element;
  if (id) return `${localName}#${id}`;
  if (classList[0]) return `${localName}.${classList[0]}`;
  const siblings = [...(parentElement?.children ?? [])].filter(hasName(localName));
  return siblings.length > 1 ? `${localName}:nth-of-type(${siblings.indexOf(element) + 1})` : localName;
}

/** Returns a selector-like path to an element, with up to two ancestors. */
export function whereIs(element: Element): string {
  const path: string[] = [];
  for (let at: Element | null = element; at && path.length < 3; at = at.parentElement) {
    path.unshift(selectorOf(at));
    if (at.id || at === document.body) break;
  }
  return path.join(' > ');
}

/**
 * Returns the element whose `display: none` hides `element`: `element` itself or an ancestor, across shadow roots.
 * Returns undefined if there is none.
 */
export function hiderOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = at.parentElement ?? hostOf(at)) {
    if (getComputedStyle(at).display === 'none') return at;
  }
  return undefined;
}

const hostOf = (element: Element) => (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
