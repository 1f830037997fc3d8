/** What a toast says (requirements 4, 7 and 8). It never holds what a visitor typed, but what a server answered. */
export type Toast = {
  readonly type: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
  /** Left out: 5000. 0: until it is closed. */
  readonly autoCloseMs?: number;
  /** Left out: top-right. */
  readonly position?: 'top-right' | 'top-center';
  /** A toast of the same id is changed in place. */
  readonly id?: string;
  /** Its words stand in an alert elsewhere on the page: it is seen, and not announced a second time. */
  readonly silent?: boolean;
};

/** Fired on the document; the toasts widget takes it, and says so by cancelling it. */
export const TOAST_EVENT = 'broker:toast';

const KEY = 'broker-toasts';

/** Shows a toast. False where no toasts widget stands on the page: the caller then says it in its own place. */
export const showToast = (toast: Toast): boolean =>
  !document.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: toast, cancelable: true }));

/** Keeps a toast for the next page. Returns false where storage is blocked or full: show the message on this page then. */
export function keepToast(toast: Toast): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...read(), toast]));
    return true;
  } catch {
    return false;
  }
}

/** The toasts that were kept, once. */
export function takeToasts(): readonly Toast[] {
  try {
    const kept = read();
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return [];
  }
}

/** None where what is kept cannot be read: it would else be in the way for as long as the tab is open. */
function read(): Toast[] {
  const kept = sessionStorage.getItem(KEY);
  try {
    const toasts = JSON.parse(kept ?? '[]');
    return Array.isArray(toasts) ? toasts : [];
  } catch {
    return [];
  }
}
