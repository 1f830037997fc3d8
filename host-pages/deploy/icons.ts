import { Resvg } from '@resvg/resvg-js';
import { inBrokersColours } from '../palette/broker-colours';
import { icoFile } from './ico-file';

/** Background of the icons that must not be transparent. */
export const ICON_BACKGROUND = inBrokersColours('#f6f7f2');

const ICO_SIZES = [16, 32, 48];

type IconSpec = {
  readonly file: string;
  readonly size: number;
  /** Side of the mark (the logo), as a fraction of the icon's side. */
  readonly markScale: number;
  readonly background?: string;
};

const PNGS: readonly IconSpec[] = [
  { file: 'icon-192.png', size: 192, markScale: 1 },
  { file: 'icon-512.png', size: 512, markScale: 1 },
  // The mark is smaller than the icon, since iOS rounds the icon's corners.
  { file: 'apple-touch-icon.png', size: 180, markScale: 0.7, background: ICON_BACKGROUND },
  // Systems may cut this icon to a shape of their own (a mask). Every mask keeps a central disc with a diameter of 80 %
  // of the icon's side (https://www.w3.org/TR/appmanifest/#icon-masks). At this scale the mark just fits into the disc.
  { file: 'icon-maskable-512.png', size: 512, markScale: 0.56, background: ICON_BACKGROUND },
];

function draw(svg: string, { size, markScale, background }: Omit<IconSpec, 'file'>): Buffer {
  const side = size * markScale;
  const start = (size - side) / 2;
  const mark = svg.replace('<svg ', `<svg x="${start}" y="${start}" width="${side}" height="${side}" `);
  const backdrop = background ? `<path fill="${background}" d="M0 0h${size}v${size}H0z"/>` : '';
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${backdrop}${mark}</svg>`;
  return new Resvg(icon, { font: { loadSystemFonts: false } }).render().asPng();
}

/** Returns the raster icons of a square SVG logo: a map from file names in `dist` to functions that draw the icon. */
export const icons = (svg: string): ReadonlyMap<string, () => Buffer> =>
  new Map([
    [
      'favicon.ico',
      () => icoFile(ICO_SIZES.map((size) => ({ size, png: draw(svg, { size, markScale: 1 }) }))),
    ],
    ...PNGS.map((png) => [png.file, () => draw(svg, png)] as const),
  ]);
