import type { Picture } from '../art/picture';
import { addressOf } from './addresses';
import type { ShareImageFacts } from './page-model';
import type { SiteModel } from './site-model';

/** Size of share images, in pixels (requirements 2.4). */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

export type ShareImage = {
  readonly file: string;
  readonly title: string;
  /**
   * The title that is drawn if `title` is too long or has characters that the font lacks. Without a fallback, drawing
   * such a title fails.
   */
  readonly fallbackTitle?: string;
  readonly picture?: Picture;
};

/** Returns the facts of a share image that the build draws. `file` is relative to `dist`. */
export const drawnImage = (site: Pick<SiteModel, 'origin'>, file: string): ShareImageFacts => ({
  url: addressOf(site, `/${file}`),
  type: 'image/png',
  ...SHARE_IMAGE_SIZE,
});
