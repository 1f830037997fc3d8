import { Shapes } from './Art';
import { CARDS } from './cards';
import { LINES, type LineName } from './lines';
import type { Picture, Place, Scene } from './picture';
import { PRODUCTS } from './products';
import { SECTIONS } from './sections';
import { LineArt } from './sprite';
import { STEPS } from './steps';
import { THINGS, type ThingName } from './things';

const PICTURES = { ...CARDS, ...PRODUCTS, ...STEPS, ...SECTIONS } satisfies Record<string, Picture | Scene>;
export type PictureName = keyof typeof PICTURES | LineName;

const isLine = (name: PictureName): name is LineName => Object.hasOwn(LINES, name);
const isScene = (picture: Picture): picture is Scene => 'places' in picture;

type ThingProps = { readonly picture: Picture; readonly place: Place };

const Thing = ({ picture, place: [x, y, size] }: ThingProps) => (
  <g transform={`translate(${x} ${y}) scale(${size / picture.width})`}>
    <Shapes picture={picture} />
  </g>
);

export type NamedArtProps = {
  readonly name: PictureName;
  /** The thing to draw in a scene's places. */
  readonly thing?: ThingName;
};

/** Renders a picture by its name. Pictures of lines of insurance come from the sprite, all others are inline. */
export function NamedArt({ name, thing = 'policy' }: NamedArtProps) {
  if (isLine(name)) return <LineArt name={name} />;
  const picture: Picture = PICTURES[name];
  const { width, height, overflows } = picture;
  return (
    <svg
      className={overflows ? 'art overflows' : 'art'}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <Shapes picture={picture} />
      {isScene(picture) && (
        <>
          {picture.places.map((place) => (
            <Thing key={place.join()} picture={THINGS[thing]} place={place} />
          ))}
          <Shapes picture={{ ...picture, shapes: picture.front }} />
        </>
      )}
    </svg>
  );
}
