import { readFrameOptions } from './frame-options';
import { postHeight } from './post-height';

if (parent === window) document.documentElement.dataset.alone = '';
// In a frame, the partner's page sets the language, so the choice of languages is removed.
else document.querySelector('[data-form-languages]')?.remove();

// This deferred script runs before the loader: the placeholder is in the document, but the loader has not read its
// attributes yet.
const host = document.querySelector<HTMLElement>('[data-broker-widget]');
if (host) {
  readFrameOptions(host, location.search);
  postHeight(host);
}

// The build turns this import into a call of the loader. The call waits for `load`, because the loader has run by then.
// site.ts repeats this code: a module that both scripts import would be in a third file, but each page script must be a
// single file.
if (document.querySelector('meta[name=analytics]')) {
  addEventListener('load', async () => (await import('./analytics')).startAnalytics({ reportsView: false }));
}
