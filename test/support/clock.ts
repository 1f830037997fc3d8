import { whenDomCloses } from './dom';

/** Duration of an animation frame in ms: `advance(FRAME_MS)` runs one frame. */
export const FRAME_MS = 16;

type Timer = { at: number; order: number; every: number | null; run: () => void };

const settle = (
  (later) => () =>
    new Promise<void>((resolve) => {
      later(resolve);
    })
)(setImmediate);

/**
 * Until the page closes or `restore()` is called, replaces the global clock (timers, animation frames, Date.now,
 * performance.now) with a clock that stands still. `advance` moves the clock forward, runs the timers that become due
 * in order, and lets promises settle after each timer. `new Date()` still returns the real time.
 */
export const useClock = () => {
  const timers = new Map<number, Timer>();
  const realNow = { date: Date.now, performance: performance.now };
  // Start at a whole millisecond. With a fraction, a rounding error could make a paused timer's remaining time longer
  // than its delay.
  const started = { date: Date.now(), performance: Math.floor(performance.now()) };
  let elapsed = 0;
  let last = 0;

  const add = (callback: (...args: unknown[]) => void, ms = 0, args: unknown[], repeats: boolean) => {
    const delay = Math.max(repeats ? 1 : 0, Number(ms) || 0);
    const id = ++last;
    timers.set(id, {
      at: elapsed + delay,
      order: id,
      every: repeats ? delay : null,
      run: () => callback(...args),
    });
    return id;
  };
  const remove = (id?: number) => void timers.delete(Number(id));
  const nextDue = (until: number) =>
    [...timers.entries()]
      .filter(([, timer]) => timer.at <= until)
      .sort(([, a], [, b]) => a.at - b.at || a.order - b.order)[0];

  const undo = replace({
    setTimeout: (callback: () => void, ms?: number, ...args: unknown[]) => add(callback, ms, args, false),
    setInterval: (callback: () => void, ms?: number, ...args: unknown[]) => add(callback, ms, args, true),
    requestAnimationFrame: (callback: (now: number) => void) =>
      add(() => callback(performance.now()), FRAME_MS, [], false),
    clearTimeout: remove,
    clearInterval: remove,
    cancelAnimationFrame: remove,
  });
  Date.now = () => started.date + elapsed;
  performance.now = () => started.performance + elapsed;

  let running = true;
  const restore = () => {
    if (!running) return;
    running = false;
    undo();
    Date.now = realNow.date;
    performance.now = realNow.performance;
  };
  whenDomCloses(restore);

  return {
    advance: async (ms: number) => {
      const until = elapsed + ms;
      await settle();
      for (let due = nextDue(until); due; due = nextDue(until)) {
        const [id, timer] = due;
        elapsed = Math.max(elapsed, timer.at);
        if (timer.every === null) timers.delete(id);
        else timer.at += timer.every;
        timer.run();
        await settle();
      }
      elapsed = until;
    },
    pending: () => timers.size,
    restore,
  };
};

const replace = (fakes: Record<string, unknown>) => {
  const before = Object.keys(fakes).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(fakes))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return () => {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  };
};
