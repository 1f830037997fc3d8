import { type FieldName, QUOTE_FIELDS } from '../../contract/field-rules';
import type { Env } from '../../shared/runtime/attach';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const NAMES = Object.keys(QUOTE_FIELDS) as FieldName[];
const kebabCase = (name: string) => name.replace(/_/g, '-');
/** Returns why a control cannot have this value, if so. */
function faultOf(control: Control, value: string): string | undefined {
  if (!(control instanceof HTMLSelectElement)) {
    const { maxLength } = control;
    return maxLength > 0 && value.length > maxLength ? `is longer than ${maxLength} characters` : undefined;
  }
  return [...control.options].some((option) => option.value === value) ? undefined : 'is not in the list';
}

/**
 * Returns a function to call after each render of the form. It fills the fields with `data-first-name`, `data-state` …,
 * each value once, and never overwrites what a visitor has typed. The city is filled once its state's list has loaded.
 */
export function createPrefill(host: HTMLElement, env: Env) {
  /** The values that were tried once, and the contents that the visitor has not changed since. */
  const tried: Partial<Record<FieldName, string>> = {};
  const written: Partial<Record<FieldName, string>> = {};

  function setValue(control: Control, value: string) {
    control.value = value;
    // The detail tells it from the visitor's own input, which is a use of the form.
    control.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: 'prefill' }));
  }

  function fill(form: HTMLFormElement) {
    // Until scripts run, the city is a plain input, which a list then replaces.
    if (!form.noValidate) return;
    let isStateChanged = false;
    for (const name of NAMES) {
      // The form empties it and loads another list, after which it is filled.
      if (name === 'city' && isStateChanged) continue;
      const value = host.getAttribute(`data-${kebabCase(name)}`)?.trim();
      const control = form.elements.namedItem(name) as Control;
      if (!value || tried[name] === value || control.disabled) continue;
      tried[name] = value;
      if (control.value !== (written[name] ?? '')) continue;
      const fault = faultOf(control, value);
      if (fault) {
        env.warn(`data-${kebabCase(name)}="${value}" ${fault}`, '');
        continue;
      }
      written[name] = value;
      setValue(control, value);
      if (name === 'state') {
        isStateChanged = true;
        delete tried.city;
        delete written.city;
      }
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
