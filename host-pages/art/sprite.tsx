import { createHash } from 'node:crypto';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LINES } from '../records/lines';
import type { LineRecord } from '../records/product';
import { Shapes } from './Art';
import { ASK_TILE } from './neutral';
import type { Picture } from './picture';

/**
 * Returns only the drop that stands for the risk (if `drop` is true), or the picture without this drop. In the sprite,
 * the two are separate symbols, since CSS can't move a part of a `<use>`.
 */
const withOrWithoutDrop = ({ shapes, ...size }: Picture, drop: boolean): Picture => ({
  ...size,
  shapes: shapes.filter(([tone]) => (tone === 'risk') === drop),
});

const PictureSymbol = ({ name, picture }: { readonly name: string; readonly picture: Picture }) => (
  <symbol id={name} viewBox={`0 0 ${picture.width} ${picture.height}`}>
    <Shapes picture={picture} />
  </symbol>
);

/** Returns the name of a line's tile in the sprite: "motor" for motor-insurance. */
export const tileName = ({ slug }: Pick<LineRecord, 'slug'>) => slug.replace(/-insurance$/, '');

/** The name of `ASK_TILE` in the sprite. */
export const ASK = 'ask';

const TILES: readonly (readonly [name: string, tile: Picture])[] = [
  ...LINES.map((line) => [tileName(line), line.pictures.tile] as const),
  [ASK, ASK_TILE],
];

const source = renderToStaticMarkup(
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
    {TILES.map(([name, picture]) => (
      <Fragment key={name}>
        <PictureSymbol name={`${name}-rest`} picture={withOrWithoutDrop(picture, false)} />
        <PictureSymbol name={`${name}-drop`} picture={withOrWithoutDrop(picture, true)} />
        <symbol id={name} viewBox={`0 0 ${picture.width} ${picture.height}`}>
          <use href={`#${name}-rest`} />
          <use href={`#${name}-drop`} />
        </symbol>
      </Fragment>
    ))}
  </svg>,
);
const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);

/**
 * The sprite: one SVG file with the pictures of all lines of insurance. Every page's menu shows these pictures, and the
 * page's CSS colours them. All other pictures are inline in their pages: in this file, they would take a phone 60 ms to
 * parse, just before it paints the page.
 */
export const SPRITE = { file: `assets/art-${hash}.svg`, source };

export const lineHref = (name: string) => `/${SPRITE.file}#${name}`;

export const LineArt = ({ name }: { readonly name: string }) => (
  <svg className="art" viewBox="0 0 40 40" aria-hidden="true">
    <use href={lineHref(name)} />
  </svg>
);

/** Renders a line's picture. The drop is a separate element, so CSS can lift it when the tile is hovered. */
export const TileArt = ({ name }: { readonly name: string }) => (
  <svg className="art" viewBox="0 0 40 40" aria-hidden="true">
    <use href={`${lineHref(name)}-rest`} />
    <use className="drop" href={`${lineHref(name)}-drop`} />
  </svg>
);
