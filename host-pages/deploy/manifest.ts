import type { Broker } from '../head/broker';
import { THEME_COLOUR } from '../head/theme-colour';
import { ICON_GROUND } from './icons';

const icon = (file: string, size: number, purpose = 'any') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** site.webmanifest */
export const manifest = (site: Pick<Broker, 'name'>) =>
  `${JSON.stringify(
    {
      id: '/',
      name: site.name,
      short_name: site.name,
      lang: 'en-IN',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      // A site to look things up on: with the browser's own buttons.
      display: 'browser',
      theme_color: THEME_COLOUR,
      background_color: ICON_GROUND,
      icons: [
        icon('icon-192.png', 192),
        icon('icon-512.png', 512),
        icon('icon-maskable-512.png', 512, 'maskable'),
      ],
    },
    null,
    2,
  )}\n`;
