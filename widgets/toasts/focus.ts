/** What has the focus, in whatever open shadow root. */
export function focusedElement(): HTMLElement | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused as HTMLElement | null;
}

/** By the key's place: with Alt some keyboards write another letter. */
export const isAltT = ({ altKey, ctrlKey, metaKey, code, key }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && (code === 'KeyT' || key.toLowerCase() === 't');
