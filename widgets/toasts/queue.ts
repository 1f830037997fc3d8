import { createStore } from 'zustand/vanilla';
import { reducedMotion } from '../shared/runtime/reduced-motion';
import type { Toast } from '../shared/toast/toast';
import { LIMITS } from './limits';

export type Item = {
  readonly key: number;
  readonly toast: Toast;
  /** How often it was said. */
  readonly count: number;
  readonly leaving: boolean;
};

/** Where toasts are drawn: in the placeholder, or in a modal dialog, outside of which nothing can be used. */
export type Stage = 'home' | 'modal' | 'none';

export type ToastsState = {
  /** In order; the first few are shown, the rest waits. */
  readonly items: readonly Item[];
  readonly stage: Stage;
};

const START: ToastsState = { items: [], stage: 'home' };

/** The toasts of a page, and how long each still has (requirements 4 and 8). */
export function createQueue() {
  const store = createStore<ToastsState>(() => START);
  const left = new Map<number, number>();
  const running = new Map<number, { since: number; timer: ReturnType<typeof setTimeout> }>();
  const leaving = new Set<ReturnType<typeof setTimeout>>();
  let paused = false;
  let gone = false;
  let last = 0;

  const items = () => store.getState().items;
  const set = (next: readonly Item[]) => {
    store.setState({ items: next });
    wind();
  };
  const change = (key: number, changed: Partial<Item>) =>
    set(items().map((item) => (item.key === key ? { ...item, ...changed } : item)));

  function stop(key: number) {
    const run = running.get(key);
    if (!run) return;
    clearTimeout(run.timer);
    running.delete(key);
    left.set(key, (left.get(key) as number) - (performance.now() - run.since));
  }

  /** Time goes by for toasts that are shown, unless somebody attends to them. */
  function wind() {
    if (gone) return;
    for (const { key, leaving } of items().slice(0, LIMITS.shown)) {
      const ms = left.get(key) as number;
      if (paused || leaving) stop(key);
      else if (!running.has(key) && ms < Infinity) {
        running.set(key, { since: performance.now(), timer: setTimeout(close, ms, key) });
      }
    }
  }

  function remove(key: number) {
    left.delete(key);
    set(items().filter((item) => item.key !== key));
  }

  function close(key: number) {
    stop(key);
    if (reducedMotion().matches) return remove(key);
    change(key, { leaving: true });
    const timer = setTimeout(() => {
      leaving.delete(timer);
      remove(key);
    }, LIMITS.animationMs);
    leaving.add(timer);
  }

  return {
    store,
    /** The same words again are counted on their toast, and its time starts anew. */
    add(toast: Toast) {
      const same = items().find(
        (item) =>
          !item.leaving &&
          (toast.id
            ? toast.id === item.toast.id
            : toast.type === item.toast.type && toast.text === item.toast.text),
      );
      const key = same?.key ?? ++last;
      stop(key);
      left.set(key, (toast.autoCloseMs ?? LIMITS.autoCloseMs) || Infinity);
      if (same) change(key, { toast, count: same.toast.text === toast.text ? same.count + 1 : 1 });
      else set([...items(), { key, toast, count: 1, leaving: false }]);
    },
    close(key: number) {
      if (items().some((item) => item.key === key && !item.leaving)) close(key);
    },
    pause(now: boolean) {
      paused = now;
      wind();
    },
    moveTo: (stage: Stage) => store.setState({ stage }),
    dispose() {
      gone = true;
      for (const { timer } of running.values()) clearTimeout(timer);
      for (const timer of leaving) clearTimeout(timer);
      running.clear();
      leaving.clear();
    },
  };
}
export type Queue = ReturnType<typeof createQueue>;
