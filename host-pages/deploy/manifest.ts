import type { SiteModel } from '../head/site-model';
import { THEME_COLOUR } from '../head/theme-colour';
import { ICON_BACKGROUND } from './icons';

const icon = (file: string, size: number, purpose = 'any') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Returns the content of site.webmanifest. */
export const manifest = (site: Pick<SiteModel, 'name'>) =>
  `${JSON.stringify(
    {
      id: '/',
      name: site.name,
      short_name: site.name,
      lang: 'en-IN',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      // Any other value would hide the browser's back button and address bar, which visitors need.
      display: 'browser',
      theme_color: THEME_COLOUR,
      background_color: ICON_BACKGROUND,
      icons: [
        icon('icon-192.png', 192),
        icon('icon-512.png', 512),
        icon('icon-maskable-512.png', 512, 'maskable'),
      ],
    },
    null,
    2,
  )}\n`;
