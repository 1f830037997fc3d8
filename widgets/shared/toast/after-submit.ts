import { answerIn, RECEIPT_EVENT, showToast, storeReceipt, storeToast, type Toast } from './toast';

/**
 * Opens the home page after a success on our own pages. A toast on the home page then shows the message (requirements
 * 4.4). Stays on the page and returns false in five cases: `home` is empty, is invalid, is on another origin or is this
 * page, or the browser can't store the message for the toast. The form then shows the message itself.
 * @param reference the form's reference number, stored so that the toasts widget shows it on all pages; may be empty
 */
export function redirectHome(
  home: string,
  message: string,
  reference: string,
  options: Pick<Toast, 'autoCloseMs' | 'position' | 'lang'> = {},
): boolean {
  // A link, unlike `new URL()`, accepts an invalid address. Its origin is then empty.
  const url = Object.assign(document.createElement('a'), { href: home });
  if (!home || url.origin !== location.origin) return false;
  if (reference) storeReceipt(reference);
  if (url.pathname === location.pathname) {
    document.dispatchEvent(new Event(RECEIPT_EVENT));
    return false;
  }
  if (!storeToast({ type: 'success', text: message, ...options })) return false;
  location.assign(url.href);
  return true;
}

/**
 * Also shows a form's message about an earlier visit in a toast, because the form may be out of view. If the toasts
 * widget isn't mounted yet, stores the toast until the widget is mounted.
 */
export function notifyUnsent(message: string) {
  const toast = { type: 'error', text: message, autoCloseMs: 0, silent: true } as const;
  if (!showToast(toast)) storeToast(toast);
}

/**
 * Handles the response to a form on our own pages: redirects home after a success, and shows a toast with the server's
 * message after a refusal (requirements 7.1). The toast is silent, because the form's alert announces the same message.
 * @param thanks the message to use if the server has sent none
 * @param texts the form's texts, used to translate the server's message
 */
export function notifyResult(
  home: string,
  phase: 'sent' | 'refused',
  message: string,
  thanks: string,
  reference: string,
  texts?: Parameters<typeof answerIn>[0],
) {
  if (phase === 'sent') {
    const said = answerIn(texts, message || thanks);
    redirectHome(home, said.text, reference, said);
  } else if (message) showToast({ type: 'error', ...answerIn(texts, message), silent: true });
}
