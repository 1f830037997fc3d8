import { createHash } from 'node:crypto';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Shapes } from './Art';
import { LINES, type LineName } from './lines';
import type { Picture } from './picture';

/**
 * Returns only the drop, or all but the drop. CSS can't move a part of a `<use>`, so a tile's drop is another symbol.
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

const source = renderToStaticMarkup(
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
    {Object.entries<Picture>(LINES).map(([name, picture]) => (
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
 * One file with the pictures of all lines of insurance, which every page's menu shows. The page's CSS colours it. Other
 * pictures are inline: a file with all pictures would take a phone 60 ms to read, just before it paints the page.
 */
export const SPRITE = { file: `assets/art-${hash}.svg`, source };

export const lineHref = (name: LineName) => `/${SPRITE.file}#${name}`;

/** Renders the picture of a line. */
export const LineArt = ({ name }: { readonly name: LineName }) => (
  <svg className="art" viewBox="0 0 40 40" aria-hidden="true">
    <use href={lineHref(name)} />
  </svg>
);

/** Renders the picture of a line with a separate drop, which lifts when its tile is hovered. */
export const TileArt = ({ name }: { readonly name: LineName }) => (
  <svg className="art" viewBox="0 0 40 40" aria-hidden="true">
    <use href={`${lineHref(name)}-rest`} />
    <use className="drop" href={`${lineHref(name)}-drop`} />
  </svg>
);
