import type { Locator } from 'playwright-core';

/** As a visitor types it. */
export const TYPED = {
  first_name: 'Asha',
  last_name: 'Rao',
  mobile: '+91 98765-43210',
  email: 'asha.rao@example.com',
  state: 'Telangana',
  city: 'Hyderabad',
  insurance_type: 'Individual',
  type_of_insurance: 'Motor',
  message: 'Renewal in March',
} as const;

type Typed = Readonly<Record<string, string>>;

/** The columns of `leads()` that tell of what was typed. */
export const STORED = { ...TYPED, kind: 'quote', mobile: '9876543210' } as const;

export const field = (host: Locator, name: string) => host.locator(`[name="${name}"]`);
export const submit = (host: Locator) => host.locator('button[type=submit]');
export const errorOf = (host: Locator, name: string) => host.locator(`[id="broker-${name}-error"]`);

/** Waits until the form is `editing`, `sending`, `refused`, `failed` or `sent`. */
export const phase = (host: Locator, name: string) => host.locator(`[data-phase="${name}"]`).waitFor();

/** Fills fields in the given order, text or list alike; waits for the list of cities where it is on its way. */
export async function fill(host: Locator, values: Typed = TYPED): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = host.locator(`[name="${name}"]:enabled`);
    await control.waitFor();
    if (await control.evaluate((node) => node.localName === 'select')) await control.selectOption(value);
    else await control.fill(value);
  }
}

/** What stands in the fields now. */
export async function valuesOf(host: Locator): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const name of Object.keys(TYPED)) values[name] = await field(host, name).inputValue();
  return values;
}

export const EMPTY = Object.fromEntries(Object.keys(TYPED).map((name) => [name, '']));

/** Those columns of a row that `expected` has. */
export const pick = (row: Record<string, unknown> | undefined, expected: object) =>
  Object.fromEntries(Object.keys(expected).map((name) => [name, row?.[name]]));
