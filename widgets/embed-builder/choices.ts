import { INSURANCE_TYPES } from '../contract/field-rules';
import { STATES } from '../contract/states';
import { EXTRA_OPTIONS } from '../quote-form/extras/options';
import { OPTIONS } from '../quote-form/options';
import { LANGUAGES } from '../shared/runtime/language';
import { WHENS } from '../shared/runtime/whens';
import { parseColour } from './accent';
import { COPY } from './copy';
import {
  type ChoiceName,
  MAX_TEXT_LENGTH,
  MAX_URL_LENGTH,
  OPTION_NAMES,
  WIDGETS,
  type WidgetName,
  type WidgetRow,
} from './limits';

/** The allowed values of each choice, with the default first. A choice that allows any text has '' instead. */
export const CHOICES = {
  widget: Object.keys(WIDGETS) as [WidgetName, ...WidgetName[]],
  partner: '',
  /** Empty: the page's language. */
  lang: ['', ...LANGUAGES],
  /** Empty: the broker's accent. */
  accent: '',
  insuranceType: ['', ...INSURANCE_TYPES],
  typeOfInsurance: '',
  state: ['', ...STATES],
  city: '',
  headingLevel: OPTIONS.headingLevel,
  consent: EXTRA_OPTIONS.consent,
  success: EXTRA_OPTIONS.success,
  /** URL to open after a success. */
  redirect: '',
  attribution: EXTRA_OPTIONS.attribution,
  when: WHENS,
  /** Milliseconds. */
  delay: '',
  loading: ['single', 'loader', 'pinned'],
} as const satisfies Readonly<Record<ChoiceName, string | readonly [string, ...string[]]>>;

export type Choices = { readonly widget: WidgetName } & {
  readonly [name in Exclude<keyof typeof CHOICES, 'widget'>]: (typeof CHOICES)[name] extends readonly string[]
    ? (typeof CHOICES)[name][number]
    : string;
};

/** Reads the choices from fields of the same names. Uses the default for a value that is missing or not in its list. */
export function readChoices(fields: Readonly<Record<string, string | undefined>>): Choices {
  const read: Record<string, string> = {};
  for (const [name, allowed] of Object.entries(CHOICES)) {
    const value = fields[name]?.trim() ?? '';
    if (typeof allowed === 'string')
      read[name] = value.slice(0, name === 'redirect' ? MAX_URL_LENGTH : MAX_TEXT_LENGTH);
    else read[name] = (allowed as readonly string[]).includes(value) ? value : allowed[0];
  }
  return read as Choices;
}

export const rowOf = ({ widget }: Choices): WidgetRow => WIDGETS[widget];

const isHttpsUrl = (text: string) => {
  try {
    return new URL(text).protocol === 'https:';
  } catch {
    return false;
  }
};

/** Returns an error message for each field with an invalid value. The snippet omits invalid values. */
export const problemsOf = ({
  accent,
  success,
  redirect,
  delay,
}: Choices): Partial<Record<keyof Choices, string>> => ({
  ...(accent && !parseColour(accent) && { accent: COPY.notAColour }),
  ...(success === 'redirect' && !isHttpsUrl(redirect) && { redirect: COPY.notAnAddress }),
  ...(delay && !/^\d{1,9}$/.test(delay) && { delay: COPY.notANumber }),
});

/** Returns the chosen accent as `#rrggbb`, or '' (the broker's accent) if the choice is empty or invalid. */
export const accentOf = ({ accent }: Choices) => parseColour(accent) ?? '';

/** Returns the options that a snippet must set: valid values that differ from the defaults. Names are in camel case. */
export function optionsOf(choices: Choices): [name: string, value: string][] {
  const { takes } = rowOf(choices);
  const problems = problemsOf(choices);
  return OPTION_NAMES.flatMap((name): [string, string][] => {
    const allowed = CHOICES[name];
    const value = choices[name];
    const needsRedirect = name === 'success' || name === 'redirect';
    const isOmitted =
      !takes.includes(name) ||
      value === (typeof allowed === 'string' ? allowed : allowed[0]) ||
      problems[name] !== undefined ||
      (name === 'city' && !choices.state) ||
      (needsRedirect && (choices.success !== 'redirect' || problems.redirect !== undefined));
    return isOmitted ? [] : [[name, value]];
  });
}

/** Turns `headingLevel` into `heading-level`, for `data-` attributes and URLs. */
export const dashed = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase();

/** Returns the attributes of the widget's element in a snippet: the widget's fixed attributes, and the options. */
export const attributesOf = (choices: Choices): Record<string, string> => ({
  ...rowOf(choices).fixed,
  ...Object.fromEntries(optionsOf(choices).map(([name, value]) => [`data-${dashed(name)}`, value])),
});
