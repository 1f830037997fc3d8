import { SEEN_KEY, SHOWN_KEY, VISIT_KEY } from './limits';

/** Calls `use`. If the browser blocks storage, returns undefined: the popup then opens at most once per page. */
function withStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Returns true if the visitor has closed the popup or sent a form before (requirements 2.12). */
export const isDismissed = (): boolean => !!withStorage(() => localStorage.getItem(SEEN_KEY));

export const storeDismissed = (): void => withStorage(() => localStorage.setItem(SEEN_KEY, 'true'));

/** Returns true if the popup has opened in this tab's session, on this page or an earlier one. */
export const wasShown = (): boolean => !!withStorage(() => sessionStorage.getItem(SHOWN_KEY));

export const storeShown = (): void => withStorage(() => sessionStorage.setItem(SHOWN_KEY, 'true'));

/** Returns the time at which the visit began, on this page or an earlier one. */
export function visitStart(): number {
  const now = Date.now();
  const stored = Number(withStorage(() => sessionStorage.getItem(VISIT_KEY)));
  // If the clock has been set back, the stored time may be in the future. Ignore it, or the popup would open too late.
  if (stored > 0 && stored <= now) return stored;
  withStorage(() => sessionStorage.setItem(VISIT_KEY, `${now}`));
  return now;
}
