import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Changes } from './watch-files';
import { startWorker, type Worker } from './worker';

/**
 * Matches the files that the bundler process reads only when it starts: settings, its own code, and modules whose data
 * it inserts into the bundles. If one of them changes, the process is restarted.
 */
const BUNDLER_SETTINGS =
  /^(?:rollup\.config\.mjs|package\.json|tsconfig\.json|build\/(?:bundles|cache)\/.*|host-pages\/(?:site\.ts|places\/.*)|widgets\/.*\/options\.ts)$/;
const BUNDLED = /^(?:build\/bundles|loader|widgets|host-pages\/browser)\//;
/** Matches modules that generate pages. Excludes style sheets, which `listFiles` of site.ts reads on each update. */
const PAGE_MODULES = /^(?:build\/pages|host-pages|widgets)\/.*(?<!\.css)$/;
/**
 * Matches quote-form.js and its copy with a version in the name. Few pages need these two files, so they are not
 * bundled until a browser first requests one of them. Then `prepare` asks the bundler for them with `isWhole`.
 */
const ONE_FILE = /^quote-form(?:-[^/]+)?\.js$/;

const BUNDLER = 'build/dev/bundler.mjs';
const PAGES = 'build/dev/pages.ts';

/** Delay between an update and `startSpare`, so that open pages reload first. */
const SPARE_DELAY_MS = 2000;

/** Writes the site's files to `folder`: the bundles after each change, and all other files when they are requested. */
export function createSiteBuilder(folder: string, stopping: AbortSignal) {
  let bundler: Worker | undefined;
  let pages: Worker | undefined;
  let spare: Promise<Worker> | undefined;
  let bundledFrom = new Set<string>();
  let isBundled = false;
  let hasOneFile = false;
  let files = new Set<string>();
  const generated = new Map<string, Promise<void>>();

  async function bundle() {
    if (isBundled) return;
    bundler ??= await startWorker(BUNDLER, folder, stopping);
    bundledFrom = new Set(await bundler.ask<string[]>());
    isBundled = true;
    hasOneFile = false;
  }

  async function startPages() {
    const starting = spare ?? startWorker(PAGES, folder, stopping);
    spare = undefined;
    pages = await starting;
    try {
      await pages.ask({ onlyLoads: true });
    } catch (error) {
      // Node caches modules, even those that failed to load, so the next attempt needs a new process.
      stopPages();
      throw error;
    }
  }

  /** Starts the process that will generate pages after the next change, so that those pages appear a second earlier. */
  function startSpare() {
    spare ??= startWorker(PAGES, folder, stopping);
    // Ignores a failure: `startPages` then starts the process again, and reports its failure.
    spare.catch(() => {
      spare = undefined;
    });
  }

  function stopPages() {
    pages?.stop();
    pages = undefined;
  }

  function note({ changed, moved }: Changes) {
    const all = [...changed, ...moved];
    if (all.some((path) => BUNDLER_SETTINGS.test(path)) || moved.some((path) => BUNDLED.test(path))) {
      bundler?.stop();
      bundler = undefined;
      isBundled = false;
    }
    if (all.some((path) => bundledFrom.has(resolve(path)))) isBundled = false;
    if (all.some((path) => PAGE_MODULES.test(path))) stopPages();
  }

  async function write(file: string, from: Worker) {
    const content = await from.ask<string | Uint8Array | undefined>({ file });
    if (content === undefined || from !== pages) return;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }

  function make(file: string): Promise<void> {
    if (!pages || !files.has(file)) return Promise.resolve();
    const generating = generated.get(file) ?? write(file, pages);
    generated.set(file, generating);
    return generating;
  }

  return {
    note,
    /**
     * Updates the bundles and the list of files that `prepare` can generate. Removes the files that `prepare` generated
     * before.
     * @throws Error that describes the fault in the sources
     */
    async update() {
      const [bundled, started] = await Promise.allSettled([bundle(), pages ? undefined : startPages()]);
      for (const result of [bundled, started]) if (result.status === 'rejected') throw result.reason;
      const listed = await (pages as Worker).ask<string[]>();
      for (const file of generated.keys()) rmSync(join(folder, file), { force: true });
      generated.clear();
      files = new Set(listed);
      setTimeout(startSpare, SPARE_DELAY_MS).unref();
    },
    /** Generates the files that a URL may need. @throws Error that describes the fault in the sources */
    async prepare(address: string) {
      const path = decodeURIComponent(address.split('?')[0] ?? '').replace(/^\/+|\/+$/g, '');
      if (ONE_FILE.test(path) && !hasOneFile) {
        await bundler?.ask({ isWhole: true });
        hasOneFile = true;
      }
      const found = [path, `${path}.html`].find((file) => files.has(file));
      if (found) await make(found);
      else if (path === '') await make('index.html');
      else await Promise.all(['404.html', 'blog-details.html', 'career-details.html'].map(make));
    },
  };
}
