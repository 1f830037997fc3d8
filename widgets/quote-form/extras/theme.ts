import checkboxCss from '../../shared/forms/checkbox.css';
import { type Env, sheetOf } from '../../shared/runtime/attach';
import moreCss from './more.css';
import rtlCss from './rtl.css';
import themeCss from './theme.css';

const ACCENT = '--broker-accent';

/**
 * Adds a style sheet to a form that was in the page before the extras loaded. This happens if the form is prerendered,
 * or if a change of the placeholder's attributes has made the extras necessary.
 */
function adopt(root: Document | ShadowRoot, css: string) {
  const sheet = sheetOf(css);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Returns true if the colour is translucent. Text on a translucent colour could be unreadable. */
function isTranslucent(colour: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.fillStyle = colour;
  // `fillStyle` reads back as "#1d4ed8", "rgba(29, 78, 216, 0.5)", "color(srgb 1 0 0 / 0.5)" and the like.
  return /^rgba|\//.test(context.fillStyle);
}

/** Returns the reason why an accent is invalid, or '' if the accent is valid or empty. */
function problemOf(accent: string): string {
  if (!accent) return '';
  if (!CSS.supports('color', accent)) return 'is not a colour';
  return isTranslucent(accent) ? 'is a translucent colour' : '';
}

const accentOf = (style: CSSStyleDeclaration) => style.getPropertyValue(ACCENT).trim();

/** Warns if the placeholder's accent is ignored because it isn't a colour or is translucent. */
export function checkAccent(host: HTMLElement, env: Env) {
  const accent = accentOf(getComputedStyle(host));
  const problem = problemOf(accent);
  if (problem) env.warn(`${ACCENT}: ${accent} ${problem}`, env.accent);
}

/**
 * Returns the CSS rules of the extras, and those for the page's color scheme and direction. If the accent is invalid,
 * the rules also reset the accent to the default. If the form is already in the page, also adds the rules to the form's
 * document or shadow root.
 */
export function themeOf(host: HTMLElement): string {
  const style = getComputedStyle(host);
  // Always add the checkbox's rules, because extras have checkboxes. The plain form's CSS lacks these rules if none of
  // its fields is a checkbox.
  let css = checkboxCss + moreCss + themeCss;
  if (style.direction === 'rtl') css += rtlCss;
  // On other pages the form stays `only light`, so that no forced dark mode changes its colours.
  if (/dark/.test(style.colorScheme)) css += '.quote-form{color-scheme:inherit}';
  if (problemOf(accentOf(style))) css += `.quote-form{${ACCENT}:initial}`;
  const root = host.hasAttribute('data-prerendered') ? document : host.shadowRoot;
  if (root) adopt(root, css);
  return css;
}
