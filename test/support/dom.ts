import { setImmediate as nextTask } from 'node:timers/promises';
import { FileList, GlobalWindow, PropertySymbol } from 'happy-dom';

export type DomOptions = { url?: string; width?: number; height?: number; reducedMotion?: boolean };

export type Dom = {
  window: Window & typeof globalThis;
  document: Document;
  /**
   * Notifies every IntersectionObserver of `element` that the element has entered the viewport (true, the default) or
   * left the viewport (false). If there are several `changes`, each observer gets all of them in one call, as after
   * fast scrolling.
   */
  intersect(element: Element, ...changes: boolean[]): void;
  /** True if an IntersectionObserver observes `element`. */
  isObserved(element: Element): boolean;
  /** Runs the pending idle callbacks. */
  idle(): void;
  /** Restores the globals of Node, removes globals that the test added, and stops the page's timers. */
  close(): Promise<void>;
};

// Globals that keep Node's version, instead of the version of the page's window.
const KEPT_FROM_NODE = new Set([
  'Buffer',
  'console',
  'crypto',
  'fetch',
  'globalThis',
  'Headers',
  'MessagePort',
  'performance',
  'queueMicrotask',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
]);
const NODE_FAMILY = /Stream|^Text(En|De)coder|^Performance/;

/** Maximum number of tasks in which React's scheduler works after an unmount. */
const SCHEDULER_TASKS = 5;

// Makes Node load its FormData before the first page. Node keeps the global `File` of that moment, and with the `File`
// of a page it would send "[object Blob]" instead of a file's content for as long as the process runs.
new FormData();

type Globals = Record<PropertyKey, unknown>;

let open: Dom | undefined;
/**
 * Closes the open page. All of the cleanup on which the next page depends runs before the first `await`, so callers
 * need not wait.
 */
let closeOpen = async () => {};
const undoWhenClosed: (() => void)[] = [];

/** Registers a cleanup function that runs when the current page closes. Returns false if there is no open page. */
export const whenDomCloses = (undo: () => void) => {
  if (open) undoWhenClosed.push(undo);
  return open !== undefined;
};

/**
 * Opens a page and exposes its window as the globals of this process. `html` is the body's markup or, if it contains
 * `<html`, the whole document. Closes the previous page if a test left it open. The page has no network: `fetch`
 * rejects until the test calls `stubFetch()`, scripts and frames aren't loaded, and navigation only sets the URL.
 */
export const installDom = (html = '', options: DomOptions = {}): Dom => {
  if (open) void closeOpen();
  const page = new GlobalWindow({
    url: options.url ?? 'https://broker.example/',
    width: options.width ?? 1280,
    height: options.height ?? 800,
    console,
    settings: {
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
      navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true },
      device: { prefersReducedMotion: options.reducedMotion ? 'reduce' : 'no-preference' },
    },
  });
  const undo = exposeGlobals(page);
  const { ControlledObserver, intersect, isObserved } = controlIntersections();
  const { requestIdleCallback, cancelIdleCallback, idle } = controlIdle();
  for (const [name, value] of Object.entries({
    IntersectionObserver: ControlledObserver,
    requestIdleCallback,
    cancelIdleCallback,
    fetch: rejectFetch,
    // happy-dom's `supports` returns true for everything. Only Safari supports its own fonts.
    CSS: Object.assign(page.CSS, { supports: (_: string, value?: string) => !value?.startsWith('-apple-') }),
    // React's `act` logs a warning unless this global is true.
    IS_REACT_ACT_ENVIRONMENT: true,
  }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: true });

  const document = page.document as unknown as Document;
  if (html.includes('<html')) document.write(html);
  else document.body.innerHTML = html;

  const dom: Dom = {
    window: globalThis as unknown as Dom['window'],
    document,
    intersect,
    isObserved,
    idle,
    close: async () => {
      // Wait before the globals are restored. After an unmount, React's scheduler still reads `window` in a task, even
      // if nothing is left to render, and on a busy machine it divides its work into several tasks.
      for (let task = 0; open === dom && task < SCHEDULER_TASKS; task++) await nextTask();
      if (open === dom) await closeNow();
    },
  };
  const closeNow = async () => {
    for (const undoOne of undoWhenClosed.splice(0).reverse()) undoOne();
    open = undefined;
    undo();
    await page.happyDOM.close();
  };
  closeOpen = closeNow;
  open = dom;
  return dom;
};

