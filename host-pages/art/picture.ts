import { arch, disc, drop } from './shapes';

/** Colours by meaning. The background that a picture is on defines the actual colours (styles/tokens.css). */
export const TONES = {
  shelter: 'var(--ai)',
  shelterLight: 'var(--al)',
  /** What is protected. */
  held: 'var(--am)',
  /** The one drop of a picture. */
  risk: 'var(--ab)',
  plant: 'var(--an)',
  sprout: 'var(--sprout)',
  dark: 'var(--ak)',
  tint: 'var(--ar)',
  amber: 'var(--amber)',
  ink: 'var(--ink)',
  paper: 'var(--white)',
  neem: 'var(--neem)',
  mist: 'var(--mist)',
  ground: 'var(--bg)',
} as const;

export type Tone = keyof typeof TONES;
/** A flat fill. Later shapes are drawn above earlier ones. */
export type Shape = readonly [tone: Tone, data: string];
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** Shows what is drawn beyond its sides. */
  readonly overflows?: boolean;
};

/** A place for the protected thing in a scene: the square at x, y. */
export type Place = readonly [x: number, y: number, size: number];
/** A picture for any line of insurance. The page says which thing is drawn in its places, so that it fits the line. */
export type Scene = Picture & {
  readonly places: readonly Place[];
  /** Drawn above the thing. */
  readonly front: readonly Shape[];
};

/** Makes a picture a scene. */
export const around = (picture: Picture, places: readonly Place[], ...front: Shape[]): Scene => ({
  ...picture,
  places,
  front,
});

/** The square pictures: tiles and menus. */
export const tile = (...shapes: Shape[]): Picture => ({ width: 40, height: 40, shapes });
/** What a line of insurance protects, drawn on the lower edge. */
export const thing = (...shapes: Shape[]): Picture => ({ width: 20, height: 20, shapes });
/** Pictures of cards, twice as wide as high. */
export const card = (...shapes: Shape[]): Picture => ({ width: 60, height: 30, shapes });
/** Pictures of steps. */
export const stepPicture = (...shapes: Shape[]): Picture => ({ width: 60, height: 40, shapes });

/** The drop that stands for the risk: one in each picture, with its tip at top left, outside the shelter. */
export const risk = (x: number, y: number, size = 7): Shape => ['risk', drop(x, y, size)];

/** A circle over an arch, on the ground at y + height. */
export const person = (x: number, y: number, width: number, height: number, head: number): string =>
  disc(x + width / 2, y - head - 0.7, head) + arch(x, y, width, height);

/** A box with its band. */
export const crate = (x: number, y: number, size = 9): Shape[] => [
  ['held', `M${x} ${y}h${size}v${size}h-${size}z`],
  ['dark', `M${x} ${y + size / 2 - 0.5}h${size}v1h-${size}z`],
];

const STREAK = ['shelterLight', 'tint', 'shelter', 'tint', 'shelterLight', 'tint'] as const;

/**
 * Rain on a staggered grid, each diagonal in one tone, from `left` to `width` and from `top` to `height`. A negative `top`
 * draws above the picture, which is visible if the picture may overflow.
 * @param isSheltered whether the drop with this centre is left out, because the shelter or the picture's own drop is there
 */
export function rain(
  width: number,
  height: number,
  isSheltered: (x: number, y: number) => boolean,
  { top = 0, left = 0 } = {},
): Shape[] {
  const [pitch, size] = [5, 2.5];
  const shapes: Record<string, string> = {};
  for (let row = Math.ceil(top / pitch); 1.5 + row * pitch < height; row++) {
    const y = 1.5 + row * pitch;
    const odd = ((row % 2) + 2) % 2;
    for (let column = Math.ceil(left / pitch); 1 + column * pitch + (odd * pitch) / 2 < width; column++) {
      const x = 1 + column * pitch + (odd * pitch) / 2;
      if (isSheltered(x + size / 2, y + size / 2)) continue;
      const tone = STREAK[Math.floor((((2 * column + odd - row) / 2) % 6) + 12) % 6] as string;
      shapes[tone] = (shapes[tone] ?? '') + drop(x, y, size);
    }
  }
  return Object.entries(shapes) as unknown as Shape[];
}
