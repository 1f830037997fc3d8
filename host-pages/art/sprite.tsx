import { createHash } from 'node:crypto';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Shapes } from './Art';
import { CARDS } from './cards';
import { LINES } from './lines';
import type { Picture, Scene } from './picture';
import { PRODUCTS } from './products';
import { SECTIONS } from './sections';
import { STEPS } from './steps';
import { THINGS, type ThingName } from './things';

const SYMBOLS = { ...LINES, ...CARDS, ...PRODUCTS, ...STEPS, ...SECTIONS } satisfies Record<
  string,
  Picture | Scene
>;
export type SymbolName = keyof typeof SYMBOLS;

/** A tile's drop moves on its own. CSS cannot style parts of a `<use>` element, so the drop is a separate symbol. */
const isTile = (name: string): name is keyof typeof LINES => Object.hasOwn(LINES, name);
const withOrWithoutDrop = ({ shapes, ...size }: Picture, drop: boolean): Picture => ({
  ...size,
  shapes: shapes.filter(([tone]) => (tone === 'risk') === drop),
});

const isScene = (picture: Picture): picture is Scene => 'places' in picture;

const PictureSymbol = ({ name, picture }: { readonly name: string; readonly picture: Picture }) => (
  <symbol
    id={name}
    viewBox={`0 0 ${picture.width} ${picture.height}`}
    overflow={picture.overflows ? 'visible' : undefined}
  >
    <Shapes picture={picture} />
  </symbol>
);

const source = renderToStaticMarkup(
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
    {Object.entries<Picture>({ ...SYMBOLS, ...THINGS }).map(([name, picture]) =>
      isTile(name) ? (
        <Fragment key={name}>
          <PictureSymbol name={`${name}-rest`} picture={withOrWithoutDrop(picture, false)} />
          <PictureSymbol name={`${name}-drop`} picture={withOrWithoutDrop(picture, true)} />
          <symbol id={name} viewBox={`0 0 ${picture.width} ${picture.height}`}>
            <use href={`#${name}-rest`} />
            <use href={`#${name}-drop`} />
          </symbol>
        </Fragment>
      ) : (
        <Fragment key={name}>
          <PictureSymbol name={name} picture={picture} />
          {isScene(picture) && picture.front.length > 0 && (
            <PictureSymbol name={`${name}-front`} picture={{ ...picture, shapes: picture.front }} />
          )}
        </Fragment>
      ),
    )}
  </svg>,
);
const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);

/** One file with every picture that is not visible first: loaded once for the whole site. The page's CSS colours it. */
export const SPRITE = { file: `assets/art-${hash}.svg`, source };

const hrefOf = (id: string) => `/${SPRITE.file}#${id}`;
export const symbolHref = (name: SymbolName) => hrefOf(name);

export type SpriteArtProps = {
  readonly name: SymbolName;
  /** What stands in a scene's places. */
  readonly thing?: ThingName;
};

/** A picture from the sprite. A scene is joined here of its parts: in the sprite, each would be there once for each thing. */
export function SpriteArt({ name, thing = 'policy' }: SpriteArtProps) {
  const picture: Picture = SYMBOLS[name];
  const { width, height, overflows } = picture;
  return (
    <svg
      className={overflows ? 'art overflows' : 'art'}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <use href={hrefOf(name)} />
      {isScene(picture) &&
        picture.places.map(([x, y, size]) => (
          <use key={`${x} ${y}`} href={hrefOf(thing)} x={x} y={y} width={size} height={size} />
        ))}
      {isScene(picture) && picture.front.length > 0 && <use href={hrefOf(`${name}-front`)} />}
    </svg>
  );
}

/** A tile's picture from the sprite, with a separate drop, which lifts when the tile is hovered. */
export const TileArt = ({ name }: { readonly name: keyof typeof LINES }) => (
  <svg className="art" viewBox="0 0 40 40" aria-hidden="true">
    <use href={`/${SPRITE.file}#${name}-rest`} />
    <use className="drop" href={`/${SPRITE.file}#${name}-drop`} />
  </svg>
);
