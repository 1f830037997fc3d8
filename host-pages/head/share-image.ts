import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Picture, Tone } from '../art/picture';
import { path, quarter, square } from '../art/shapes';
import { brandColours, recolour } from '../palette/palette';
import { backgroundPalette } from './background-palette';
import { palettePng } from './palette-png';
import { escapeXml, type ShareFont, withShareFonts } from './share-font';
import { SHARE_IMAGE_SIZE } from './share-image-facts';
import type { SiteModel } from './site-model';
import { wrapTitle } from './wrap-title';

/** Draws a page's share image and returns it as a PNG. Without `picture`, draws the sample site's mark in its place. */
export type DrawShareImage = (title: string, picture?: Picture) => Buffer;

type BrokerIdentity = Pick<SiteModel, 'name' | 'licence' | 'accent' | 'palette'> & {
  /** The broker's logo as SVG. Without it, the mark of templates/layout/Logo.tsx is drawn. */
  readonly mark?: string | undefined;
};
type Tones = Readonly<Record<Tone, string>>;
type Fonts = Readonly<Record<keyof typeof FONT_INSTANCES, ShareFont>>;

// The fonts of the title and the broker's name (`title`), and of the licence (`text`). Both fonts have the same family
// name, so the renderer selects one by `font-stretch`, and the widths (`wdth`) of the two must differ.
const FONT_INSTANCES = { title: { wght: 720, wdth: 115 }, text: { wght: 500, wdth: 100 } };
const STRETCH = { title: 'semi-expanded', text: 'normal' };

const sizesUpTo = (maxLines: number, ...sizes: number[]) => sizes.map((size) => ({ maxLines, size }));

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
const LEFT = 72;
const MARK = { y: 64, size: 64, margin: 6 };
const IDENTITY = { x: LEFT + MARK.size + 20 };
/** Box of the broker's name, to the right of the logo. For `pitch`, see `TITLE`. */
const NAME = {
  ...IDENTITY,
  width: 520,
  fits: [...sizesUpTo(1, 36, 32, 28), ...sizesUpTo(2, 28, 26), ...sizesUpTo(3, 24, 22, 20, 18, 16)],
  pitch: 1.1,
};
const LICENCE = { ...IDENTITY, width: 900, fits: sizesUpTo(1, 24, 22, 20, 18, 16) };
/** Baseline of the broker's name if the name has only one line, in pixels. */
const NAME_Y = 92;
/** Distance from the last line of the name to the licence, in pixels. */
const LICENCE_BELOW = 32;
/**
 * Box of the title. `from` and `to` are its upper and lower edges, and the lines are centred between them. `pitch` is
 * the line height, as a multiple of the font size.
 */
const TITLE = {
  width: 580,
  fits: [...sizesUpTo(3, 92, 84, 76, 70), ...sizesUpTo(4, 76, 70, 64, 58, 52, 46)],
  pitch: 1.02,
  from: 170,
  to: 560,
};
const BAR = { width: 96, height: 16, below: 34 };
const PICTURE = { width: 570, height: 475 };
/**
 * A level in a picture, as a fraction of its height. Shapes that start below this level are roads and rivers, not rain.
 */
const GROUND_START = 0.85;

/** The sample site's mark, as in templates/layout/Logo.tsx. */
const BRAND: Picture = {
  width: 36,
  height: 36,
  shapes: [
    ['held', quarter(0, 0, 18, 'br') + square(0, 18, 18)],
    ['paper', quarter(18, 0, 18, 'bl')],
    ['shelter', path`M18 36v-9a9 9 0 1 1 9 9z`],
    ['ink', quarter(0, 18, 18, 'tl')],
  ],
};

const drawPicture = ({ shapes }: Picture, x: number, y: number, scale: number, tones: Tones) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes
    .map(([tone, data]) => `<path fill="${tones[tone]}" d="${data}"/>`)
    .join('')}</g>`;

/**
 * Removes the part of the rain that continues beyond the picture's left edge, since it would cover the text. Keeps
 * roads and rivers, which continue below the text.
 */
function withoutRainOnText({ shapes, ...frame }: Picture): Picture {
  const isKept = (part: string) => {
    const [left = 0, top = 0] = part.split(/[^\d.-]+/, 2).map(Number);
    return left >= 0 || top > frame.height * GROUND_START;
  };
  const parts = (data: string) => data.split('M').filter((part) => part !== '' && isKept(part));
  return {
    ...frame,
    shapes: shapes.map(([tone, data]) => [
      tone,
      parts(data)
        .map((part) => `M${part}`)
        .join(''),
    ]),
  };
}

/** Draws a picture at the bottom right of the share image. */
function drawBottomRight(picture: Picture, tones: Tones): string {
  const scale = Math.min(PICTURE.width / picture.width, PICTURE.height / picture.height);
  const [x, y] = [WIDTH - picture.width * scale, HEIGHT - picture.height * scale];
  return drawPicture(withoutRainOnText(picture), x, y, scale, tones);
}

const textElement = (
  text: string,
  instance: keyof typeof FONT_INSTANCES,
  x: number,
  y: number,
  size: number,
  fill: string,
) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${FONT_INSTANCES[instance].wght}" font-stretch="${STRETCH[instance]}" fill="${fill}">${escapeXml(text)}</text>`;

