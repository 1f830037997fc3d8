/** `headingLevel: 3` as `data-heading-level="3"`; the widget's `name` as `data-broker-widget`. What is not told is left out. */
export function attributesOf(options: object): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [option, value] of Object.entries(options)) {
    if (value === undefined || value === null) continue;
    const name = option === 'name' ? 'broker-widget' : option.replace(/[A-Z]/g, '-$&').toLowerCase();
    attributes[`data-${name}`] = `${value}`;
  }
  return attributes;
}
