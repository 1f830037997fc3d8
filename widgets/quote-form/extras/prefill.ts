import type { FieldName } from '../../contract/field-rules';
import { QUOTE_FIELDS } from '../../contract/lead-fields';
import type { Env } from '../../shared/runtime/attach';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const NAMES = Object.keys(QUOTE_FIELDS) as FieldName[];
const dashed = (name: string) => name.replace(/_/g, '-');
const has = (control: Control, value: string) =>
  !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);

/**
 * Gives what is called after each drawing of the form: it puts `data-first-name`, `data-state` … into the fields, once for
 * each value, and never over what a visitor has typed. A city waits for the list of its state.
 */
export function createPrefill(host: HTMLElement, env: Env) {
  const done: Partial<Record<FieldName, string>> = {};

  function put(control: Control, value: string) {
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function fill(form: HTMLFormElement) {
    // Until scripts run, the city is a plain input that a list takes the place of.
    if (!form.noValidate) return;
    for (const name of NAMES) {
      const value = host.getAttribute(`data-${dashed(name)}`)?.trim();
      const control = form.elements.namedItem(name) as Control;
      if (!value || done[name] === value || control.disabled) continue;
      const isOurs = control.value === (done[name] ?? '');
      done[name] = value;
      if (!isOurs) continue;
      if (has(control, value)) put(control, value);
      else env.warn(`data-${dashed(name)}="${value}" is not in the list`, '');
    }
  }

  const watched = new WeakSet<HTMLFormElement>();
  return (form: HTMLFormElement) => {
    fill(form);
    if (watched.has(form)) return;
    watched.add(form);
    // The list of cities comes later, and draws its own field alone.
    new MutationObserver(() => fill(form)).observe(form, {
      attributeFilter: ['disabled'],
      childList: true,
      subtree: true,
    });
  };
}
