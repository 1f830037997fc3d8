import { type Picture, type Shape, TONES } from './picture';

/** Neighbours of one tone are one path: less to load and to paint. */
const joined = (shapes: readonly Shape[]) =>
  shapes.reduce<[Shape[0], string][]>((paths, [tone, data]) => {
    const last = paths.at(-1);
    if (last?.[0] === tone) last[1] += data;
    else paths.push([tone, data]);
    return paths;
  }, []);

/** A picture's paths, for an `<svg>` or a `<symbol>`. */
export const Shapes = ({ picture }: { readonly picture: Picture }) =>
  joined(picture.shapes).map(([tone, data]) => <path key={data} fill={TONES[tone]} d={data} />);

type ArtProps = {
  readonly picture: Picture;
  /** Where the picture stands in a box of another shape; "xMidYMax meet" unless told: on the ground, in the middle. */
  readonly fit?: string;
};

/** A picture drawn in the page itself: what is seen first, and what moves. */
export const Art = ({ picture, fit = 'xMidYMax meet' }: ArtProps) => (
  <svg
    className="art"
    viewBox={`0 0 ${picture.width} ${picture.height}`}
    preserveAspectRatio={fit}
    aria-hidden="true"
  >
    <Shapes picture={picture} />
  </svg>
);
