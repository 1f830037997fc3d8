import { THEME_COLOUR } from './theme-colour';

/** Renders the tags for the site's icons, and for the colour of the browser's toolbar. */
export const Icons = () => (
  <>
    <meta name="theme-color" content={THEME_COLOUR} />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
  </>
);
