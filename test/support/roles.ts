import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

type Root = Document | DocumentFragment | Element;

/**
 * Removes spaces from a name before it is compared with another name: whether there is a space between two elements
 * depends on CSS, which happy-dom hardly supports.
 */
const withoutSpaces = (name: string) => name.replace(/\s+/g, '');
const isNamed = (name: string) => (element: Element) =>
  withoutSpaces(computeAccessibleName(element)) === withoutSpaces(name);

/** Returns the elements in `root` that assistive technology reports with the given role, in document order. */
export const allByRole = (root: Root, role: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) => getRole(element) === role && !isInaccessible(element),
  );

/** Returns the first element with the given role and accessible name, or null. */
export const queryByRole = <Found extends HTMLElement = HTMLElement>(
  root: Root,
  role: string,
  name: string,
) => (allByRole(root, role).find(isNamed(name)) as Found | undefined) ?? null;

/**
 * Returns the first element with the given role and accessible name. If there is none, throws an error that lists the
 * names of all elements with this role.
 */
export const getByRole = <Found extends HTMLElement = HTMLElement>(
  root: Root,
  role: string,
  name: string,
) => {
  const found = queryByRole<Found>(root, role, name);
  if (found) return found;
  const names = allByRole(root, role).map((element) => `"${computeAccessibleName(element)}"`);
  throw new Error(`No ${role} is named "${name}". Found: ${names.join(', ') || `no ${role} at all`}.`);
};
