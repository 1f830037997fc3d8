import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Changes } from './watch-files';
import { startWorker, type Worker } from './worker';

/** What the bundler reads once, as it starts: settings, and which files there are. */
const BUNDLER_SETTINGS =
  /^(?:rollup\.config\.mjs|package\.json|tsconfig\.json|loader\/build\/.*|host-pages\/(?:site\.ts|places\/.*)|widgets\/.*\/options\.ts)$/;
const BUNDLED = /^(?:loader|widgets|host-pages\/browser)\//;
/** Modules that pages are made with. Sheets are read each time. */
const PAGE_MODULES = /^(?:host-pages|widgets)\/.*(?<!\.css)$/;
/** Only quote-form.js, and its copy under the version's name, need the third bundle. */
const ONE_FILE = /^quote-form(?:-[^/]+)?\.js$/;

const BUNDLER = 'loader/build/dev-bundler.mjs';
const PAGES = 'host-pages/dev-pages.ts';

/** Makes the files of a folder that a server serves: bundles at each change, everything else when it is asked for. */
export function createSiteBuilder(folder: string, stopping: AbortSignal) {
  let bundler: Worker | undefined;
  let pages: Worker | undefined;
  let bundledFrom = new Set<string>();
  let isBundled = false;
  let hasOneFile = false;
  let files = new Set<string>();
  const made = new Map<string, Promise<void>>();

  async function bundle() {
    if (isBundled) return;
    bundler ??= await startWorker(BUNDLER, folder, stopping);
    bundledFrom = new Set(await bundler.ask<string[]>());
    isBundled = true;
    hasOneFile = false;
  }

  function note({ changed, moved }: Changes) {
    const all = [...changed, ...moved];
    if (all.some((path) => BUNDLER_SETTINGS.test(path)) || moved.some((path) => BUNDLED.test(path))) {
      bundler?.stop();
      bundler = undefined;
      isBundled = false;
    }
    if (all.some((path) => bundledFrom.has(resolve(path)))) isBundled = false;
    if (all.some((path) => PAGE_MODULES.test(path))) {
      pages?.stop();
      pages = undefined;
    }
  }

  async function write(file: string, from: Worker) {
    const content = await from.ask<string | Uint8Array | undefined>({ file });
    if (content === undefined || from !== pages) return;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }

  function make(file: string): Promise<void> {
    if (!pages || !files.has(file)) return Promise.resolve();
    const making = made.get(file) ?? write(file, pages);
    made.set(file, making);
    return making;
  }

  return {
    note,
    /** Makes what must be there before a page is asked for. @throws Error with what is wrong in the sources */
    async update() {
      const [bundled, started] = await Promise.allSettled([
        bundle(),
        pages
          ? undefined
          : startWorker(PAGES, folder, stopping).then((worker) => {
              pages = worker;
            }),
      ]);
      for (const result of [bundled, started]) if (result.status === 'rejected') throw result.reason;
      const listed = await (pages as Worker).ask<string[]>();
      for (const file of made.keys()) rmSync(join(folder, file), { force: true });
      made.clear();
      files = new Set(listed);
    },
    /** Makes the files that an address may be answered with. @throws Error with what is wrong in the sources */
    async prepare(address: string) {
      const path = decodeURIComponent(address.split('?')[0] ?? '').replace(/^\/+|\/+$/g, '');
      if (ONE_FILE.test(path) && !hasOneFile) {
        await bundler?.ask({ isWhole: true });
        hasOneFile = true;
      }
      const found = [path, `${path}.html`].find((file) => files.has(file));
      if (found) await make(found);
      else if (path === '') await make('index.html');
      else await Promise.all(['404.html', 'blog-details.html'].map(make));
    },
  };
}
