import { type Env, sheetOf } from '../../shared/runtime/attach';
import rtlCss from './rtl.css';
import themeCss from './theme.css';

const ACCENT = '--broker-accent';

/** Puts a sheet into a form that stands already: one on our own pages, or one whose placeholder asks for more by and by. */
function adopt(root: Document | ShadowRoot, css: string) {
  const sheet = sheetOf(css);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** The rules that the page's own look asks for: its scheme, its direction, an accent that is none. */
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
