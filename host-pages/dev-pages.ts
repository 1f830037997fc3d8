/**
 * `node --import tsx host-pages/dev-pages.ts <folder>`, a child process of `npm run dev`: generates single files of the site
 * on request. `npm run dev` restarts it when a module that it has imported changes.
 */
import { savedContent } from './content/saved-content';
import { siteFiles } from './generate';
import { withShareImages } from './head/share-image';
import { contentFiles, contentImages } from './pages';
import { FONT, TOKENS } from './share-images';
import { SITE } from './site';

type PageRequest = { readonly id: number; readonly file?: string };

const [folder = ''] = process.argv.slice(2);
const saved = savedContent();
const images = new Map(contentImages(saved).map((image) => [image.file, image]));
let files: ReadonlyMap<string, () => string | Uint8Array> = new Map();

/** Also re-reads what the module cache does not hold: style sheets and the names of the bundled files. */
async function listFiles(): Promise<string[]> {
  const site = await siteFiles(folder);
  const texts = contentFiles(saved, site.pageFiles).files;
  files = new Map([...site.files, ...texts.map(({ file, make }) => [file, make] as const)]);
  return [...files.keys(), ...images.keys()];
}

async function make(file: string): Promise<string | Uint8Array | undefined> {
  const image = images.get(file);
  if (!image) return files.get(file)?.();
  return withShareImages(SITE, { font: FONT, tokens: TOKENS }, (draw) => draw(image.title, image.picture));
}

/** The command may have stopped listening. */
const answer = (message: object) => process.send?.(message, undefined, undefined, () => {});

process.on('message', async ({ id, file }: PageRequest) => {
  try {
    answer({ id, value: await (file === undefined ? listFiles() : make(file)) });
  } catch (error) {
    answer({ id, problem: (error as Error).stack });
  }
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
