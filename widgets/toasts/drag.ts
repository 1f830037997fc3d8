import { LIMITS } from './limits';

/**
 * Lets the visitor drag a toast sideways. Calls `onDismiss` if the visitor has dragged the toast by at least 80 % of
 * its width. Otherwise CSS moves the toast back. Returns a function that removes the listeners.
 */
export function watchDrag(card: HTMLElement, onDismiss: () => void) {
  let startX: number | undefined;
  let deltaX = 0;

  const onDown = (event: PointerEvent) => {
    if (event.button || (event.target as Element).closest('button')) return;
    startX = event.clientX;
    deltaX = 0;
    card.setPointerCapture?.(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    if (startX === undefined) return;
    deltaX = event.clientX - startX;
    card.dataset.dragged = deltaX < 0 ? 'left' : 'right';
    card.style.setProperty('transform', `translateX(${deltaX}px)`);
  };
  const onEnd = (event: PointerEvent) => {
    if (startX === undefined) return;
    startX = undefined;
    // A touch that scrolls the page ends with pointercancel, and must not dismiss the toast.
    const isFar = deltaX && Math.abs(deltaX) >= card.offsetWidth * LIMITS.dismissRatio;
    if (isFar && event.type === 'pointerup') return onDismiss();
    delete card.dataset.dragged;
    card.style.removeProperty('transform');
  };

  const listeners = { pointerdown: onDown, pointermove: onMove, pointerup: onEnd, pointercancel: onEnd };
  for (const [type, listener] of Object.entries(listeners)) {
    card.addEventListener(type, listener as EventListener);
  }
  return () => {
    for (const [type, listener] of Object.entries(listeners)) {
      card.removeEventListener(type, listener as EventListener);
    }
  };
}
