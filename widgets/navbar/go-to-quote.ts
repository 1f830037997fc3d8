import { reducedMotion } from '../shared/runtime/reduced-motion';
import { LIMITS } from './limits';

/** Takes the visitor to the element with that id; false where the page has none. */
function show(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  section.scrollIntoView({ behavior: reducedMotion().matches ? 'instant' : 'smooth' });
  if (!section.hasAttribute('tabindex')) {
    section.tabIndex = -1;
    section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  }
  section.focus({ preventScroll: true });
  return true;
}

/** Get A Quote (requirements 2): to the form's section, or home to find it there, looked for once more after 200 ms. */
export function createQuoteWay(quote: string) {
  const hash = quote.slice(quote.indexOf('#'));
  const id = hash.slice(1);
  let timer: ReturnType<typeof setTimeout>;
  const retry = () => {
    clearTimeout(timer);
    timer = setTimeout(show, LIMITS.retryMs, id);
  };
  return {
    go(home: string) {
      if (show(id)) return;
      location.assign(home + hash);
      retry();
    },
    /** On a page that was opened at the form. */
    arrive() {
      if (location.hash === hash && !document.getElementById(id)) retry();
    },
    dispose: () => clearTimeout(timer),
  };
}
