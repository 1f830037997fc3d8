import { PARTS } from './parts';

type Root = Document | DocumentFragment | Element;
export type Control = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

const namesIn = (root: Root) =>
  [...root.querySelectorAll('[name]')].map((control) => control.getAttribute('name'));

/** Returns the form control with the given `name`. Throws an error that lists the existing names. */
export const getField = (root: Root, name: string): Control => {
  const control = root.querySelector<Control>(`[name="${name}"]`);
  if (!control) throw new Error(`No field is named "${name}". Found: ${namesIn(root).join(', ') || 'none'}.`);
  return control;
};

/**
 * Returns the error messages in the form's order, keyed by the field's name. Finds the messages through ARIA, as a
 * screen reader does.
 */
export const errorsIn = (root: Root): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const control of root.querySelectorAll<Control>('[aria-invalid=true]')) {
    const described = (control.getAttribute('aria-describedby') ?? '').split(' ');
    const [error] = described.filter((id) => id.endsWith('-error'));
    errors[control.name] = root.querySelector(`#${error}`)?.textContent ?? '';
  }
  return errors;
};

/** Returns the paragraph that thanks a visitor after a success, or null. */
export const thanksIn = (root: Root) => root.querySelector<HTMLElement>(PARTS.thanks);

/** Returns the text of the form's live region: '' if the region is empty, undefined if there is no region. */
export const statusIn = (root: Root) => root.querySelector('form [role=status]')?.textContent;
