/** A toast (requirements 7.3 and 8.12). Its text may be the server's, but never what a visitor has typed. */
export type Toast = {
  readonly type: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
  /** Language of the text, if it is not that of the page. */
  readonly lang?: string | undefined;
  /** Default: 5000. 0: the toast remains until the visitor closes it. */
  readonly autoCloseMs?: number;
  /** Default: top-right. */
  readonly position?: 'top-right' | 'top-center';
  /** A toast with the same id is replaced in place. */
  readonly id?: string;
  /** Not announced, since an alert on the page already announces the text. */
  readonly silent?: boolean;
};

/** The texts of a form: runtime/language.ts, which this folder does without. */
type Texts = {
  readonly language: string;
  readonly translation: { readonly answer: (english: string) => string | undefined } | undefined;
};

/** What the server said, in the language of these texts if they have a translation of it. */
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

/** Stores a toast for the next page. Returns false if storage is blocked or full: show the message on this page. */
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

/** Reads the stored toasts. Ignores invalid data, which would otherwise be in the way until the tab closes. */
function read(): Toast[] {
  const stored = sessionStorage.getItem(KEY);
  try {
    const toasts = JSON.parse(stored ?? '[]');
    return Array.isArray(toasts) ? toasts : [];
  } catch {
    return [];
  }
}

/** Key of the reference number of what the visitor sent last, until it is dismissed. */
const RECEIPT_KEY = 'broker-receipt';

/** Fired on the document when a receipt is to be shown on the same page. */
export const RECEIPT_EVENT = 'broker:receipt';

/**
 * Stores the reference number of what was sent, and nothing else. For the session: it survives a reload, and does not stay
 * for the next person at a shared device.
 */
export function storeReceipt(reference: string) {
  try {
    sessionStorage.setItem(RECEIPT_KEY, reference);
  } catch {
    // Blocked or full: the number is in the toast and in the form's message.
  }
}

/** Returns the stored reference number; empty if there is none. */
export function readReceipt(): string {
  try {
    return sessionStorage.getItem(RECEIPT_KEY) ?? '';
  } catch {
    return '';
  }
}

export function removeReceipt() {
  try {
    sessionStorage.removeItem(RECEIPT_KEY);
  } catch {
    // As above.
  }
}
