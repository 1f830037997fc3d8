const KEY = 'broker-message';

/**
 * After a success, on our own pages: the visitor goes home and the message comes along (spec section 4).
 * Does nothing without a home, on the home page itself, or for an address on another origin.
 */
export function goHome(home: string, message: string) {
  const url = URL.canParse(home, location.href) && new URL(home, location.href);
  if (!home || !url || url.origin !== location.origin || url.pathname === location.pathname) return;
  try {
    sessionStorage.setItem(KEY, message);
  } catch {
    // Storage can be switched off: the visitor has seen the message here, and goes home without it.
  }
  location.assign(url.href);
}

/** The message that came along, once. */
export function takeMessage(): string {
  try {
    const message = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return message;
  } catch {
    return '';
  }
}
