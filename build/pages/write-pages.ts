import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closedJobs } from '../../host-pages/content/lapsed';
import { type SavedContent, saveContent } from '../../host-pages/content/saved-content';
import { sitemap } from '../../host-pages/deploy/sitemap';
import type { ShareImage } from '../../host-pages/head/share-image-facts';
import { OWN_LOGO } from '../../host-pages/palette/logo';
import { SITE } from '../../host-pages/site';
import { copyright } from '../../host-pages/templates/layout/copyright';
import { codeHash } from '../cache/code-hash';
import { askWorker } from './ask-worker';
import { type Folders, makeImages, makeTexts } from './make-files';
import { readPageFiles } from './page-files';
import type { WorkerTask } from './page-worker';
import { type ContentFile, contentFiles, contentImages } from './pages';
import { FONT, TOKENS } from './share-images';

/**
 * An entry of the manifest, which lists the files that the last run generated. The entry of a file contains a hash of
 * the file's inputs, and the date on which the file's content last changed (YYYY-MM-DD).
 */
type Entry = { readonly inputs: string; readonly changed: string };

/**
 * The manifest's file in `dist`. The dot at the start of the name keeps it private: neither our server nor the server
 * configurations that we generate send such files.
 */
const MANIFEST = '.pages.json';
const SITEMAP = 'sitemap.xml';
/** Key of the manifest's entry for all texts together. If that entry's inputs haven't changed, no text has changed. */
const ALL_TEXTS = '*';
const PAGE_WORKER = fileURLToPath(new URL('./page-worker.ts', import.meta.url));

/**
 * Arguments of Node for the workers. Without a limit for the heap, each process grows to gigabytes before Node collects
 * the garbage of jsdom and the image renderer.
 */
const WORKER_ARGS = ['--import', 'tsx', '--max-old-space-size=256', '--expose-gc'];

/** Environment of the workers. Selects React's production build, which renders a page in half the time. */
const WORKER_ENV = { ...process.env, NODE_ENV: 'production' };

/**
 * The number of texts, or of images, for each worker process. A process takes two seconds of CPU time to start, so it
 * isn't worth starting one for fewer files. Drawing an image takes 70 ms.
 */
const MIN_TEXTS = 100;
const MIN_IMAGES = 50;

/** Returns the paths of a file and of its compressed copies, which may not exist. */
const withCopies = (path: string) => [path, `${path}.br`, `${path}.gz`];

const hashOf = (...values: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);

function readManifest(folder: string): Readonly<Record<string, Entry>> {
  const file = join(folder, MANIFEST);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Divides the names of a task among several processes. Starts one process for every `min` names, but at most one for
 * each CPU core. Returns the names of the texts that have changed, or of all images that were drawn.
 * @throws Error if a process fails
 */
async function inWorkers(
  saved: SavedContent,
  task: Omit<WorkerTask, 'content'>,
  min: number,
): Promise<string[]> {
  const content = join(task.to, `.content-${process.pid}.json`);
  saveContent(saved, content);
  const count = Math.min(availableParallelism(), Math.ceil(task.names.length / min));
  const parts = Array.from({ length: count }, (_, part) => task.names.filter((_, at) => at % count === part));
  const results = await Promise.all(
    parts.map((names) =>
      askWorker<string[]>(
        PAGE_WORKER,
        { ...task, names, content },
        { execArgv: WORKER_ARGS, env: WORKER_ENV },
      ),
    ),
  ).finally(() => rmSync(content));
  return results.flat();
}

/**
 * Returns functions that generate the files that depend on the content. If the inputs of a file haven't changed since
 * the last run, the functions copy the file instead.
 * @param today YYYY-MM-DD
 */
export function openPages(saved: SavedContent, folders: Folders, today: string) {
  const { to, from } = folders;
  const previous = readManifest(from);
  const entries: Record<string, Entry> = {};
  let written = 0;

  /** Copies a file of the last run to `to`. Returns false if there is no such file. */
  function keep(file: string): boolean {
    if (!existsSync(join(from, file))) return false;
    if (to === from) return true;
    for (const path of withCopies(file)) {
      if (!existsSync(join(from, path))) continue;
      mkdirSync(dirname(join(to, path)), { recursive: true });
      copyFileSync(join(from, path), join(to, path));
    }
    return true;
  }

  async function update<File extends { readonly file: string }>(
    all: readonly File[],
    inputsOf: (file: File) => string,
    make: (missing: readonly File[]) => Promise<readonly string[]>,
  ) {
    const missing: File[] = [];
    for (const each of all) {
      const { file } = each;
      const inputs = inputsOf(each);
      const before = previous[file];
      entries[file] = { inputs, changed: before?.changed ?? today };
      if (before?.inputs !== inputs || !keep(file)) missing.push(each);
    }
    const changed = await make(missing);
    for (const file of changed) entries[file] = { ...(entries[file] as Entry), changed: today };
    written += changed.length;
  }

  /** Draws the share images. Drawing doesn't need the bundled files, so it may run before they exist. */
  async function writeImages() {
    const code = hashOf(
      codeHash('host-pages/head/share-image.ts', FONT, TOKENS),
      SITE.name,
      SITE.licence,
      SITE.accent,
      SITE.palette,
      OWN_LOGO,
    );
    await update<ShareImage>(
      contentImages(saved),
      ({ title, fallbackTitle, picture }) => hashOf(code, title, fallbackTitle, picture),
      (missing) =>
        missing.length < 2 * MIN_IMAGES
          ? makeImages(missing, folders)
          : inWorkers(
              saved,
              { ...folders, kind: 'images', names: missing.map(({ file }) => file) },
              MIN_IMAGES,
            ),
    );
  }

  /** Generates the pages and the other texts, such as the feed and the sitemap. Returns the number of pages. */
  async function writeTexts(): Promise<number> {
    const built = readPageFiles(to);
    const { routes, files } = contentFiles(saved, built);
    // Includes the copyright notice, since its year changes while code and content stay the same.
    const code = hashOf(codeHash('build/pages/pages.ts'), built, copyright());
    const everything = hashOf(code, saved, closedJobs(saved.content.jobs));
    entries[ALL_TEXTS] = { inputs: everything, changed: today };
    const names = [...files.map(({ file }) => file), SITEMAP];
    if (previous[ALL_TEXTS]?.inputs === everything && names.every((file) => previous[file] && keep(file))) {
      for (const file of names) entries[file] = previous[file] as Entry;
      return routes.length;
    }
    await update<ContentFile>(
      files,
      ({ inputs }) => hashOf(code, inputs()),
      (missing) =>
        missing.length < 2 * MIN_TEXTS
          ? makeTexts(missing, folders)
          : inWorkers(
              saved,
              { ...folders, kind: 'texts', names: missing.map(({ file }) => file) },
              MIN_TEXTS,
            ),
    );
    const make = () => sitemap(routes, SITE, (file) => entries[file]?.changed ?? today);
    written += (await makeTexts([{ file: SITEMAP, inputs: () => [], make, isFrequent: true }], folders))
      .length;
    entries[SITEMAP] = { inputs: '', changed: today };
    return routes.length;
  }

  /**
   * Writes the manifest. If `to` and `from` are the same folder, also removes the files of the last run that this run
   * doesn't need.
   */
  function finish() {
    const gone = Object.keys(previous).filter((file) => !entries[file] && file !== ALL_TEXTS);
    if (to === from) for (const path of gone.flatMap(withCopies)) rmSync(join(to, path), { force: true });
    writeFileSync(join(to, MANIFEST), JSON.stringify(entries));
    return { written, removed: gone.length };
  }

  return { writeImages, writeTexts, finish };
}
