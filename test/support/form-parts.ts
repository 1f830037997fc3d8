import { PARTS } from './parts';

type Root = Document | DocumentFragment | Element;
export type Control = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

const namesIn = (root: Root) =>
  [...root.querySelectorAll('[name]')].map((control) => control.getAttribute('name'));

/** The form control with this `name`. Throws an error that lists the names there are. */
export const getField = (root: Root, name: string): Control => {
  const control = root.querySelector<Control>(`[name="${name}"]`);
  if (!control) throw new Error(`No field is named "${name}". Found: ${namesIn(root).join(', ') || 'none'}.`);
  return control;
};

/** The message of each field that has one, found as a screen reader finds it; by field, in the form's order. */
export const errorsIn = (root: Root): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const control of root.querySelectorAll<Control>('[aria-invalid=true]')) {
    const described = (control.getAttribute('aria-describedby') ?? '').split(' ');
    const [error] = described.filter((id) => id.endsWith('-error'));
    errors[control.name] = root.querySelector(`#${error}`)?.textContent ?? '';
  }
  return errors;
};

/** The paragraph that thanks a visitor after a success, or null. */
export const thanksIn = (root: Root) => root.querySelector<HTMLElement>(PARTS.thanks);

/** What the form's own live region says; '' where it says nothing. */
export const statusIn = (root: Root) => root.querySelector('form [role=status]')?.textContent;
