import { type Env, sheetOf } from '../../shared/runtime/attach';
import rtlCss from './rtl.css';
import themeCss from './theme.css';

const ACCENT = '--broker-accent';

/** Adds a sheet to a form that already has others: a prerendered one, or one that needs the extras only later. */
function adopt(root: Document | ShadowRoot, css: string) {
  const sheet = sheetOf(css);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Whether text on this colour can be unreadable, because of what is behind it. */
function isTranslucent(colour: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.fillStyle = colour;
  // Reads back as "#1d4ed8", "rgba(29, 78, 216, 0.5)", "color(srgb 1 0 0 / 0.5)" and the like.
  return /^rgba|\//.test(context.fillStyle);
}

/** Returns the problem of the placeholder's accent, or '' if there is none. */
function problemOf(accent: string): string {
  if (!accent) return '';
  if (!CSS.supports('color', accent)) return 'is not a colour';
  return isTranslucent(accent) ? 'is a translucent colour' : '';
}

const accentOf = (style: CSSStyleDeclaration) => style.getPropertyValue(ACCENT).trim();

/** Warns if the placeholder's accent is not used: it is no colour, or a translucent one. */
export function checkAccent(host: HTMLElement, env: Env) {
  const accent = accentOf(getComputedStyle(host));
  const problem = problemOf(accent);
  if (problem) env.warn(`${ACCENT}: ${accent} ${problem}`, env.accent);
}

/** Adopts and returns the rules for the page's color scheme and direction; resets an invalid accent to the default. */
export function themeOf(host: HTMLElement): string {
  const style = getComputedStyle(host);
  let css = themeCss;
  if (style.direction === 'rtl') css += rtlCss;
  if (problemOf(accentOf(style))) css += `.quote-form{${ACCENT}:initial}`;
  const root = host.hasAttribute('data-prerendered') ? document : host.shadowRoot;
  if (root) adopt(root, css);
  return css;
}
