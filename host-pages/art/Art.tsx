import { type Picture, type Shape, TONES } from './picture';

/** Joins consecutive shapes of the same tone into one path, which takes fewer bytes and paints faster. */
const mergeNeighbours = (shapes: readonly Shape[]) =>
  shapes.reduce<[Shape[0], string][]>((paths, [tone, data]) => {
    const last = paths.at(-1);
    if (last?.[0] === tone) last[1] += data;
    else paths.push([tone, data]);
    return paths;
  }, []);

/** Renders a picture's paths, for an `<svg>` or a `<symbol>`. */
export const Shapes = ({ picture }: { readonly picture: Picture }) =>
  mergeNeighbours(picture.shapes).map(([tone, data]) => <path key={data} fill={TONES[tone]} d={data} />);

type ArtProps = {
  readonly picture: Picture;
  /** `preserveAspectRatio`. Default: "xMidYMax meet", centred on the lower edge. */
  readonly fit?: string;
};

/**
 * Renders a picture as inline SVG. For a scene, use `PictureArt` in NamedArt.tsx, which also draws the thing that the
 * insurance protects.
 */
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
