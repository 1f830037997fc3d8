import { resizeIframes } from './resize-iframes';

// This script is embed.js, for partners' pages. It finds its own tag by the attribute `data-broker-embed`: if an
// optimiser has moved the tag, `currentScript` may be another script.
const tag = (document.querySelector('script[data-broker-embed]') ??
  document.currentScript) as HTMLScriptElement | null;
if (tag?.src) resizeIframes(new URL('.', tag.src).href);
else console.error('broker-widgets: no <script src="…/embed.js" data-broker-embed> found');
