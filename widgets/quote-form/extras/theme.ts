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

const problemOf = (accent: string) => {
  if (!CSS.supports('color', accent)) return 'is not a colour';
  return isTranslucent(accent) && 'is a translucent colour';
};

/** Adopts and returns the rules for the page's color scheme and direction; resets an invalid accent to the default. */
export function themeOf(host: HTMLElement, env: Env): string {
  const style = getComputedStyle(host);
  const accent = style.getPropertyValue(ACCENT).trim();
  let css = themeCss;
  if (style.direction === 'rtl') css += rtlCss;
  const problem = accent && problemOf(accent);
  if (problem) {
    env.warn(`${ACCENT}: ${accent} ${problem}`, env.accent);
    css += `.quote-form{${ACCENT}:initial}`;
  }
  const root = host.hasAttribute('data-prerendered') ? document : host.shadowRoot;
  if (root) adopt(root, css);
  return css;
}
