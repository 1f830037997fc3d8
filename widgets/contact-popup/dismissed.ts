import { SEEN_KEY, VISIT_KEY } from './limits';

/** Whether the popup was closed, or a form was sent, before (requirements 2.12). */
export function isDismissed(): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) !== null;
  } catch {
    // Storage may be disabled: the popup then opens at most once per page.
    return false;
  }
}

export function storeDismissed() {
  try {
    localStorage.setItem(SEEN_KEY, 'true');
  } catch {
    // As above.
  }
}

/** Returns the time at which the visit began: on this page or an earlier one. */
export function visitStart(): number {
  const now = Date.now();
  try {
    const stored = Number(sessionStorage.getItem(VISIT_KEY));
    // A time in the future, after the clock was set back, would delay the popup.
    if (stored > 0 && stored <= now) return stored;
    sessionStorage.setItem(VISIT_KEY, `${now}`);
  } catch {
    // As above: the visit then begins with this page.
  }
  return now;
}
