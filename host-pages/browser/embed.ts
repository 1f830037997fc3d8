import { sizeFrames } from './size-frames';

// embed.js, on a partner's page. By its attribute first: optimisers move scripts, and what is current then is another.
const tag = (document.querySelector('script[data-broker-embed]') ??
  document.currentScript) as HTMLScriptElement | null;
if (tag?.src) sizeFrames(new URL('.', tag.src).href);
else console.error('broker-widgets: no <script src="…/embed.js" data-broker-embed> found');
