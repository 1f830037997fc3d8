import { cutPartnerId } from '../../widgets/contract/partner-id';
import { findListed, readQuery } from '../../widgets/contract/read-query';

/**
 * The options that the frame's URL may set. Each option has a list of its allowed values, or a maximum length if it
 * allows any text. The build inserts this table.
 */
declare const __FRAME_OPTIONS__: Readonly<Record<string, readonly string[] | number>>;

/** Returns the option's value for a text in the URL. Returns undefined if the text is not an allowed value. */
function knownValue(text: string, known: readonly string[] | number): string | undefined {
  if (typeof known !== 'number') return findListed(known, text);
  return text.length > 0 && text.length <= known ? text : undefined;
}

/** Options that do not change the form's markup, so the prerendered form can stay. */
const WITHOUT_MARKUP = ['partner'];

/**
 * True if a text is a CSS colour that is the same in every context, unlike variables and keywords such as `inherit`.
 */
const isColour = (text: string) =>
  text.length <= 60 &&
  !/var\(|env\(|attr\(|^(inherit|initial|unset|revert|revert-layer|currentcolor)$/i.test(text) &&
  CSS.supports('color', text);

const warn = (name: string, value: string) =>
  console.warn(
    `broker-widgets: quote-form: ${name}="${value}" in the frame's URL is not a known value and was ignored.`,
  );

/** Makes the widget render the form again, since the prerendered markup was made without the option. */
function discardPrerendered(host: HTMLElement) {
  host.removeAttribute('data-prerendered');
  host.addEventListener('broker:ready', () => host.replaceChildren(), { once: true });
}

/**
 * Keeps the hidden fields that the server has written into the form, such as the campaign. The widget doesn't know them:
 * they disappear when it takes over the form or draws another one.
 */
function keepHiddenFields(host: HTMLElement) {
  const inputs = [...host.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
  const restore = () => {
    const form = (host.shadowRoot ?? host).querySelector('form');
    form?.append(...inputs.filter(({ name }) => !form.querySelector(`[name="${name}"]`)));
  };
  host.addEventListener('broker:ready', restore, { once: true });
}

/**
 * Copies the options in the frame's URL to the placeholder. Most options become the attributes that a partner's page
 * would write; the accent becomes a custom property. Ignores an invalid value and logs a warning. Must run before the
 * loader, which reads the attributes.
 */
export function readFrameOptions(host: HTMLElement, search: string) {
  keepHiddenFields(host);
  const query = readQuery(search);
  for (const [name, known] of Object.entries(__FRAME_OPTIONS__)) {
    const text = query.get(name);
    if (text === undefined) continue;
    const value = name === 'partner' ? cutPartnerId(text.trim()) || undefined : knownValue(text, known);
    if (value === undefined) {
      warn(name, text);
      continue;
    }
    host.setAttribute(`data-${name}`, value);
    if (!WITHOUT_MARKUP.includes(name)) discardPrerendered(host);
  }
  const accent = query.get('accent');
  if (accent === undefined) return;
  if (isColour(accent)) host.style.setProperty('--broker-accent', accent);
  else warn('accent', accent);
}
