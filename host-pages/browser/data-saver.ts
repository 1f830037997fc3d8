type Connection = EventTarget & { readonly saveData?: boolean };
type Transition = Event & { readonly viewTransition?: { skipTransition(): void } | null };

/**
 * Disables prerendering for visitors who save data or prefer reduced motion, and transitions between pages for those who
 * save data. With reduced motion the style sheet already disables the transitions.
 */
export function respectDataSaver(): void {
  const { connection } = navigator as { connection?: Connection };
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const savesData = () => Boolean(connection?.saveData);

  const removeRules = () => {
    // Not restored later: browsers read a rule only once, and a new one would be a script element created by a script.
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
