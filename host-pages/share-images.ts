import type { Picture } from './art/picture';
import { shareImageFile } from './head/addresses';
import { ROUTES } from './routes';
import { SITE } from './site';

export const FONT = 'host-pages/fonts/anek-latin.woff2';
export const TOKENS = 'host-pages/styles/tokens.css';

export type ShareImage = {
  readonly file: string;
  readonly title: string;
  /** Drawn if the title is too long, or has characters that the font lacks. Default: an error. */
  readonly fallbackTitle?: string;
  readonly picture?: Picture;
};

/** The share images of the site. Two pages with the same canonical path share one file: the later page's image. */
export function shareImages(): readonly ShareImage[] {
  const images = ROUTES.map(({ canonical, meta, crumbs, picture }) => ({
    file: shareImageFile(canonical),
    title: meta.meta_title,
    // A title may have the broker's towns in it.
    fallbackTitle: crumbs.at(-1)?.[0] ?? SITE.name,
    ...(picture && { picture }),
  }));
  return [...new Map(images.map((image) => [image.file, image])).values()];
}
