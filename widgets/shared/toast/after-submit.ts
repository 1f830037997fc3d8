import { keepToast, showToast, type Toast } from './toast';

/**
 * After a success, on our own pages: sends the visitor home, where the message shows as a toast (requirements 4).
 * Returns false, and does nothing, without a home, on the home page itself, for an address on another origin, or where the
 * browser cannot keep the message for the next page. The form then shows it in place.
 */
export function redirectHome(
  home: string,
  message: string,
  how: Pick<Toast, 'autoCloseMs' | 'position'> = {},
): boolean {
  const url = URL.canParse(home, location.href) && new URL(home, location.href);
  if (!home || !url || url.origin !== location.origin || url.pathname === location.pathname) return false;
  if (!keepToast({ type: 'success', text: message, ...how })) return false;
  location.assign(url.href);
  return true;
}

/**
 * What our own pages do once a form has its answer, besides what it says itself: home after a success, a toast with the
 * server's words after a refusal (requirements 7). The form's alert announces those, so the toast is silent.
 * @param thanks where the server had no words
 */
export function notifyResult(home: string, phase: 'sent' | 'refused', message: string, thanks: string) {
  if (phase === 'sent') redirectHome(home, message || thanks);
  else if (message) showToast({ type: 'error', text: message, silent: true });
}
