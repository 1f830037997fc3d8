import { savedContent } from '../../host-pages/content/saved-content';
import { withShareImages } from '../../host-pages/head/share-image';
import { OWN_LOGO } from '../../host-pages/palette/logo';
import { SITE } from '../../host-pages/site';
import { siteFiles } from '../pages/generate';
import { drawImage } from '../pages/make-files';
import { contentFiles, contentImages } from '../pages/pages';
import { FONT, TOKENS } from '../pages/share-images';

export type DevSite = ReturnType<typeof openDevSite>;

/**
 * Returns functions that list and make the site's files, except the bundles, for `npm run dev`.
 * @param folder folder with the bundled files
 */
export function openDevSite(folder: string) {
  const saved = savedContent();
  const images = new Map(contentImages(saved).map((image) => [image.file, image]));
  let files: ReadonlyMap<string, () => string | Uint8Array> = new Map();

  /**
   * Returns the names of the files. Reads the style sheets and the names of the bundled files again, since they may
   * have changed while this process runs.
   */
  async function listFiles(): Promise<string[]> {
    const site = await siteFiles(folder);
    const texts = contentFiles(saved, site.pageFiles).files;
    files = new Map([...site.files, ...texts.map(({ file, make }) => [file, make] as const)]);
    return [...files.keys(), ...images.keys()];
  }

  async function make(file: string): Promise<string | Uint8Array | undefined> {
    const image = images.get(file);
    if (!image) return files.get(file)?.();
    return withShareImages({ ...SITE, mark: OWN_LOGO }, { font: FONT, tokens: TOKENS }, (draw) =>
      drawImage(draw, image),
    );
  }

  return { listFiles, make };
}
