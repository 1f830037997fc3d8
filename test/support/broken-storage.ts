const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = { setItem: refuse, getItem: () => null, removeItem() {} };

/**
 * Functions that block or fill sessionStorage, so that it throws as in a browser. They last until the page is closed.
 */
export const BREAK_SESSION_STORAGE: Readonly<Record<'blocked' | 'full', () => void>> = {
  blocked: () => Object.defineProperty(globalThis, 'sessionStorage', { get: refuse, configurable: true }),
  full: () => Object.defineProperty(globalThis, 'sessionStorage', { value: full, configurable: true }),
};
