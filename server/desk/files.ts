import { readFileSync } from 'node:fs';

const at = (path: string) => readFileSync(new URL(path, import.meta.url));

/** The parts of the style sheet, in order. */
const SHEETS = ['base', 'controls', 'pages'];

/** The files of the desk's pages, which have no personal data. Each with its type. */
export const FILES: Readonly<Record<string, readonly [type: string, content: Buffer]>> = {
  '/desk.css': ['text/css;charset=utf-8', Buffer.concat(SHEETS.map((name) => at(`./browser/${name}.css`)))],
  '/desk.js': ['text/javascript;charset=utf-8', at('./browser/desk.js')],
  '/desk.svg': ['image/svg+xml', at('../../host-pages/icons/favicon.svg')],
  '/anek-latin.woff2': ['font/woff2', at('../../host-pages/fonts/anek-latin.woff2')],
};
