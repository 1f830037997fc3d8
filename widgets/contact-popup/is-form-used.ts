import { rootsOfPage } from './wait-until-idle';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns true if a field's value differs from the initial value in the page's markup. */
function isChanged(field: Field): boolean {
  // Ignore values that the visitor can't enter: a button's text, a hidden value.
  if (/^(hidden|submit|button|reset|image)$/.test(field.type)) return false;
  if ('options' in field) {
    const initial = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return field.value !== (initial?.value ?? '');
  }
  if ('checked' in field && /^(checkbox|radio)$/.test(field.type))
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/**
 * Returns true while a form of the page contains something that the visitor entered. Compares values instead of
 * recording events: visitors may type before the widget is mounted, and browsers restore values after Back.
 */
export const isFormUsed = (): boolean =>
  rootsOfPage().some((root) =>
    [...root.querySelectorAll<Field>('form :is(input, select, textarea)')].some(isChanged),
  );