/** Defines a global accessor for each property of the window. The global `window` is globalThis, as in a browser. */
const exposeGlobals = (page: GlobalWindow) => {
  const source = page as unknown as Globals;
  const before = new Map(
    Reflect.ownKeys(globalThis).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
  );
  for (const name of namesOf(page)) {
    const existing = before.get(name);
    if (existing && (KEPT_FROM_NODE.has(name) || NODE_FAMILY.test(name))) continue;
    if (existing && 'value' in existing && Object.is(existing.value, source[name])) continue;
    Object.defineProperty(globalThis, name, {
      get: () => (source[name] === page ? globalThis : source[name]),
      set: (value) => {
        source[name] = value;
      },
      configurable: true,
      enumerable: existing?.enumerable ?? true,
    });
  }
  (page.document as unknown as Globals)[PropertySymbol.defaultView] = globalThis;

  return () => {
    for (const name of Reflect.ownKeys(globalThis)) {
      const existing = before.get(name);
      if (!Object.getOwnPropertyDescriptor(globalThis, name)?.configurable) continue;
      if (existing) Object.defineProperty(globalThis, name, existing);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
};

const namesOf = (page: object) => {
  const names = new Set<string>();
  for (let level = page; level !== Object.prototype; level = Object.getPrototypeOf(level))
    for (const name of Object.getOwnPropertyNames(level)) names.add(name);
  names.delete('constructor');
  names.delete('happyDOM');
  return names;
};

const controlIntersections = () => {
  const observers = new Set<ControlledObserver>();

  class ControlledObserver implements IntersectionObserver {
    readonly root = null;
    readonly scrollMargin = '';
    readonly thresholds = [0];
    readonly rootMargin: string;
    readonly targets = new Set<Element>();
    constructor(
      readonly callback: IntersectionObserverCallback,
      options: IntersectionObserverInit = {},
    ) {
      this.rootMargin = options.rootMargin ?? '0px';
      observers.add(this);
    }
    observe(target: Element) {
      this.targets.add(target);
    }
    unobserve(target: Element) {
      this.targets.delete(target);
    }
    disconnect() {
      this.targets.clear();
    }
    takeRecords() {
      return [];
    }
  }

  const observersOf = (element: Element) => [...observers].filter(({ targets }) => targets.has(element));
  return {
    ControlledObserver,
    isObserved: (element: Element) => observersOf(element).length > 0,
    intersect: (target: Element, ...changes: boolean[]) => {
      const bounds = target.getBoundingClientRect();
      const entries = (changes.length ? changes : [true]).map((isIntersecting) => ({
        target,
        isIntersecting,
        intersectionRatio: isIntersecting ? 1 : 0,
        boundingClientRect: bounds,
        intersectionRect: bounds,
        rootBounds: null,
        time: performance.now(),
      }));
      for (const observer of observersOf(target)) observer.callback(entries, observer);
    },
  };
};

const controlIdle = () => {
  const waiting = new Map<number, IdleRequestCallback>();
  let last = 0;
  return {
    requestIdleCallback: (callback: IdleRequestCallback) => {
      waiting.set(++last, callback);
      return last;
    },
    cancelIdleCallback: (handle: number) => void waiting.delete(handle),
    idle: () => {
      const due = [...waiting.values()];
      waiting.clear();
      for (const callback of due) callback({ didTimeout: false, timeRemaining: () => 50 });
    },
  };
};

const rejectFetch = (address: unknown) =>
  Promise.reject(new TypeError(`fetch of ${address}: this test has no stubFetch()`));

/**
 * Sets a field's value as typing or choosing does, and fires `input` and `change`. If the field is a checkbox, ticks it
 * for any `value` except '', and unticks it for ''. For other fields, calls the setter of the prototype, not the setter
 * that React has added to the field itself. React's setter would make React assume that React itself had set the value.
 * React would then ignore both events.
 */
export const fill = (field: Element, value: string) => {
  if (field.matches('[type=checkbox]')) {
    if ((field as HTMLInputElement).checked !== (value !== '')) (field as HTMLInputElement).click();
    return;
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (!setter) throw new TypeError(`<${field.localName}> has no value to fill`);
  setter.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Chooses files in a file field, as the browser's file dialog does. */
export const chooseFiles = (field: Element, ...files: File[]) => {
  const chosen = new FileList();
  chosen.push(...(files as unknown as typeof chosen));
  (field as HTMLInputElement).files = chosen as unknown as globalThis.FileList;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};
