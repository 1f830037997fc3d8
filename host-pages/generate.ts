import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'lightningcss';
import { renderToStaticMarkup } from 'react-dom/server';
import { compress } from './compress';
import { ROUTES } from './routes';
import { Page } from './templates/layout/Page';

const DIST = 'dist';

/** One sheet for all pages, in the order of the cascade; the widgets' own sheets style their prerendered markup. */
const SHEETS = [
  'host-pages/styles/tokens.css',
  'widgets/shared/field.css',
  'widgets/shared/button.css',
  'widgets/quote-form/quote-form.css',
  'host-pages/styles/site.css',
];

const FILES = [
  ['host-pages/fonts/anek-latin.woff2', 'assets/anek-latin.woff2'],
  ['host-pages/icons/favicon.svg', 'favicon.svg'],
  ['host-pages/icons/plant.svg', 'assets/plant.svg'],
] as const;

function write(file: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(DIST, file)), { recursive: true });
  writeFileSync(join(DIST, file), content);
}

function writeSheet(): string {
  const css = SHEETS.map((file) => readFileSync(file, 'utf8')).join('\n');
  const { code } = transform({ filename: 'site.css', code: Buffer.from(css), minify: true });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  write(`assets/site-${hash}.css`, code);
  return `/assets/site-${hash}.css`;
}

rmSync(join(DIST, 'assets'), { recursive: true, force: true });
const sheet = writeSheet();
for (const [from, to] of FILES) {
  mkdirSync(dirname(join(DIST, to)), { recursive: true });
  copyFileSync(from, join(DIST, to));
}
for (const { path, file, record, template } of ROUTES) {
  const page = Page({ record, path, sheet, children: template() });
  write(file, `<!doctype html>${renderToStaticMarkup(page)}\n`);
}
compress(DIST);
console.log(`${ROUTES.length} pages in ${DIST}/`);
