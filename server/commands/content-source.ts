import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleContent } from '../../demo/samples/content';
import { findSamples } from '../../demo/samples/find-samples';
import { type Backend, backendAt, fetchContent } from '../../host-pages/content/fetch-content';
import type { Content } from '../../host-pages/content/lists';
import { type Report, readUsableContent, usableContent } from '../../host-pages/content/read-content';
import type { ImageFacts, SavedContent } from '../../host-pages/content/saved-content';
import { sharePicture } from '../../host-pages/content/share-pictures';
import { hasContent, selectContent } from '../db/content';
import { databaseAddress, openExisting } from '../db/open';
import type { DatabaseSettings } from '../db/settings';
import { readArguments } from './read-arguments';
import { readTextFile } from './read-text-file';

/** The value of `--content` that selects the sample records. */
const SAMPLES = 'samples';

const SAMPLE_FOLDER = fileURLToPath(new URL('../../demo/samples', import.meta.url));
const PARALLEL_READS = 16;
const TIMEOUT_MS = 30_000;

type ReadPicture = (path: string) => Promise<Uint8Array | undefined>;

async function readDatabase(settings: DatabaseSettings, report: Report): Promise<Content | undefined> {
  const db = await openExisting(settings);
  try {
    if (!db || !(await hasContent(db))) return undefined;
    return usableContent(databaseAddress(settings), await selectContent(db), report);
  } finally {
    await db?.destroy();
  }
}

/**
 * Returns a function that reads a picture from the broker's folder or, if the picture is not there, from the samples.
 */
const readFrom =
  ({ dataFolder }: DatabaseSettings): ReadPicture =>
  async (path) => {
    for (const folder of [dataFolder, SAMPLE_FOLDER]) {
      const bytes = await readFile(join(folder, path)).catch(() => undefined);
      if (bytes) return bytes;
    }
    return undefined;
  };

const fetchFrom =
  ({ api, product }: Backend): ReadPicture =>
  async (path) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${api}${product}/${path}`, { signal });
    return response?.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  };

/**
 * Reads the pictures of all posts. Returns what link previews need to know about each picture, keyed by the picture's
 * path. Leaves out pictures that link previews can't show.
 */
async function sharePictures({ posts }: Content, read: ReadPicture) {
  const images: Record<string, ImageFacts> = {};
  const paths = [...new Set(posts.map(({ image }) => image))].filter(Boolean).values();
  const work = async () => {
    for (const path of paths) {
      // If a picture can't be read, link previews of the post show a generated picture.
      const facts = sharePicture(await read(path).catch(() => undefined));
      if (facts) images[path] = facts;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_READS }, work));
  return images;
}

const saved = async (content: Content, read: ReadPicture): Promise<SavedContent> => ({
  content,
  images: await sharePictures(content, read),
  samples: await findSamples(content),
});

/** What `--help` prints for a command that generates pages. */
export const contentUsage = (command: string) =>
  `Usage: npm run ${command} [-- --content FILE | API-URL | samples]
Without --content, the content of the database is used, or the samples if the database has never had content.
`;

/**
 * Returns the value of `--content`, if it is given.
 * @throws Error with a one-line message for the operator if the arguments are not `[--content SOURCE]`
 */
export const readSourceOption = (command: string, args: readonly string[]): string | undefined =>
  readArguments(command, args, { content: { type: 'string' } }, ({ values, positionals: [other] }) => {
    if (other !== undefined) throw new Error(`Unexpected argument '${other}'`);
    return values.content;
  });

/**
 * Reads the content from which pages are generated.
 * @param source the URL of an API, the path of a content file, or `samples`. If undefined, reads the database, or the
 * samples if the database has never had content.
 * @throws Error with a one-line message for the operator
 */
export async function readContentSource(
  source: string | undefined,
  settings: DatabaseSettings,
  report: Report,
): Promise<SavedContent> {
  if (source && /^https?:/.test(source)) {
    const backend = backendAt(source);
    const content = await fetchContent(backend, report);
    return saved(content, fetchFrom(backend));
  }
  const content =
    source && source !== SAMPLES
      ? readUsableContent(source, await readTextFile(source), report)
      : ((source ? undefined : await readDatabase(settings, report)) ?? (await sampleContent(new Date())));
  return saved(content, readFrom(settings));
}
