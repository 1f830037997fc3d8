import type { Locator } from 'playwright-core';
import { PARTS } from './parts';
import { stored, VALID_LEAD } from './valid-lead';

type Values = Readonly<Record<string, string>>;

/** `VALID_LEAD` as the demo's `leads()` returns it. */
export const STORED_LEAD = { ...stored(VALID_LEAD), kind: 'quote' };

export const field = (host: Locator, name: string) => host.locator(`[name="${name}"]`);
export const submit = (host: Locator) => host.locator('button[type=submit]');
export const errorOf = (host: Locator, name: string) => host.locator(`[id$="-${name}-error"]`);
/** Returns a locator for the error messages of all fields. */
export const errors = (host: Locator) => host.locator(PARTS.fieldError);
/** Returns a locator for the paragraph that thanks a visitor for a form that was sent. */
export const thanks = (host: Locator) => host.locator(PARTS.thanks);

/** Waits until the form is in the phase `name`: `editing`, `sending`, `refused`, `failed` or `sent`. */
export const phase = (host: Locator, name: string) => host.locator(`[data-phase="${name}"]`).waitFor();

/**
 * Fills in text fields and lists in the order of `values`, and ticks the checkboxes that have a value. If a control is
 * disabled or busy, such as the city before the list of cities has loaded, waits until it can be used.
 */
export async function fill(host: Locator, values: Values = VALID_LEAD): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = host.locator(`[name="${name}"]:enabled:not([aria-busy])`);
    // Make only two calls to the browser per control. Each call first waits for the control, which takes CPU time.
    const kind = await control.evaluate((node) => (node as HTMLInputElement).type);
    if (kind.startsWith('select')) await control.selectOption(value);
    else if (kind === 'checkbox') await control.setChecked(value !== '');
    else await control.fill(value);
  }
}

/** Returns the current values of the named fields, by default of all fields of a quote request. */
export async function valuesOf(
  host: Locator,
  names: readonly string[] = Object.keys(VALID_LEAD),
): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const name of names) {
    values[name] = await field(host, name).evaluate((node) => {
      const { type, checked, value } = node as HTMLInputElement;
      return type === 'checkbox' && !checked ? '' : value;
    });
  }
  return values;
}

export const EMPTY = Object.fromEntries(Object.keys(VALID_LEAD).map((name) => [name, '']));

/** Returns only those columns of a row that are keys of `expected`. */
export const pick = (row: Record<string, unknown> | undefined, expected: object) =>
  Object.fromEntries(Object.keys(expected).map((name) => [name, row?.[name]]));
