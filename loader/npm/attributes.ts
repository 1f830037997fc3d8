/**
 * Turns `headingLevel: 3` into `data-heading-level="3"`, and `name` into `data-broker-widget`. Skips options that are
 * undefined or null.
 */
export function toAttributes(options: object): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [option, value] of Object.entries(options)) {
    if (value === undefined || value === null) continue;
    const name = option === 'name' ? 'broker-widget' : option.replace(/[A-Z]/g, '-$&').toLowerCase();
    attributes[`data-${name}`] = `${value}`;
  }
  return attributes;
}
