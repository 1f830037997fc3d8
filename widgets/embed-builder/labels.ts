import { CHOICES } from './choices';
import { COPY } from './copy';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Returns the values of a choice that has a list of values, each with its label. The first value is the default. */
export function labelledValues(
  name: keyof typeof COPY.values,
  values: readonly string[] = CHOICES[name],
): readonly (readonly [value: string, label: string])[] {
  const labels: Readonly<Record<string, string>> = COPY.values[name];
  return values.map((value) => [
    value,
    labels[value] ?? (name === 'lang' ? (languageNames.of(value) ?? value) : value),
  ]);
}
