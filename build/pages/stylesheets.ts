import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { type BrandColours, recolour, UNCHANGED } from '../../host-pages/palette/palette';
import { cssConstants } from '../../host-pages/styles/css-constants';
import { ALL_PARTS, PARTS, type SheetPart, type StandaloneSheet } from '../../host-pages/styles/sheet-parts';
import { sheetsOfWidget, WIDGETS } from './widget-sheets';

/**
 * The site's own style sheets, in cascade order. FIRST_SHEETS come before the widgets' style sheets, LAST_SHEETS after
 * them.
 */
const FIRST_SHEETS = ['host-pages/styles/tokens.css'];
const LAST_SHEETS = [
  'base',
  'layout',
  'long-name',
  'footer',
  'heroes',
  'quick',
  'splits',
  'cards',
  'numbers',
  'cover-need',
  'steps',
  'carousels',
  // Style sheets of the quote form's optional questions. On partners' pages they are loaded on demand.
  'widgets/shared/forms/checkbox',
  'widgets/quote-form/extras/more',
  'languages',
  'pages',
  'offices',
  'contents',
  'share',
  'post',
  'fold',
  'glossary',
  'section-links',
  'questions',
  'related',
  'versions',
  'search',
  'finder',
  'claims',
  'compare',
  'embed',
  'blog',
  'prerendered-form',
  'product-phone',
  'print',
].map((name) => (name.includes('/') ? `${name}.css` : `host-pages/styles/${name}.css`));

/** Style sheets of the standalone pages, which lack the site's header and footer. */
const STANDALONE_SHEETS = {
  'embed-frame': [
    ...sheetsOfWidget('quote-form'),
    'host-pages/styles/prerendered-form.css',
    'host-pages/styles/languages.css',
    'host-pages/styles/embed-frame.css',
  ],
  'embed-preview': ['host-pages/styles/embed-preview.css'],
} as const satisfies Record<StandaloneSheet, readonly string[]>;

const ownFilesOf = (part: SheetPart): readonly string[] => {
  const files = PARTS[part];
  return 'own' in files ? files.own : [];
};

const unplaced = ALL_PARTS.flatMap(ownFilesOf).filter((file) => !LAST_SHEETS.includes(file));
if (unplaced.length > 0)
  throw new Error(
    `LAST_SHEETS in build/pages/stylesheets.ts lacks ${unplaced.join(', ')}: no page would have their rules.`,
  );

/** Returns the source files of the style sheet for pages that need `parts`, in cascade order. */
function sheetsOf(parts: readonly SheetPart[]): string[] {
  const excluded = ALL_PARTS.filter((part) => !parts.includes(part));
  const excludedFiles = excluded.flatMap(ownFilesOf);
  const widgets = WIDGETS.filter(
    (name) => !excluded.some((part) => PARTS[part].widgets.some((own) => own === name)),
  );
  return [
    ...FIRST_SHEETS,
    ...new Set(widgets.flatMap(sheetsOfWidget)),
    ...LAST_SHEETS.filter((file) => !excludedFiles.includes(file)),
  ];
}

export type Sheet = { readonly file: string; readonly code: Uint8Array };

/** Returns a path in assets/ with a hash of the content, since browsers keep files in assets/ for a year. */
const hashedName = (name: string, extension: string, content: string | Uint8Array) =>
  `assets/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${extension}`;

/**
 * Returns the footer's pattern in the broker's colours. The style sheets' sources refer to it as `/assets/band.svg`;
 * `sheetOf` replaces that path with the hashed name.
 */
export function band(brand: BrandColours): { readonly file: string; readonly code: string } {
  const code = recolour(readFileSync('host-pages/icons/band.svg', 'utf8'), brand);
  return { file: hashedName('band', 'svg', code), code };
}

function sheetOf(name: string, accent: string, brand: BrandColours, files: readonly string[]): Sheet {
  const sources = [
    ':root{--broker-accent:__ACCENT__}',
    ...files.map((file) => recolour(readFileSync(file, 'utf8'), brand)),
  ];
  const css = Object.entries(cssConstants(accent, brand)).reduce(
    (text, [name, value]) => text.replaceAll(name, value),
    sources.join('\n').replaceAll('/assets/band.svg', `/${band(brand).file}`),
  );
  const { code } = transform({ filename: 'site.css', code: Buffer.from(css), minify: true });
  return { file: hashedName(name, 'css', code), code };
}

/** Returns the style sheet for pages that need `parts`. Its file name contains a hash of its content. */
export const siteSheet = (
  accent: string,
  parts: readonly SheetPart[] = ALL_PARTS,
  brand: BrandColours = UNCHANGED,
): Sheet => sheetOf('site', accent, brand, sheetsOf(parts));

export const standaloneSheet = (
  name: StandaloneSheet,
  accent: string,
  brand: BrandColours = UNCHANGED,
): Sheet => sheetOf(name, accent, brand, STANDALONE_SHEETS[name]);
