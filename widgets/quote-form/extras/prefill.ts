import { type FieldName, QUOTE_FIELDS } from '../../contract/field-rules';
import type { Env } from '../../shared/runtime/attach';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const NAMES = Object.keys(QUOTE_FIELDS) as FieldName[];
const kebabCase = (name: string) => name.replace(/_/g, '-');
const accepts = (control: Control, value: string) =>
  !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);

/**
 * Returns a function to call after each render of the form. It fills the fields with `data-first-name`, `data-state` …,
 * each value once, and never overwrites what a visitor has typed. The city is filled once its state's list has loaded.
 */
export function createPrefill(host: HTMLElement, env: Env) {
  const applied: Partial<Record<FieldName, string>> = {};

  function setValue(control: Control, value: string) {
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function fill(form: HTMLFormElement) {
    // Until scripts run, the city is a plain input, which a list then replaces.
    if (!form.noValidate) return;
    for (const name of NAMES) {
      const value = host.getAttribute(`data-${kebabCase(name)}`)?.trim();
      const control = form.elements.namedItem(name) as Control;
      if (!value || applied[name] === value || control.disabled) continue;
      const isUnedited = control.value === (applied[name] ?? '');
      applied[name] = value;
      if (!isUnedited) continue;
      if (accepts(control, value)) setValue(control, value);
      else env.warn(`data-${kebabCase(name)}="${value}" is not in the list`, '');
    }
  }

  const observedForms = new WeakSet<HTMLFormElement>();
  return (form: HTMLFormElement) => {
    fill(form);
    if (observedForms.has(form)) return;
    observedForms.add(form);
    // The list of cities loads later and re-renders only its own field.
    new MutationObserver(() => fill(form)).observe(form, {
      attributeFilter: ['disabled'],
      childList: true,
      subtree: true,
    });
  };
}
