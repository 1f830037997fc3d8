/** Saves the state that a test file may change in its process, and restores it before the next file. */

const isObject = (value) => value !== null && (typeof value === 'object' || typeof value === 'function');

const isSame = (before, now) =>
  now !== undefined &&
  Object.is(before.value, now.value) &&
  ['get', 'set', 'writable', 'enumerable'].every((key) => before[key] === now[key]);

/** Returns a function that restores the own properties that `target` has now. */
const saveProperties = (target) => {
  const saved = new Map(
    Reflect.ownKeys(target).map((key) => [key, Object.getOwnPropertyDescriptor(target, key)]),
  );
  return () => {
    for (const key of Reflect.ownKeys(target)) if (!saved.has(key)) Reflect.deleteProperty(target, key);
    for (const [key, before] of saved)
      if (!isSame(before, Object.getOwnPropertyDescriptor(target, key)))
        Reflect.defineProperty(target, key, before);
  };
};

const saveListeners = () => {
  const saved = new Map(process.eventNames().map((event) => [event, process.rawListeners(event)]));
  const added = (event) => {
    const before = saved.get(event) ?? [];
    return process.rawListeners(event).filter((listener) => !before.includes(listener));
  };
  return {
    added,
    restore: () => {
      for (const event of process.eventNames())
        for (const listener of added(event)) process.removeListener(event, listener);
      for (const [event, listeners] of saved)
        for (const listener of listeners)
          if (!process.rawListeners(event).includes(listener)) process.on(event, listener);
    },
  };
};

const withPrototypes = (values) =>
  values
    .filter(isObject)
    .flatMap((value) => [value, ...(isObject(value.prototype) ? [value.prototype] : [])]);

const globalValues = () =>
  Object.values(Object.getOwnPropertyDescriptors(globalThis)).map(({ value }) => value);

/**
 * Saves the globals, the environment variables, the working directory and the process's listeners. Also saves the
 * properties of all built-in objects and classes, and of the objects and classes in `extra`.
 * @returns `restore` restores everything that was saved. `addedListeners` returns the listeners that were added to an
 * event of the process after the state was saved.
 */
export const saveProcessState = (extra = []) => {
  const targets = new Set([
    ...withPrototypes([...globalValues(), ...extra]),
    process.env,
    process.stdout,
    process.stderr,
  ]);
  // Leave `process` out: Node itself changes its properties, and `restore` would undo these changes.
  targets.delete(process);
  const restores = [...targets].map(saveProperties);
  const listeners = saveListeners();
  const folder = process.cwd();
  return {
    addedListeners: listeners.added,
    restore: () => {
      for (const restore of restores) restore();
      listeners.restore();
      if (process.cwd() !== folder) process.chdir(folder);
    },
  };
};
