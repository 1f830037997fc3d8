import { readFrameOptions } from './frame-options';
import { postHeight } from './post-height';

if (parent === window) document.documentElement.dataset.alone = '';
// In a frame, the partner's page sets the language, so the choice of languages is removed.
else document.querySelector('[data-form-languages]')?.remove();

// This script is deferred and comes before the loader. So the placeholder is in the document already, and the loader
// has not read its attributes yet.
const host = document.querySelector<HTMLElement>('[data-broker-widget]');
if (host) {
  // If the "&" between two parameters was written as "&#38;", the second parameter is in the fragment.
  readFrameOptions(host, location.search + location.hash.replace('#', '&'));
  postHeight(host);
}

// The build turns the import of './analytics' into a call of the loader, so the import must wait for `load`: by then
// the loader has run. site.ts repeats this code. If both scripts imported it from a module, the build would make a
// third file of this module, but each page script must be a single file.
if (document.querySelector('meta[name=analytics]')) {
  addEventListener('load', async () => (await import('./analytics')).startAnalytics({ reportsView: false }));
}
