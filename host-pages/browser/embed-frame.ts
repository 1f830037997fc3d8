import { readFrameOptions } from './frame-options';
import { postHeight } from './post-height';

if (parent === window) document.documentElement.dataset.alone = '';

// This deferred script runs before the loader: the placeholder has been parsed, but not read yet.
const host = document.querySelector<HTMLElement>('[data-broker-widget]');
if (host) {
  readFrameOptions(host, location.search);
  postHeight(host);
}

// After the loader, which fetches it. Not shared with site.ts: each page script is one file.
if (document.querySelector('meta[name=analytics]')) {
  addEventListener('load', async () => (await import('./analytics')).startAnalytics({ reportsView: false }));
}
