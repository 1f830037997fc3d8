/**
 * What the address of the form in a frame may say of it. Nothing that a visitor would type, since addresses end up in
 * logs; nor where a lead or a visitor goes, since anybody can write an address.
 */
const OPTIONS: Readonly<Record<string, RegExp>> = {
  partner: /^.{1,100}$/,
  lang: /^(en|hi|te)$/,
  'insurance-type': /^(Corporate|Individual)$/,
  'type-of-insurance': /^.{1,100}$/,
  'heading-level': /^([2-6]|none)$/,
  consent: /^(none|required)$/,
};

/** Those that change nothing of how the form is drawn. */
const UNSEEN = ['partner'];

/** Whether a text is a colour by itself: names of other colours, and of none, are not. */
const isColour = (text: string) =>
  text.length <= 60 &&
  !/var\(|env\(|attr\(|^(inherit|initial|unset|revert|revert-layer|currentcolor)$/i.test(text) &&
  CSS.supports('color', text);

const warn = (name: string, value: string) =>
  console.warn(
    `broker-widgets: quote-form: ${name}="${value}" in the frame's address is not known; left out.`,
  );

/** The markup was made without an option: the form is drawn in its place, as on any partner's page. */
function drawAnew(host: HTMLElement) {
  host.removeAttribute('data-prerendered');
  host.addEventListener('broker:ready', () => host.replaceChildren(), { once: true });
}

/**
 * Puts what the address asks for on the placeholder, as a partner's page would write it there; a wrong value is told on
 * the console and left out. Must run before the loader.
 */
export function readFrameOptions(host: HTMLElement, search: string) {
  const asked = new URLSearchParams(search);
  for (const [name, known] of Object.entries(OPTIONS)) {
    const value = asked.get(name);
    if (value === null) continue;
    if (!known.test(value)) {
      warn(name, value);
      continue;
    }
    host.setAttribute(`data-${name}`, value);
    if (!UNSEEN.includes(name)) drawAnew(host);
  }
  const accent = asked.get('accent');
  if (accent === null) return;
  if (isColour(accent)) host.style.setProperty('--broker-accent', accent);
  else warn('accent', accent);
}
