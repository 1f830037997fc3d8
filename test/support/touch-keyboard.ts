/** Until the page closes, simulates a phone: the pointer is coarse, so the form expects a keyboard on the screen. */
export function useTouchKeyboard() {
  const { matchMedia } = window;
  Object.defineProperty(globalThis, 'matchMedia', {
    value: (query: string) =>
      query === '(pointer: coarse)' ? { matches: true } : matchMedia.call(window, query),
    configurable: true,
  });
}

/** Presses Enter in a field. Returns true if the browser would then send the form. */
export const pressEnter = (field: Element, how: KeyboardEventInit = {}) =>
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, composed: true, ...how }),
  );
