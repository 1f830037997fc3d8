import type { WidgetOptions } from '../npm/options';
import { type Finding, finding } from './findings';
import { nearest } from './nearest';
import { whereIs } from './where';

/** Widget -> the names of its options, as in its OPTIONS. */
export type OptionNames = { readonly [widget: string]: readonly string[] };

const kebab = (name: string) => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`;

/** Of every placeholder. The second is our own pages'. */
const EVERY = ['data-broker-widget', 'data-prerendered', 'data-when', 'data-api', 'data-lang'];

/** What the quote form reads elsewhere than by its table: a name that its types lack, or have besides, is no type. */
const FORM = Object.keys({
  firstName: 0,
  lastName: 0,
  mobile: 0,
  email: 0,
  state: 0,
  city: 0,
  insuranceType: 0,
  typeOfInsurance: 0,
  message: 0,
  consent: 0,
  success: 0,
  redirect: 0,
  attribution: 0,
} satisfies Record<FormOption, 0>);
type FormOption = Exclude<
  keyof WidgetOptions<'quote-form'>,
  'when' | 'api' | 'lang' | 'partner' | 'home' | 'headingLevel'
>;

/** The names of a widget's options, all that it reads. */
export const optionsOf = (name: string, names: OptionNames): readonly string[] => [
  ...(names[name] ?? []),
  ...(name === 'quote-form' ? FORM : []),
];

/** Those that a placement, or the language, reads before a widget could warn. */
const VALUES: { readonly [attribute: string]: readonly string[] } = {
  'data-when': ['visible', 'now', 'idle'],
  'data-lang': ['en', 'hi', 'te'],
};

/** Custom properties that pass into a widget, and the property that takes what they hold. */
const STYLES: { readonly [property: string]: string } = {
  '--broker-accent': 'color',
  '--broker-font': 'font-family',
  '--broker-radius': 'border-radius',
};

const dataNames = (element: Element) =>
  element.getAttributeNames().filter((name) => name.startsWith('data-'));

/** The name of a placeholder, where there is no such widget. */
export function checkName(host: Element, all: OptionNames): Finding | undefined {
  const name = host.getAttribute('data-broker-widget') ?? '';
  if (Object.hasOwn(all, name)) return;
  const names = Object.keys(all);
  const near = nearest(name, names);
  const facts = { name, where: whereIs(host), nearest: near ?? 'one of the names', names: names.join(', ') };
  return finding('wrong-name', facts, host);
}

/** Attributes of a placeholder that nothing reads. Their values are not told: a visitor's name may be one. */
export function checkOptions(host: Element, name: string, options: readonly string[]): Finding[] {
  const known = options.map(kebab);
  const unread = dataNames(host).filter((attribute) => ![...EVERY, ...known].includes(attribute));
  const where = whereIs(host);
  const others: string[] = [];
  const found: Finding[] = [];
  for (const attribute of unread) {
    const near = nearest(
      attribute.slice(5),
      [...EVERY, ...known].map((each) => each.slice(5)),
    );
    if (near) found.push(finding('wrong-option', { attribute, where, name, nearest: `data-${near}` }, host));
    else others.push(attribute);
  }
  if (others.length) {
    const facts = { attributes: others.join(', '), where, name, options: known.join(', ') || 'none' };
    found.push(finding('other-attributes', facts, host));
  }
  return found;
}

/** An address of the API that is none, on a placeholder or on the tag. */
export function checkApi(element: HTMLElement, name: string): Finding[] {
  const { api } = element.dataset;
  if (!api || URL.canParse(api, document.baseURI)) return [];
  const facts = { name, where: whereIs(element), words: `data-api="${api}" is not an address` };
  return [finding('wrong-value', facts, element)];
}

/** Values that are wrong whatever the widget is, and custom properties that hold none. */
export function checkValues(host: Element, name: string): Finding[] {
  const where = whereIs(host);
  const found: Finding[] = [];
  for (const [attribute, list] of Object.entries(VALUES)) {
    const value = host.getAttribute(attribute);
    if (!value || list.includes(value)) continue;
    const near = nearest(value, list);
    const words = `${attribute}="${value}" is not one of ${list}${near ? `; did you mean ${near}?` : ''}`;
    found.push(finding('wrong-value', { name, where, words }, host));
  }
  const styles = getComputedStyle(host);
  for (const [property, kind] of Object.entries(STYLES)) {
    const value = styles.getPropertyValue(property).trim();
    if (value && !CSS.supports(kind, value)) {
      found.push(finding('wrong-style', { property, value, kind, name, where }, host));
    }
  }
  return found;
}

const READ = ['data-broker-widget', 'data-broker-loader'];

/** Attributes that look like the placeholder's or the tag's own, and are not. */
export function checkMisspelt(): Finding[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    dataNames(element)
      .filter((attribute) => attribute.startsWith('data-bro') && !READ.includes(attribute))
      .flatMap((attribute) => {
        const near = nearest(attribute, READ);
        if (!near || element.hasAttribute(near)) return [];
        return finding('wrong-attribute', { attribute, where: whereIs(element), nearest: near }, element);
      }),
  );
}
