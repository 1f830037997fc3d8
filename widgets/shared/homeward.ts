import { keepToast, showToast, type Toast } from './toast';

/**
 * After a success, on our own pages: the visitor goes home and the message comes along as a toast (spec section 4).
 * False, and nothing is done, without a home, on the home page itself, or for an address on another origin.
 */
export function goHome(
  home: string,
  message: string,
  how: Pick<Toast, 'autoCloseMs' | 'position'> = {},
): boolean {
  const url = URL.canParse(home, location.href) && new URL(home, location.href);
  if (!home || !url || url.origin !== location.origin || url.pathname === location.pathname) return false;
  keepToast({ type: 'success', text: message, ...how });
  location.assign(url.href);
  return true;
}

/**
 * What our own pages do once a form has its answer, besides what it says itself: home after a success, a toast with the
 * server's words after a refusal (spec section 8). The form's alert announces those, so the toast is silent.
 * @param thanks where the server had no words
 */
export function tellOutcome(home: string, phase: 'sent' | 'refused', message: string, thanks: string) {
  if (phase === 'sent') goHome(home, message || thanks);
  else if (message) showToast({ type: 'error', text: message, silent: true });
}
