import { SEEN_KEY, SHOWN_KEY, VISIT_KEY } from './limits';

/** Returns true if the visitor has closed the popup or sent a form before (requirements 2.12). */
export function isDismissed(): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) !== null;
  } catch {
    // Storage is blocked: the popup then opens at most once per page.
    return false;
  }
}

export function storeDismissed() {
  try {
    localStorage.setItem(SEEN_KEY, 'true');
  } catch {
    // Storage is blocked: the popup then opens at most once per page.
  }
}

/** Returns true if the popup has opened in this tab's session, on this page or an earlier one. */
export function wasShown(): boolean {
  try {
    return sessionStorage.getItem(SHOWN_KEY) !== null;
  } catch {
    // Storage is blocked: the popup then opens at most once per page.
    return false;
  }
}

export function storeShown() {
  try {
    sessionStorage.setItem(SHOWN_KEY, 'true');
  } catch {
    // Storage is blocked: the popup then opens at most once per page.
  }
}

/** Returns the time at which the visit began, on this page or an earlier one. */
export function visitStart(): number {
  const now = Date.now();
  try {
    const stored = Number(sessionStorage.getItem(VISIT_KEY));
    // If the clock has been set back, the stored time may be in the future. Ignore it, or the popup would open too
    // late.
    if (stored > 0 && stored <= now) return stored;
    sessionStorage.setItem(VISIT_KEY, `${now}`);
  } catch {
    // Storage is blocked: the visit begins with this page.
  }
  return now;
}
