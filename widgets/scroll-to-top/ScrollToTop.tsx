import { useEffect, useState } from 'react';
import { reducedMotion } from '../shared/runtime/reduced-motion';
import { SHOWN_PAST_PX } from './limits';
import type { ScrollToTopOptions } from './options';

function goToTop() {
  scrollTo({ top: 0, behavior: reducedMotion().matches ? 'instant' : 'smooth' });
  // Focus the body, so that the next Tab and screen readers continue from the top. Remove the attribute immediately:
  // with it, every click on the page's text would focus the body.
  const { body } = document;
  const before = body.getAttribute('tabindex');
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  if (before === null) body.removeAttribute('tabindex');
  else body.setAttribute('tabindex', before);
}

/**
 * Renders the button. It does nothing without scripts, so it is hidden in the markup. Scripts show it while the page is
 * scrolled further than SHOWN_PAST_PX.
 */
export function ScrollToTop({ label }: ScrollToTopOptions) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(scrollY > SHOWN_PAST_PX);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return (
    <button type="button" className="scroll-to-top" aria-label={label} hidden={!shown} onClick={goToTop}>
      <svg className="scroll-to-top__arrow" viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path d="M12 20V5M6 11l6-6 6 6" />
      </svg>
    </button>
  );
}
