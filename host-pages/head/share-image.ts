import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Picture, Tone } from '../art/picture';
import { path, quarter, square } from '../art/shapes';
import type { Broker } from './broker';
import { groundTones } from './ground-tones';
import { palettePng } from './palette-png';
import { escapeXml, type ShareFont, withShareFonts } from './share-font';
import { SHARE_IMAGE_SIZE } from './share-image-size';
import { wrapTitle } from './wrap-title';

/** Gives a page's PNG. Without a picture it shows the mark. */
export type DrawShareImage = (title: string, picture?: Picture) => Buffer;

type Sender = Pick<Broker, 'name' | 'licence' | 'accent'>;
type Tones = Readonly<Record<Tone, string>>;
type Fonts = Readonly<Record<keyof typeof CUTS, ShareFont>>;

// The renderer tells the two apart by their widths.
const CUTS = { title: { wght: 720, wdth: 115 }, text: { wght: 500, wdth: 100 } };
const STRETCH = { title: 'semi-expanded', text: 'normal' };

const fits = (mostLines: number, ...sizes: number[]) => sizes.map((size) => ({ mostLines, size }));

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
const LEFT = 72;
const MARK = { y: 64, size: 64 };
const SENDER = { x: LEFT + MARK.size + 20, width: 900 };
const NAME = { ...SENDER, y: 92, fits: fits(1, 36, 32, 28, 24, 20) };
const LICENCE = { ...SENDER, y: 124, fits: fits(1, 24, 22, 20, 18, 16) };
/** Lines stand in the middle between `from` and `to`; a pitch is the distance of two lines in parts of their size. */
const TITLE = {
  width: 580,
  fits: [...fits(3, 92, 84, 76, 70), ...fits(4, 76, 70, 64, 58, 52, 46)],
  pitch: 1.02,
  from: 170,
  to: 560,
};
const BAR = { width: 96, height: 16, below: 34 };
const PICTURE = { width: 570, height: 475 };
/** What begins in the lowest part of a picture is its ground. */
const GROUND_FROM = 0.85;

/** The mark of templates/layout/Logo.tsx. */
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

const placed = ({ shapes }: Picture, x: number, y: number, scale: number, tones: Tones) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes
    .map(([tone, data]) => `<path fill="${tones[tone]}" d="${data}"/>`)
    .join('')}</g>`;

/** Without the rain beside the frame, where the text stands; roads and rivers run on below it. */
function besideText({ shapes, ...frame }: Picture): Picture {
  const kept = (part: string) => {
    const [left = 0, top = 0] = part.split(/[^\d.-]+/, 2).map(Number);
    return left >= 0 || top > frame.height * GROUND_FROM;
  };
  const parts = (data: string) => data.split('M').filter((part) => part !== '' && kept(part));
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

/** On the lower edge, up to the right one. */
function standing(picture: Picture, tones: Tones): string {
  const scale = Math.min(PICTURE.width / picture.width, PICTURE.height / picture.height);
  const [x, y] = [WIDTH - picture.width * scale, HEIGHT - picture.height * scale];
  return placed(besideText(picture), x, y, scale, tones);
}

const line = (text: string, cut: keyof typeof CUTS, x: number, y: number, size: number, fill: string) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${CUTS[cut].wght}" font-stretch="${STRETCH[cut]}" fill="${fill}">${escapeXml(text)}</text>`;

function heading(title: string, fonts: Fonts, tones: Tones): string {
  const { size, lines } = wrapTitle(title, TITLE, fonts.title.width);
  const pitch = size * TITLE.pitch;
  const height = pitch * (lines.length - 1) + size * 0.72 + BAR.below + BAR.height;
  const first = (TITLE.from + TITLE.to - height) / 2 + size * 0.72;
  const last = first + pitch * (lines.length - 1);
  const r = BAR.height / 2;
  return (
    lines.map((text, at) => line(text, 'title', LEFT, first + at * pitch, size, tones.paper)).join('') +
    `<path fill="${tones.held}" d="${path`M${LEFT} ${last + BAR.below}h${BAR.width - r}a${r} ${r} 0 0 1 0 ${2 * r}h${2 * r - BAR.width}a${r} ${r} 0 0 1 ${-r} ${-r}z`}"/>`
  );
}

function sender({ name, licence }: Sender, fonts: Fonts, tones: Tones): string {
  const nameSize = wrapTitle(name, NAME, fonts.title.width).size;
  const licenceSize = wrapTitle(licence, LICENCE, fonts.text.width).size;
  return (
    placed(BRAND, LEFT, MARK.y, MARK.size / BRAND.width, tones) +
    line(name, 'title', NAME.x, NAME.y, nameSize, tones.paper) +
    line(licence, 'text', LICENCE.x, LICENCE.y, licenceSize, tones.shelter)
  );
}

/** Makes the broker's share images while `use` runs; the files of the font are gone afterwards. */
export const withShareImages = <Result>(
  site: Sender,
  { font, tokens }: { readonly font: string; readonly tokens: string },
  use: (draw: DrawShareImage) => Result | Promise<Result>,
): Promise<Result> =>
  withShareFonts(font, CUTS, (fonts) => {
    const tones = groundTones('.g-indigo', readFileSync(tokens, 'utf8'), { '--marigold': site.accent });
    const fontFiles = Object.values(fonts).map(({ file }) => file);
    return use((title, picture = BRAND) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Anek Latin"><path fill="${tones.ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${standing(picture, tones)}${sender(site, fonts, tones)}${heading(title, fonts, tones)}</svg>`;
      return palettePng(new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render());
    });
  });
