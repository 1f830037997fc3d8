import { LIMITS } from './limits';

/**
 * A toast follows the mouse or the finger to either side; let go beyond 80 % of its width it goes, else it springs back
 * (by CSS). Gives what stops it.
 */
export function watchDrag(card: HTMLElement, onDismiss: () => void) {
  let from: number | undefined;
  let by = 0;

  const down = (event: PointerEvent) => {
    if (event.button || (event.target as Element).closest('button')) return;
    from = event.clientX;
    by = 0;
    card.setPointerCapture?.(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (from === undefined) return;
    by = event.clientX - from;
    card.dataset.dragged = by < 0 ? 'left' : 'right';
    card.style.setProperty('transform', `translateX(${by}px)`);
  };
  const end = (event: PointerEvent) => {
    if (from === undefined) return;
    from = undefined;
    // A finger that scrolls the page was the browser's all along: pointercancel.
    const isFar = by && Math.abs(by) >= card.offsetWidth * LIMITS.dismissRatio;
    if (isFar && event.type === 'pointerup') return onDismiss();
    delete card.dataset.dragged;
    card.style.removeProperty('transform');
  };

  const listeners = { pointerdown: down, pointermove: move, pointerup: end, pointercancel: end };
  for (const [type, listener] of Object.entries(listeners)) {
    card.addEventListener(type, listener as EventListener);
  }
  return () => {
    for (const [type, listener] of Object.entries(listeners)) {
      card.removeEventListener(type, listener as EventListener);
    }
  };
}
