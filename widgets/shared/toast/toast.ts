/** A toast (requirements 7.3 and 8.12). Its text may be the server's, but never what a visitor has typed. */
export type Toast = {
  readonly type: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
  /** Language of the text, if it differs from the page's language. */
  readonly lang?: string | undefined;
  /** Default: 5000. If 0, the toast remains until the visitor closes it. */
  readonly autoCloseMs?: number;
  /** Default: top-right. */
  readonly position?: 'top-right' | 'top-center';
  /** A new toast with the id of an existing toast replaces that toast and takes its place. */
  readonly id?: string;
  /** True if screen readers shouldn't announce the toast, because an alert on the page already announces the text. */
  readonly silent?: boolean;
};

/** A form's texts. Repeats the type `Texts` in runtime/language.ts, so that this folder needn't import that file. */
type Texts = {
  readonly language: string;
  readonly translation: { readonly answer: (english: string) => string | undefined } | undefined;
};

/** Returns the server's message in the language of `texts`, or in English if `texts` has no translation of it. */
export function answerIn(texts: Texts | undefined, english: string): Pick<Toast, 'text' | 'lang'> {
  const text = texts?.translation?.answer(english);
  return text && text !== english ? { text, lang: texts?.language } : { text: english };
}

/** Fired on the document. The toasts widget cancels the event when it shows the toast. */
export const TOAST_EVENT = 'broker:toast';

const KEY = 'broker-toasts';

/** Shows a toast. Returns false if the page has no toasts widget: the caller then shows the message itself. */
export const showToast = (toast: Toast): boolean =>
  !document.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: toast, cancelable: true }));

/**
 * Stores a toast for the next page. Returns false if storage is blocked or full: the caller then shows the message on
 * this page.
 */
export function storeToast(toast: Toast): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...read(), toast]));
    return true;
  } catch {
    return false;
  }
}

/** Returns the stored toasts and removes them from storage. */
export function takeStoredToasts(): readonly Toast[] {
  try {
    const stored = read();
    sessionStorage.removeItem(KEY);
    return stored;
  } catch {
    return [];
  }
}

/** Reads the stored toasts. Ignores invalid data, which would otherwise block toasts until the tab closes. */
function read(): Toast[] {
  const stored = sessionStorage.getItem(KEY);
  try {
    const toasts = JSON.parse(stored ?? '[]');
    return Array.isArray(toasts) ? toasts : [];
  } catch {
    return [];
  }
}

/** sessionStorage key of the last reference numbers, separated by spaces. Visitors can dismiss the numbers. */
const RECEIPT_KEY = 'broker-receipt';
/** Maximum number of stored reference numbers: the strip that shows them has no room for more on a phone. */
const MAX_RECEIPTS = 3;

/** Fired on the document to show the stored reference numbers on the same page. */
export const RECEIPT_EVENT = 'broker:receipt';

/**
 * Stores the reference number of a sent form, and no other data of the form. Uses sessionStorage, so that the number
 * survives a reload but isn't left for the next person on a shared device.
 */
export function storeReceipt(reference: string) {
  const numbers = [...new Set(readReceipts()).add(reference)];
  try {
    sessionStorage.setItem(RECEIPT_KEY, numbers.slice(-MAX_RECEIPTS).join(' '));
  } catch {
    // Storage is blocked or full: the toast and the form's message still show the number.
  }
}

/** Returns the stored reference numbers, the oldest first. */
export function readReceipts(): readonly string[] {
  try {
    return (sessionStorage.getItem(RECEIPT_KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

export function removeReceipts() {
  try {
    sessionStorage.removeItem(RECEIPT_KEY);
  } catch {
    // Storage is blocked: no number is stored.
  }
}
