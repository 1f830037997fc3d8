/** Until the page closes, simulates a phone: `(pointer: coarse)` matches, so the form expects an on-screen keyboard. */
export function useTouchKeyboard() {
  const { matchMedia } = window;
  Object.defineProperty(globalThis, 'matchMedia', {
    value: (query: string) =>
      query === '(pointer: coarse)' ? { matches: true } : matchMedia.call(window, query),
    configurable: true,
  });
}

/** Presses Enter in a field. Returns true if no listener cancels the key, so that a browser would submit the form. */
export const pressEnter = (field: Element, how: KeyboardEventInit = {}) =>
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, composed: true, ...how }),
  );
