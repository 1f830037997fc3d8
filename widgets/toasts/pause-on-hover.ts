/**
 * Tells whether somebody attends to the toasts (by pointer, focus or finger), or to another window: their time then
 * pauses. Gives what stops it.
 */
export function pauseOnHover(region: HTMLElement, onChange: (paused: boolean) => void) {
  let over = false;
  let held = false;
  let away = !document.hasFocus();
  const tree = region.getRootNode() as Document | ShadowRoot;
  const look = () => onChange(over || held || away || document.hidden || region.contains(tree.activeElement));
  const hear = (on: EventTarget, types: readonly string[], act: (event: Event) => void) => {
    const listener = (event: Event) => {
      act(event);
      look();
    };
    for (const type of types) on.addEventListener(type, listener);
    return () => {
      for (const type of types) on.removeEventListener(type, listener);
    };
  };
  const undo = [
    // A finger is not over anything once it is lifted.
    hear(region, ['pointerenter', 'pointerleave'], (event) => {
      over = event.type === 'pointerenter' && (event as PointerEvent).pointerType !== 'touch';
    }),
    hear(region, ['pointerdown'], () => {
      held = true;
    }),
    hear(window, ['pointerup', 'pointercancel'], () => {
      held = false;
    }),
    hear(region, ['focusin'], () => {}),
    // Where the focus goes to is known once this event is over.
    hear(region, ['focusout'], () => queueMicrotask(look)),
    hear(window, ['focus', 'blur'], ({ type }) => {
      away = type === 'blur';
    }),
    hear(document, ['visibilitychange'], () => {}),
  ];
  look();
  return () => {
    for (const stop of undo) stop();
    onChange(false);
  };
}
