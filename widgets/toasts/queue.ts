import { createStore } from 'zustand/vanilla';
import { reducedMotion } from '../shared/runtime/reduced-motion';
import type { Toast } from '../shared/toast/toast';
import { LIMITS } from './limits';

export type Item = {
  readonly key: number;
  readonly toast: Toast;
  /** How many times the toast was added with this text while it was shown or waiting. */
  readonly count: number;
  readonly leaving: boolean;
};

/**
 * Where the toasts render. `page`: in the placeholder. `modal`: in the open modal dialog, because everything outside it
 * is inert. `none`: nowhere, until screen readers know the new region in the dialog.
 */
export type Container = 'page' | 'modal' | 'none';

export type ToastsState = {
  /** The toasts in order. The first ones are visible, the others wait. */
  readonly items: readonly Item[];
  readonly container: Container;
};

/** Maximum delay of setTimeout: a longer one would fire immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1;

const START: ToastsState = { items: [], container: 'page' };

/** Creates the queue of a placeholder's toasts, with their timers (requirements 4.7 and 8.12). */
export function createQueue() {
  const store = createStore<ToastsState>(() => START);
  const remainingMs = new Map<number, number>();
  const running = new Map<number, { since: number; timer: ReturnType<typeof setTimeout> }>();
  const leaveTimers = new Set<ReturnType<typeof setTimeout>>();
  let paused = false;
  let isDisposed = false;
  let lastKey = 0;

  const items = () => store.getState().items;
  const setItems = (next: readonly Item[]) => {
    store.setState({ items: next });
    updateTimers();
  };
  const updateItem = (key: number, changed: Partial<Item>) =>
    setItems(items().map((item) => (item.key === key ? { ...item, ...changed } : item)));

  function stopTimer(key: number) {
    const run = running.get(key);
    if (!run) return;
    clearTimeout(run.timer);
    running.delete(key);
    remainingMs.set(key, (remainingMs.get(key) as number) - (performance.now() - run.since));
  }

  /** Starts the timers of the visible toasts, or stops them if the queue is paused. */
  function updateTimers() {
    if (isDisposed) return;
    for (const { key, leaving } of items().slice(0, LIMITS.shown)) {
      const ms = remainingMs.get(key) as number;
      if (paused || leaving) stopTimer(key);
      else if (!running.has(key) && ms < Infinity) {
        running.set(key, { since: performance.now(), timer: setTimeout(close, ms, key) });
      }
    }
  }

  function remove(key: number) {
    remainingMs.delete(key);
    setItems(items().filter((item) => item.key !== key));
  }

  function close(key: number) {
    stopTimer(key);
    if (reducedMotion().matches) return remove(key);
    updateItem(key, { leaving: true });
    const timer = setTimeout(() => {
      leaveTimers.delete(timer);
      remove(key);
    }, LIMITS.animationMs);
    leaveTimers.add(timer);
  }

  return {
    store,
    /**
     * Adds a toast, or replaces an existing one. A toast with an `id` replaces the toast with the same `id`. A toast
     * without an `id` replaces the toast with the same type and text. Restarts the timer of a replaced toast, and
     * increases its count if the text is the same.
     */
    add(toast: Toast) {
      const same = items().find(
        (item) =>
          !item.leaving &&
          (toast.id
            ? toast.id === item.toast.id
            : toast.type === item.toast.type && toast.text === item.toast.text),
      );
      const key = same?.key ?? ++lastKey;
      stopTimer(key);
      const ms = (toast.autoCloseMs ?? LIMITS.autoCloseMs) || Infinity;
      remainingMs.set(key, ms > MAX_TIMER_MS ? Infinity : ms);
      if (same) updateItem(key, { toast, count: same.toast.text === toast.text ? same.count + 1 : 1 });
      else setItems([...items(), { key, toast, count: 1, leaving: false }]);
    },
    close(key: number) {
      if (items().some((item) => item.key === key && !item.leaving)) close(key);
    },
    pause(isPaused: boolean) {
      paused = isPaused;
      updateTimers();
    },
    moveTo: (container: Container) => store.setState({ container }),
    dispose() {
      isDisposed = true;
      for (const { timer } of running.values()) clearTimeout(timer);
      for (const timer of leaveTimers) clearTimeout(timer);
      running.clear();
      leaveTimers.clear();
    },
  };
}
export type Queue = ReturnType<typeof createQueue>;
