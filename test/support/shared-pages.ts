import { Window } from 'happy-dom';

type Shared = {
  readonly values: Map<string, unknown>;
  readonly observer: MutationObserver;
  isChanged: boolean;
};

const window = new Window();

/** Parses a document without loading resources or running scripts. */
export const parseHtml = (html: string) =>
  new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document;

const createShared = (): Shared => {
  const shared: Shared = {
    values: new Map(),
    observer: new window.MutationObserver(() => {
      shared.isChanged = true;
    }) as unknown as MutationObserver,
    isChanged: false,
  };
  return shared;
};

/**
 * Key of a property of `process`. The property holds values that all test files of the process share, such as parsed
 * pages. Each test file has separate instances of our modules, so without shared values, each file would take two
 * seconds to render and parse every page. The values are on `process`, because the runner resets all other globals
 * between test files.
 */
const KEY = Symbol.for('pages that the test files of a process share');
const holder = process as unknown as Record<symbol, Shared | undefined>;
holder[KEY] ??= createShared();
const shared = holder[KEY];

process.on('exit', () => {
  if (!shared.isChanged && shared.observer.takeRecords().length === 0) return;
  console.error('A test has changed a page that other tests read: change a copy, as pageWith() makes one.');
  process.exitCode = 1;
});

/** Returns the value that this process has stored under `name`. If there is none yet, makes and stores the value. */
export function share<Value>(name: string, make: () => Value): Value {
  if (!shared.values.has(name)) shared.values.set(name, make());
  return shared.values.get(name) as Value;
}

/** Like `parseHtml`, but all test files of the process share the document. A file that changes the document fails. */
export const shareDocument = (name: string, html: string): Document =>
  share(name, () => {
    const document = parseHtml(html);
    shared.observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    return document;
  });
