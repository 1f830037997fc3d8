/** Makes the page one on a phone: its pointer is a finger, so its keyboard is on the screen. Until the page closes. */
export function useTouchKeyboard() {
  const { matchMedia } = window;
  Object.defineProperty(globalThis, 'matchMedia', {
    value: (query: string) =>
      query === '(pointer: coarse)' ? { matches: true } : matchMedia.call(window, query),
    configurable: true,
  });
}

/** Presses Enter in a field. Returns whether the browser would go on and send the form. */
export const pressEnter = (field: Element, how: KeyboardEventInit = {}) =>
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, composed: true, ...how }),
  );
