/**
 * A child process that generates a part of the files of a large site: `process.send` of a `WorkerTask`, and back the names of
 * the files that have changed. The content is what `saveContent` saved.
 */
import { savedContent } from './content/saved-content';
import { type Folders, makeImages, makeTexts } from './make-files';
import { readPageFiles } from './page-files';
import { contentFiles, contentImages } from './pages';

export type WorkerTask = Folders & { readonly kind: 'texts' | 'images'; readonly names: readonly string[] };

process.once('message', async ({ kind, names, ...folders }: WorkerTask) => {
  const wanted = new Set(names);
  const isWanted = ({ file }: { readonly file: string }) => wanted.has(file);
  const saved = savedContent();
  const changed =
    kind === 'images'
      ? await makeImages(contentImages(saved).filter(isWanted), folders)
      : await makeTexts(contentFiles(saved, readPageFiles(folders.to)).files.filter(isWanted), folders);
  process.send?.(changed, undefined, undefined, () => process.exit());
});
