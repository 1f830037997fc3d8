import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';

/** An instance of the site's variable font, with a fixed weight and width. */
export type ShareFont = {
  readonly file: string;
  /**
   * Returns the width of a line of text in pixels.
   * @throws Error if the font lacks a character
   */
  readonly width: (text: string, size: number) => number;
};

type FontInstance = { readonly wght: number; readonly wdth: number };

const MEASURED_SIZE = 100;
// Characters to include in an instance of the font: U+0020 to U+21FF, which covers all characters of a Latin font.
// Characters that the variable font lacks are left out.
const CHARACTERS = Array.from({ length: 0x2200 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');

export const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/**
 * Writes instances of the variable font to temporary files, calls `use` with these fonts, and deletes the files. The
 * instances are needed because the renderer can't read woff2 files, and can't vary a font's weight and width.
 */
export async function withShareFonts<Name extends string, Result>(
  woff2: string,
  instances: Readonly<Record<Name, FontInstance>>,
  use: (fonts: Readonly<Record<Name, ShareFont>>) => Result | Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'share-font-'));
  try {
    const fonts: Partial<Record<Name, ShareFont>> = {};
    for (const [name, instance] of Object.entries<FontInstance>(instances)) {
      const file = join(folder, `${name}.ttf`);
      const font = await subsetFont(readFileSync(woff2), CHARACTERS, {
        targetFormat: 'truetype',
        variationAxes: instance,
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
    const line = `<svg xmlns="http://www.w3.org/2000/svg"><text y="${MEASURED_SIZE}" font-size="${MEASURED_SIZE}">${escapeXml(text)}</text></svg>`;
    const box = new Resvg(line, { font }).getBBox();
    const width = box ? box.x + box.width : 0;
    widths.set(text, width);
    return width;
  };
  return {
    file,
    width: (text, size) => {
      const missing = [...text].find((character) => character.trim() && !measure(character));
      if (missing) throw new Error(`The font has no "${missing}", which occurs in "${text}".`);
      return (measure(text) * size) / MEASURED_SIZE;
    },
  };
}
