import type { FieldName, LEAD_FIELDS, LeadField } from '../../contract/field-rules';
import type { Env } from '../../shared/runtime/attach';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type LoadPlaceNames = () => Promise<Pick<typeof import('../place-names'), 'listedName'>>;

const controlOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control;
const kebabCase = (name: string) => name.replace(/_/g, '-');
const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';
const readValue = (control: Control) => (isCheckbox(control) && !control.checked ? '' : control.value);

/** Returns the reason why a control can't have this value; undefined if it can. */
function faultOf(control: Control, value: string): string | undefined {
  if (isCheckbox(control)) return value === control.value ? undefined : `is not "${control.value}"`;
  if (!(control instanceof HTMLSelectElement)) {
    const { maxLength } = control;
    return maxLength > 0 && value.length > maxLength ? `is longer than ${maxLength} characters` : undefined;
  }
  return [...control.options].some((option) => option.value === value) ? undefined : 'is not in the list';
}

/**
 * Returns a function that fills the form's fields with the values of `data-first-name`, `data-state` and so on. Call it
 * after each render of the form. It tries each value only once, but tries again after a reset of the form, and tries
 * the city again after it has filled in the state. It never overwrites what a visitor has typed. It fills in the city
 * once the list of the state's cities has loaded.
 */
export function createPrefill(
  host: HTMLElement,
  env: Env,
  loadPlaceNames: LoadPlaceNames,
  fields: typeof LEAD_FIELDS,
) {
  const names = (Object.keys(fields) as FieldName[]).filter((name) => !(fields[name] as LeadField).consent);
  /** The attribute values that `fill` has tried, whether or not the fields accepted them. */
  let tried: Partial<Record<FieldName, string>> = {};
  /** The values that `write` has put into the fields. If a field has another value, the visitor has changed it. */
  let written: Partial<Record<FieldName, string>> = {};

  function write(form: HTMLFormElement, name: FieldName, value: string) {
    const control = controlOf(form, name);
    if (isCheckbox(control)) control.checked = true;
    else control.value = value;
    // The detail marks this event as prefill: only the visitor's own input counts as use of the form.
    control.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: 'prefill' }));
    // Read the value back: the form may have replaced the name of a city with the city's listed name.
    written[name] = readValue(control);
    if (name !== 'state') return;
    delete tried.city;
    delete written.city;
  }

  /**
   * Finds the name that a place has in the form's list, and writes it, unless the visitor has changed the field or the
   * state meanwhile. Warns if the list doesn't contain the place.
   */
  async function writePlace(form: HTMLFormElement, name: FieldName, value: string, fault: string) {
    const stateOf = () => controlOf(form, 'state').value;
    const state = stateOf();
    const listed = [...(controlOf(form, name) as HTMLSelectElement).options].map((option) => option.value);
    const places = await loadPlaceNames().catch(console.error);
    const found = places?.listedName(name, value, state, listed);
    const control = controlOf(form, name);
    if (!found || faultOf(control, found)) env.warn(`data-${kebabCase(name)}="${value}" ${fault}`, '');
    else if (control.value === (written[name] ?? '') && stateOf() === state) write(form, name, found);
  }

  function fill(form: HTMLFormElement) {
    // Fill in nothing until scripts control the form. Until then the city is a text input, which scripts replace.
    if (!form.noValidate) return;
    let isStateChanged = false;
    for (const name of names) {
      // The new state has cleared the city, and another list of cities is loading. A later call of `fill` fills in the
      // city, when the list has loaded.
      if (name === 'city' && isStateChanged) continue;
      const value = host.getAttribute(`data-${kebabCase(name)}`)?.trim();
      const control = controlOf(form, name);
      if (!value || tried[name] === value || !control || control.matches(':disabled,[aria-busy]')) continue;
      tried[name] = value;
      if (readValue(control) !== (written[name] ?? '')) continue;
      const fault = faultOf(control, value);
      if (!fault) {
        write(form, name, value);
        isStateChanged ||= name === 'state';
      } else if ((name === 'state' || name === 'city') && control instanceof HTMLSelectElement)
        writePlace(form, name, value, fault);
      else env.warn(`data-${kebabCase(name)}="${value}" ${fault}`, '');
    }
  }

  const observedForms = new WeakSet<HTMLFormElement>();
  return (form: HTMLFormElement) => {
    fill(form);
    if (observedForms.has(form)) return;
    observedForms.add(form);
    // The form resets itself once it is sent. Forget the values, so that the next call fills in the form for another
    // request.
    form.addEventListener('reset', () => {
      tried = {};
      written = {};
    });
    // Fill in the city when the list of cities has loaded. Only the city's field renders then, not the form, so the
    // caller doesn't call the returned function.
    new MutationObserver(() => fill(form)).observe(form, {
      attributeFilter: ['disabled', 'aria-busy'],
      childList: true,
      subtree: true,
    });
  };
}
