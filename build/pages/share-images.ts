import { shareImageFile } from '../../host-pages/head/addresses';
import type { ShareImage } from '../../host-pages/head/share-image-facts';
import { ROUTES } from '../../host-pages/routes';
import { SITE } from '../../host-pages/site';

export const FONT = 'host-pages/fonts/anek-latin.woff2';
export const TOKENS = 'host-pages/styles/tokens.css';

/**
 * Returns the share images of `ROUTES`. Routes with the same canonical path share one file, which contains the image of
 * the last of these routes.
 */
export function shareImages(): readonly ShareImage[] {
  const images = ROUTES.map(({ canonical, meta, shareTitle, crumbs, picture }) => ({
    file: shareImageFile(canonical),
    title: shareTitle ?? meta.meta_title,
    // The title may be too long for the image, since it may contain the names of the broker's towns.
    fallbackTitle: crumbs.at(-1)?.[0] ?? SITE.name,
    ...(picture && { picture }),
  }));
  return [...new Map(images.map((image) => [image.file, image])).values()];
}
