type Connection = EventTarget & { readonly saveData?: boolean };
type Transition = Event & { readonly viewTransition?: { skipTransition(): void } | null };

/**
 * Disables prerendering for visitors who save data or prefer reduced motion. Also disables transitions between pages
 * for visitors who save data; with reduced motion the style sheet disables them.
 */
export function respectDataSaver(): void {
  const { connection } = navigator as { connection?: Connection };
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const savesData = () => Boolean(connection?.saveData);

  const removeRules = () => {
    // Removes the speculation rules, which tell the browser what to prerender. They are not restored later: a browser
    // reads their `<script>` element only once, so our script would have to insert a new element.
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
