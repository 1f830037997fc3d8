import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';

/** The site's font in one weight and width. */
export type ShareFont = {
  readonly file: string;
  /** How wide a line is, in pixels. */
  readonly width: (text: string, size: number) => number;
};

type Cut = { readonly wght: number; readonly wdth: number };

const MEASURED_AT = 100;
// All that a Latin font may have: what a text needs and this one lacks is found by measuring.
const CHARACTERS = Array.from({ length: 0x2200 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');

export const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** Cuts the variable font to files that the renderer reads: it knows no woff2, and no axes. */
export async function withShareFonts<Name extends string, Result>(
  woff2: string,
  cuts: Readonly<Record<Name, Cut>>,
  use: (fonts: Readonly<Record<Name, ShareFont>>) => Result | Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'share-font-'));
  try {
    const fonts: Partial<Record<Name, ShareFont>> = {};
    for (const [name, cut] of Object.entries<Cut>(cuts)) {
      const file = join(folder, `${name}.ttf`);
      const font = await subsetFont(readFileSync(woff2), CHARACTERS, {
        targetFormat: 'truetype',
        variationAxes: cut,
      });
      writeFileSync(file, font);
      fonts[name as Name] = shareFont(file);
    }
    return await use(fonts as Record<Name, ShareFont>);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function shareFont(file: string): ShareFont {
  const font = { loadSystemFonts: false, fontFiles: [file] };
  const widths = new Map<string, number>();
  const measure = (text: string) => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    const line = `<svg xmlns="http://www.w3.org/2000/svg"><text y="${MEASURED_AT}" font-size="${MEASURED_AT}">${escapeXml(text)}</text></svg>`;
    const box = new Resvg(line, { font }).getBBox();
    const width = box ? box.x + box.width : 0;
    widths.set(text, width);
    return width;
  };
  return {
    file,
    width: (text, size) => {
      const missing = [...text].find((character) => character.trim() && !measure(character));
      if (missing) throw new Error(`The font has no "${missing}", which stands in "${text}".`);
      return (measure(text) * size) / MEASURED_AT;
    },
  };
}
