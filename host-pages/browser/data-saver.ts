type Connection = EventTarget & { readonly saveData?: boolean };
type Transition = Event & { readonly viewTransition?: { skipTransition(): void } | null };

/**
 * Disables prerendering for visitors who save data or prefer reduced motion. For visitors who save data, also disables
 * transitions between pages. (Visitors who prefer reduced motion never get transitions: see head/page-transitions.ts.)
 */
export function respectDataSaver(): void {
  const { connection } = navigator as { connection?: Connection };
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const savesData = () => Boolean(connection?.saveData);

  const removeRules = () => {
    // The speculation rules tell the browser what to prerender. Removed rules are not restored: a browser reads their
    // `<script>` element only once, so this script would have to insert a new element.
    if (reducedMotion.matches || savesData())
      document.querySelector('script[type=speculationrules]')?.remove();
  };
  removeRules();
  reducedMotion.addEventListener('change', removeRules);
  connection?.addEventListener('change', removeRules);

  for (const moment of ['pageswap', 'pagereveal']) {
    addEventListener(moment, (event) => {
      if (savesData()) (event as Transition).viewTransition?.skipTransition();
    });
  }
}
