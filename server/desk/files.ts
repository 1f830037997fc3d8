import { readFileSync } from 'node:fs';

const at = (path: string) => readFileSync(new URL(path, import.meta.url));

/**
 * Returns a function that resolves to a style sheet in the broker's colours. The function imports the colours lazily,
 * so that the desk starts even if site.ts is invalid.
 */
const coloured = (css: string) => async () => {
  const { inBrokersColours } = await import('../../host-pages/palette/broker-colours');
  return inBrokersColours(css);
};

const unchanged = (file: Buffer) => async () => file;

/** The parts of the style sheet, in order. */
const SHEETS = ['base', 'controls', 'pages'];

/**
 * The files that the desk's pages load, keyed by path, each with its media type. The files are sent even without a
 * session, since they contain no personal data.
 */
export const FILES: Readonly<
  Record<string, readonly [type: string, content: () => Promise<Buffer | string>]>
> = {
  '/desk.css': [
    'text/css;charset=utf-8',
    coloured(SHEETS.map((name) => at(`./browser/${name}.css`).toString()).join('')),
  ],
  '/desk.js': ['text/javascript;charset=utf-8', unchanged(at('./browser/desk.js'))],
  '/desk.svg': ['image/svg+xml', async () => (await import('../../host-pages/palette/logo')).LOGO],
  '/anek-latin.woff2': ['font/woff2', unchanged(at('../../host-pages/fonts/anek-latin.woff2'))],
};
