import { type Env, sheetOf } from '../../shared/runtime/attach';
import rtlCss from './rtl.css';
import themeCss from './theme.css';

const ACCENT = '--broker-accent';

/** Adds a sheet to a form that already has others: a prerendered one, or one that needs the extras only later. */
function adopt(root: Document | ShadowRoot, css: string) {
  const sheet = sheetOf(css);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Adopts and returns the rules for the page's color scheme and direction; resets an invalid accent to the default. */
export function themeOf(host: HTMLElement, env: Env): string {
  const style = getComputedStyle(host);
  const accent = style.getPropertyValue(ACCENT).trim();
  let css = themeCss;
  if (style.direction === 'rtl') css += rtlCss;
  if (accent && !CSS.supports('color', accent)) {
    env.warn(`${ACCENT}: ${accent} is not a colour`, env.accent);
    css += `.quote-form{${ACCENT}:initial}`;
  }
  const root = host.hasAttribute('data-prerendered') ? document : host.shadowRoot;
  if (root) adopt(root, css);
  return css;
}
