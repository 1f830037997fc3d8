import { reducedMotion } from '../shared/runtime/reduced-motion';
import { LIMITS } from './limits';

/** Scrolls to the element with the given id and focuses it. Returns false if the page has no such element. */
function scrollToId(id: string): boolean {
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

/**
 * Creates the functions behind Get A Quote (requirements 2.8). `go` scrolls to the form's section. If the page doesn't
 * have the section, `go` opens the home page, and searches for the section once more after 200 ms. This helps if the
 * home page is already open but gets the section later. If the link has no fragment, returns undefined, so that the
 * browser follows the link.
 */
export function createQuoteScroll(quote: string) {
  const [, id] = quote.split('#');
  if (!id) return;
  const hash = `#${id}`;
  let timer: ReturnType<typeof setTimeout>;
  const retry = () => {
    clearTimeout(timer);
    timer = setTimeout(scrollToId, LIMITS.retryMs, id);
  };
  return {
    go(home: string) {
      if (scrollToId(id)) return;
      location.assign(home + hash);
      retry();
    },
    /**
     * Call this function when the page has loaded. If the URL's fragment is the id of the form's section but the page
     * doesn't have the section yet, the function scrolls to the section after 200 ms.
     */
    arrive() {
      if (location.hash === hash && !document.getElementById(id)) retry();
    },
    dispose: () => clearTimeout(timer),
  };
}
