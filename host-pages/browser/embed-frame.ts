import { readFrameOptions } from './frame-options';
import { postHeight } from './post-height';

if (parent === window) document.documentElement.dataset.alone = '';
// In a frame the partner's page decides on the language.
else document.querySelector('[data-form-languages]')?.remove();

// This deferred script runs before the loader, so the placeholder has been parsed, but not read.
const host = document.querySelector<HTMLElement>('[data-broker-widget]');
if (host) {
  readFrameOptions(host, location.search);
  postHeight(host);
}

// Runs after the loader, which fetches the module. This code isn't shared with site.ts, since each page script is one
// file.
if (document.querySelector('meta[name=analytics]')) {
  addEventListener('load', async () => (await import('./analytics')).startAnalytics({ reportsView: false }));
}
