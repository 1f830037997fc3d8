/**
 * Calls `onChange` with true when the toasts should pause (while they are hovered, focused or touched, or the window is
 * inactive), and with false when they should continue. Returns a function that removes the listeners and calls
 * `onChange` with false.
 */
export function pauseOnHover(region: HTMLElement, onChange: (paused: boolean) => void) {
  let isHovered = false;
  let isPressed = false;
  let isWindowInactive = !document.hasFocus();
  const tree = region.getRootNode() as Document | ShadowRoot;
  const update = () =>
    onChange(
      isHovered || isPressed || isWindowInactive || document.hidden || region.contains(tree.activeElement),
    );
  const listen = (target: EventTarget, types: readonly string[], handle: (event: Event) => void) => {
    const listener = (event: Event) => {
      handle(event);
      update();
    };
    for (const type of types) target.addEventListener(type, listener);
    return () => {
      for (const type of types) target.removeEventListener(type, listener);
    };
  };
  const removers = [
    // Ignore touches: a touch may end without pointerleave, and the toasts would stay paused.
    listen(region, ['pointerenter', 'pointerleave'], (event) => {
      isHovered = event.type === 'pointerenter' && (event as PointerEvent).pointerType !== 'touch';
    }),
    listen(region, ['pointerdown'], () => {
      isPressed = true;
    }),
    listen(window, ['pointerup', 'pointercancel'], () => {
      isPressed = false;
    }),
    listen(region, ['focusin'], () => {}),
    // Update once more after this event: only then is the newly focused element known.
    listen(region, ['focusout'], () => queueMicrotask(update)),
    listen(window, ['focus', 'blur'], ({ type }) => {
      isWindowInactive = type === 'blur';
    }),
    listen(document, ['visibilitychange'], () => {}),
  ];
  update();
  return () => {
    for (const remove of removers) remove();
    onChange(false);
  };
}
