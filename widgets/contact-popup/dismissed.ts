import { SEEN_KEY, VISIT_KEY } from './limits';

/** Whether the popup was closed or sent before (requirements 4). */
export function isDismissed(): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) !== null;
  } catch {
    // Storage can be switched off: it then opens once a page at most.
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

/** When the visit began: with this page, or one before it. */
export function visitStart(): number {
  const now = Date.now();
  try {
    const kept = Number(sessionStorage.getItem(VISIT_KEY));
    // A clock that was put back since would else hold the popup off.
    if (kept > 0 && kept <= now) return kept;
    sessionStorage.setItem(VISIT_KEY, `${now}`);
  } catch {
    // As above: the visit is this page.
  }
  return now;
}
