import { FileList, GlobalWindow, PropertySymbol } from 'happy-dom';

export type DomOptions = { url?: string; width?: number; height?: number; reducedMotion?: boolean };

export type Dom = {
  window: Window & typeof globalThis;
  document: Document;
  /** Tells every IntersectionObserver that watches `element` that it came into view (or left it). */
  intersect(element: Element, isIntersecting?: boolean): void;
  /** Whether an IntersectionObserver watches `element`. */
  isObserved(element: Element): boolean;
  /** Runs what waits in requestIdleCallback. */
  idle(): void;
  /** Gives the globals back, removes those the test added, stops the page's timers. */
  close(): Promise<void>;
};

// Where Node has its own, the test's code and the code under test use the same one.
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

type Globals = Record<PropertyKey, unknown>;

let open: Dom | undefined;
const undoWhenClosed: (() => void)[] = [];

/** Registers what must be undone when the present page closes. Returns false where there is no page. */
export const whenDomCloses = (undo: () => void) => {
  if (open) undoWhenClosed.push(undo);
  return open !== undefined;
};

/**
 * Makes an empty page, or the given one, the globals of this process. `html` is the body's markup or, if it
 * contains `<html`, the whole document. Closes the page before it, if a test left one.
 * No network: `fetch` rejects until `stubFetch`, scripts and frames are not loaded, navigation only sets the URL.
 */
export const installDom = (html = '', options: DomOptions = {}): Dom => {
  void open?.close();
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
    fetch: refuseToFetch,
    // React's `act` asks for it.
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
      if (open !== dom) return;
      for (const undoOne of undoWhenClosed.splice(0).reverse()) undoOne();
      open = undefined;
      undo();
      await page.happyDOM.close();
    },
  };
  open = dom;
  return dom;
};

/** Every name of the window becomes a global that reads from it and writes to it; `window` is globalThis, as in a browser. */
const exposeGlobals = (page: GlobalWindow) => {
  const source = page as unknown as Globals;
  const before = new Map(
    Reflect.ownKeys(globalThis).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
  );
  for (const name of namesOf(page)) {
    const there = before.get(name);
    if (there && (KEPT_FROM_NODE.has(name) || NODE_FAMILY.test(name))) continue;
    if (there && 'value' in there && Object.is(there.value, source[name])) continue;
    Object.defineProperty(globalThis, name, {
      get: () => (source[name] === page ? globalThis : source[name]),
      set: (value) => {
        source[name] = value;
      },
      configurable: true,
      enumerable: there?.enumerable ?? true,
    });
  }
  (page.document as unknown as Globals)[PropertySymbol.defaultView] = globalThis;

  return () => {
    for (const name of Reflect.ownKeys(globalThis)) {
      const there = before.get(name);
      if (!Object.getOwnPropertyDescriptor(globalThis, name)?.configurable) continue;
      if (there) Object.defineProperty(globalThis, name, there);
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

  const watching = (element: Element) => [...observers].filter(({ targets }) => targets.has(element));
  return {
    ControlledObserver,
    isObserved: (element: Element) => watching(element).length > 0,
    intersect: (target: Element, isIntersecting = true) => {
      const bounds = target.getBoundingClientRect();
      for (const observer of watching(target))
        observer.callback(
          [
            {
              target,
              isIntersecting,
              intersectionRatio: isIntersecting ? 1 : 0,
              boundingClientRect: bounds,
              intersectionRect: bounds,
              rootBounds: null,
              time: performance.now(),
            },
          ],
          observer,
        );
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

const refuseToFetch = (address: unknown) =>
  Promise.reject(new TypeError(`fetch of ${address}: this test has no stubFetch()`));

/** Puts a value into a field the way typing or choosing does. React overrides `value` on the node and would miss a plain assignment. */
export const fill = (field: Element, value: string) => {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (!setter) throw new TypeError(`<${field.localName}> has no value to fill`);
  setter.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Chooses files in a file field, as the dialog would. */
export const chooseFiles = (field: Element, ...files: File[]) => {
  const chosen = new FileList();
  chosen.push(...(files as unknown as typeof chosen));
  (field as HTMLInputElement).files = chosen as unknown as globalThis.FileList;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};
