import { LEAD_FIELDS, type LeadField } from '../../widgets/contract/field-rules';
import { EXTRA_OPTIONS } from '../../widgets/quote-form/extras/options';
import { OPTIONS } from '../../widgets/quote-form/options';
import { LANGUAGES } from '../../widgets/shared/runtime/language';
import { WHENS } from '../../widgets/shared/runtime/whens';
import { ATTRIBUTE_MEANINGS } from '../records/embed';

/**
 * The attributes that have a default. If an attribute has a fixed set of values, the entry is an array of these values,
 * the default first. Otherwise the entry is the default.
 */
const WITH_DEFAULT: Readonly<Record<string, string | readonly string[]>> = {
  ...OPTIONS,
  ...EXTRA_OPTIONS,
  when: WHENS,
};
const FIELDS: Readonly<Record<string, LeadField>> = LEAD_FIELDS;
const WITHOUT_DEFAULT: Readonly<Record<string, readonly string[]>> = {
  lang: LANGUAGES,
};

const listed = (values: readonly string[], fallback?: string) =>
  values.map((value) => (value === fallback ? `${value} (default)` : value)).join(', ');

/** Returns a text such as "Values: none (default), required." Returns an empty text if the attribute takes any text. */
function valuesText(attribute: string) {
  const name = attribute.replace('data-', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const values = WITH_DEFAULT[name];
  if (typeof values === 'object') return ` Values: ${listed(values, values[0])}.`;
  const others =
    WITHOUT_DEFAULT[name] ?? FIELDS[attribute.slice('data-'.length).replaceAll('-', '_')]?.values;
  return others ? ` Values: ${listed(others)}.` : '';
}

/** The attributes of the quote form for partners, with their values. */
export const EMBED_ATTRIBUTES = ATTRIBUTE_MEANINGS.map(({ names, meaning }) => ({
  names,
  text: `${meaning}${valuesText(names[0] ?? '')}`,
}));