function drawTitle(title: string, fonts: Fonts, tones: Tones): string {
  const { size, lines } = wrapTitle(title, TITLE, fonts.title.width);
  const pitch = size * TITLE.pitch;
  const height = pitch * (lines.length - 1) + size * 0.72 + BAR.below + BAR.height;
  const first = (TITLE.from + TITLE.to - height) / 2 + size * 0.72;
  const last = first + pitch * (lines.length - 1);
  const r = BAR.height / 2;
  return (
    lines
      .map((text, at) => textElement(text, 'title', LEFT, first + at * pitch, size, tones.paper))
      .join('') +
    `<path fill="${tones.held}" d="${path`M${LEFT} ${last + BAR.below}h${BAR.width - r}a${r} ${r} 0 0 1 0 ${2 * r}h${2 * r - BAR.width}a${r} ${r} 0 0 1 ${-r} ${-r}z`}"/>`
  );
}

/**
 * Wraps a text of site.ts into lines.
 * @throws Error that names the field, if the text doesn't fit or the font lacks one of the text's characters
 */
function wrapField(site: BrokerIdentity, field: 'name' | 'licence', box: typeof LICENCE, font: ShareFont) {
  try {
    return wrapTitle(site[field], box, font.width);
  } catch (error) {
    throw new Error(`host-pages/site.ts: ${field}: ${(error as Error).message}`);
  }
}

/**
 * Draws the broker's logo, `mark`, on a light square, since logos are made for light backgrounds. If the broker has no
 * logo, draws the sample's mark.
 */
function drawMark(mark: string | undefined, tones: Tones): string {
  const { y, size } = MARK;
  if (!mark) return drawPicture(BRAND, LEFT, y, size / BRAND.width, tones);
  const inner = size - 2 * MARK.margin;
  return (
    `<rect x="${LEFT}" y="${y}" width="${size}" height="${size}" rx="8" fill="${tones.paper}"/>` +
    mark.replace(
      '<svg ',
      `<svg x="${LEFT + MARK.margin}" y="${y + MARK.margin}" width="${inner}" height="${inner}" `,
    )
  );
}

function drawIdentity(site: BrokerIdentity, fonts: Fonts, tones: Tones): string {
  const name = wrapField(site, 'name', NAME, fonts.title);
  const licence = wrapField(site, 'licence', LICENCE, fonts.text);
  // Each additional line moves the first line up by 8 px, to keep the name centred beside the logo.
  const first = NAME_Y - (name.lines.length - 1) * 8;
  const pitch = name.size * NAME.pitch;
  const last = first + (name.lines.length - 1) * pitch;
  return (
    drawMark(site.mark, tones) +
    name.lines
      .map((text, at) => textElement(text, 'title', NAME.x, first + at * pitch, name.size, tones.paper))
      .join('') +
    textElement(site.licence, 'text', LICENCE.x, last + LICENCE_BELOW, licence.size, tones.shelter)
  );
}

/** Calls `use` with a function that draws the broker's share images. Then deletes the temporary font files. */
export const withShareImages = <Result>(
  site: BrokerIdentity,
  { font, tokens }: { readonly font: string; readonly tokens: string },
  use: (draw: DrawShareImage) => Result | Promise<Result>,
): Promise<Result> =>
  withShareFonts(font, FONT_INSTANCES, (fonts) => {
    const tones = backgroundPalette('.g-indigo', recolour(readFileSync(tokens, 'utf8'), brandColours(site)));
    const fontFiles = Object.values(fonts).map(({ file }) => file);
    return use((title, picture = BRAND) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Anek Latin"><path fill="${tones.ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${drawBottomRight(picture, tones)}${drawIdentity(site, fonts, tones)}${drawTitle(title, fonts, tones)}</svg>`;
      return palettePng(new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render());
    });
  });
