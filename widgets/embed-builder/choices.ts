import { INSURANCE_TYPES } from '../contract/field-rules';
import { EXTRA_OPTIONS } from '../quote-form/extras/options';
import { OPTIONS } from '../quote-form/options';
import { LANGUAGES } from '../shared/runtime/language';
import { parseColour } from './accent';
import { COPY } from './copy';
import { MOST_ADDRESS, MOST_TEXT, OPTION_NAMES, WIDGETS, type WidgetName, type WidgetRow } from './limits';

/** What can be chosen: one of a list, of which the first is the default, or any text. */
export const CHOICES = {
  widget: Object.keys(WIDGETS) as [WidgetName, ...WidgetName[]],
  partner: '',
  /** Empty: the language of the page. */
  lang: ['', ...LANGUAGES],
  /** Empty: the broker's. */
  accent: '',
  insuranceType: ['', ...INSURANCE_TYPES],
  typeOfInsurance: '',
  headingLevel: OPTIONS.headingLevel,
  consent: EXTRA_OPTIONS.consent,
  success: EXTRA_OPTIONS.success,
  /** Where to, after a success. */
  redirect: '',
  loading: ['loader', 'pinned', 'single'],
} as const;

export type Choices = { readonly widget: WidgetName } & {
  readonly [name in Exclude<keyof typeof CHOICES, 'widget'>]: (typeof CHOICES)[name] extends readonly string[]
    ? (typeof CHOICES)[name][number]
    : string;
};

/** Chosen from fields of these names; what is not there, or not in its list, is the default. */
export function readChoices(given: Readonly<Record<string, string | undefined>>): Choices {
  const read: Record<string, string> = {};
  for (const [name, known] of Object.entries(CHOICES)) {
    const value = given[name]?.trim() ?? '';
    if (typeof known === 'string')
      read[name] = value.slice(0, name === 'redirect' ? MOST_ADDRESS : MOST_TEXT);
    else read[name] = (known as readonly string[]).includes(value) ? value : known[0];
  }
  return read as Choices;
}

export const rowOf = ({ widget }: Choices): WidgetRow => WIDGETS[widget];

const isAddress = (text: string) => {
  try {
    return new URL(text).protocol === 'https:';
  } catch {
    return false;
  }
};

/** What is wrong, by field. The snippet leaves out what is. */
export const problemsOf = ({
  accent,
  success,
  redirect,
}: Choices): Partial<Record<keyof Choices, string>> => ({
  ...(accent && !parseColour(accent) && { accent: COPY.notAColour }),
  ...(success === 'redirect' && !isAddress(redirect) && { redirect: COPY.notAnAddress }),
});

/** The accent that was chosen, in six digits; empty for the broker's own. */
export const accentOf = ({ accent }: Choices) => parseColour(accent) ?? '';

/** The options that the placeholder is given, by the names that components know; nothing that is a default. */
export function optionsOf(choices: Choices): [name: string, value: string][] {
  const { takes } = rowOf(choices);
  const wrong = problemsOf(choices);
  return OPTION_NAMES.flatMap((name): [string, string][] => {
    const known = CHOICES[name];
    const value = choices[name];
    const needsAddress = name === 'success' || name === 'redirect';
    const isLeftOut =
      !takes.includes(name) ||
      value === (typeof known === 'string' ? known : known[0]) ||
      (needsAddress && (choices.success !== 'redirect' || wrong.redirect !== undefined));
    return isLeftOut ? [] : [[name, value]];
  });
}

/** `headingLevel` as it stands in markup, behind `data-`, and in an address. */
export const dashed = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase();

/** The placeholder's attributes, with those that its widget always has. */
export const attributesOf = (choices: Choices): Record<string, string> => ({
  ...rowOf(choices).fixed,
  ...Object.fromEntries(optionsOf(choices).map(([name, value]) => [`data-${dashed(name)}`, value])),
});
