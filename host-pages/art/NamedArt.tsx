import { Shapes } from './Art';
import { CARDS } from './cards';
import { POLICY } from './neutral';
import type { Picture, Place, Scene } from './picture';
import { SECTIONS } from './sections';
import { STEPS } from './steps';

const PICTURES = { ...CARDS, ...STEPS, ...SECTIONS } satisfies Record<string, Picture | Scene>;
export type PictureName = keyof typeof PICTURES;

const isScene = (picture: Picture): picture is Scene => 'places' in picture;

type ThingProps = { readonly picture: Picture; readonly place: Place };

const Thing = ({ picture, place: [x, y, size] }: ThingProps) => (
  <g transform={`translate(${x} ${y}) scale(${size / picture.width})`}>
    <Shapes picture={picture} />
  </g>
);

type ThingToDraw = {
  /**
   * The thing that the insurance protects, such as a car. A scene shows it at each of the scene's `places`; other
   * pictures ignore it. Default: a policy.
   */
  readonly thing?: Picture;
};
export type NamedArtProps = ThingToDraw & { readonly name: PictureName };

/** Renders a picture as inline SVG. If it is a scene, also draws `thing` into it. */
export function PictureArt({ picture, thing = POLICY }: ThingToDraw & { readonly picture: Picture }) {
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
            <Thing key={place.join()} picture={thing} place={place} />
          ))}
          <Shapes picture={{ ...picture, shapes: picture.front }} />
        </>
      )}
    </svg>
  );
}

export const NamedArt = ({ name, thing = POLICY }: NamedArtProps) => (
  <PictureArt picture={PICTURES[name]} thing={thing} />
);
