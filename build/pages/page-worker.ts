/**
 * A child process that generates some of a large site's files. Receives a `WorkerTask` as a message. Replies with the
 * names of the texts whose content has changed, or with the names of all images that it has drawn.
 */
import { savedContent } from '../../host-pages/content/saved-content';
import { type Folders, makeImages, makeTexts } from './make-files';
import { readPageFiles } from './page-files';
import { contentFiles, contentImages } from './pages';

/** The files that one worker generates. `content` is the path of the file that `saveContent` wrote. */
export type WorkerTask = Folders & {
  readonly kind: 'texts' | 'images';
  readonly names: readonly string[];
  readonly content: string;
};

process.once('message', async ({ kind, names, content, ...folders }: WorkerTask) => {
  const wanted = new Set(names);
  const isWanted = ({ file }: { readonly file: string }) => wanted.has(file);
  const saved = savedContent(content);
  const changed =
    kind === 'images'
      ? await makeImages(contentImages(saved).filter(isWanted), folders)
      : await makeTexts(contentFiles(saved, readPageFiles(folders.to)).files.filter(isWanted), folders);
  process.send?.(changed, undefined, undefined, () => process.exit());
});
