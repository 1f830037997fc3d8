type Connection = EventTarget & { readonly saveData?: boolean };
type Transition = Event & { readonly viewTransition?: { skipTransition(): void } | null };

/**
 * Makes no page ready ahead of time for a visitor who saves data or wants less motion, and shows no transition between
 * pages to one who saves data; for less motion the sheet leaves it out.
 */
export function spareTheVisitor(): void {
  const { connection } = navigator as { connection?: Connection };
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const savesData = () => Boolean(connection?.saveData);

  const removeRules = () => {
    // They do not come back: a rule that was read once is not read again, and a new one would be a script made by script.
    if (lessMotion.matches || savesData()) document.querySelector('script[type=speculationrules]')?.remove();
  };
  removeRules();
  lessMotion.addEventListener('change', removeRules);
  connection?.addEventListener('change', removeRules);

  for (const moment of ['pageswap', 'pagereveal']) {
    addEventListener(moment, (event) => {
      if (savesData()) (event as Transition).viewTransition?.skipTransition();
    });
  }
}
