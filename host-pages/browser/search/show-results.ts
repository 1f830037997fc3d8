import { markWords } from './mark-words';
import type { Found } from './search-engine';

/** Maximum number of results that are shown. Visitors seldom read more. */
export const MAX_RESULTS = 20;

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

function resultOf({ path, title, label, excerpt, lang, words }: Found): HTMLElement {
  const link = create('a', '', ...markWords(title, words));
  const text = create('p', '', ...markWords(excerpt, words));
  link.href = path;
  if (lang) link.lang = text.lang = lang;
  return create('li', '', create('h3', '', link), create('p', 'small', label), ...(excerpt ? [text] : []));
}

/** Returns a sentence that says how many results there are. */
export function countOf(count: number, query: string): string {
  if (count === 0) return `No results for “${query}”`;
  const results = count === 1 ? '1 result' : `${count} results`;
  const shown = count > MAX_RESULTS ? `, the best ${MAX_RESULTS} are shown` : '';
  return `${results} for “${query}”${shown}`;
}

export function showResults(container: HTMLElement, found: readonly Found[]) {
  const items = found.slice(0, MAX_RESULTS).map(resultOf);
  // Leave out an empty list: screen readers would announce it.
  container.replaceChildren(...(items.length > 0 ? [create('ol', '', ...items)] : []));
}
