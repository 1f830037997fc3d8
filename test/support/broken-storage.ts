const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = { setItem: refuse, getItem: () => null, removeItem() {} };

/**
 * Functions that replace sessionStorage until the page is closed. After `blocked`, every access throws, as in a browser
 * that blocks storage. After `full`, only writing throws.
 */
export const BREAK_SESSION_STORAGE: Readonly<Record<'blocked' | 'full', () => void>> = {
  blocked: () => Object.defineProperty(globalThis, 'sessionStorage', { get: refuse, configurable: true }),
  full: () => Object.defineProperty(globalThis, 'sessionStorage', { value: full, configurable: true }),
};
