import { respectDataSaver } from './data-saver';
import { watchForms } from './forms-in-view';
import { showMaps } from './maps';
import { onceLoaderRuns } from './once-loader-runs';
import { openLinkedItem } from './open-linked-item';
import { scrollSmoothlyOnceClicked } from './smooth-scrolling';

/** Loads the fields of the cover formula when a visitor opens the formula's `<details>`. */
function offerCoverNeed() {
  const need = document.querySelector<HTMLDetailsElement>('[data-cover-need]');
  const ask = () =>
    onceLoaderRuns(() => import('./cover-need').then(({ askAmounts }) => askAmounts(need as HTMLElement)));
  // A visitor may have opened the `<details>` before this script runs.
  if (need?.open) ask();
  else need?.addEventListener('toggle', ask, { once: true });
}

function start() {
  respectDataSaver();
  openLinkedItem();
  showMaps();
  watchForms();
  offerCoverNeed();
  // Few pages have obfuscated mail addresses, so this module is loaded on demand.
  if (document.querySelector('[href*="/cdn-cgi/l/email-protection#"],[data-cfemail]'))
    onceLoaderRuns(() => import('./mail-links').then(({ restoreMailLinks }) => restoreMailLinks()));
}

scrollSmoothlyOnceClicked();

// On most pages this script is async (see `timingOf` in head/Head.tsx), so it may run before the page has been parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
else start();

// The build turns the import of './analytics' into a call of the loader, so the import must wait for `load`: by then
// the loader has run, and the page's own files have arrived.
if (document.querySelector('meta[name=analytics]')) {
  addEventListener('load', () =>
    // Safari has no requestIdleCallback.
    ((globalThis.requestIdleCallback ?? setTimeout) as typeof setTimeout)(async () =>
      (await import('./analytics')).startAnalytics({ reportsView: true }),
    ),
  );
}
