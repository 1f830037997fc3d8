import { Resvg } from '@resvg/resvg-js';
import { icoFile } from './ico-file';

/** What stands behind the mark where an icon may not be transparent. */
export const ICON_GROUND = '#f6f7f2';

const ICO_SIZES = [16, 32, 48];

type Drawing = {
  readonly file: string;
  readonly size: number;
  /** The mark's part of the icon's side. */
  readonly part: number;
  readonly ground?: string;
};

const PNGS: readonly Drawing[] = [
  { file: 'icon-192.png', size: 192, part: 1 },
  { file: 'icon-512.png', size: 512, part: 1 },
  // A phone rounds the corners.
  { file: 'apple-touch-icon.png', size: 180, part: 0.7, ground: ICON_GROUND },
  // Whatever is cut off, a disc of four fifths of the side stays: the corners of the mark are just inside.
  { file: 'icon-maskable-512.png', size: 512, part: 0.56, ground: ICON_GROUND },
];

function draw(svg: string, { size, part, ground }: Omit<Drawing, 'file'>): Buffer {
  const side = size * part;
  const start = (size - side) / 2;
  const mark = svg.replace('<svg ', `<svg x="${start}" y="${start}" width="${side}" height="${side}" `);
  const behind = ground ? `<path fill="${ground}" d="M0 0h${size}v${size}H0z"/>` : '';
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${behind}${mark}</svg>`;
  return new Resvg(icon, { font: { loadSystemFonts: false } }).render().asPng();
}

/** The raster icons of a square mark, each under its name in dist. */
export const icons = (svg: string): ReadonlyMap<string, Buffer> =>
  new Map([
    ['favicon.ico', icoFile(ICO_SIZES.map((size) => ({ size, png: draw(svg, { size, part: 1 }) })))],
    ...PNGS.map((png) => [png.file, draw(svg, png)] as const),
  ]);
