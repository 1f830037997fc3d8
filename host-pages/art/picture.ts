import { arch, disc, drop } from './shapes';

/**
 * The fill of each tone, as a custom property. The property's value depends on the background behind the picture
 * (styles/tokens.css), so most tones are named after what they mean and not after a colour.
 */
export const TONES = {
  shelter: 'var(--ai)',
  shelterLight: 'var(--al)',
  /** The thing that the insurance protects. */
  held: 'var(--am)',
  /** The drop that stands for the risk: see `risk`. */
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
/** A tone, and the path data that is filled with it. Later shapes are drawn above earlier ones. */
export type Shape = readonly [tone: Tone, data: string];
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** True if shapes beyond the picture's sides are visible. */
  readonly overflows?: boolean;
};

/** A square of side `size` at x, y, where a scene shows the insured thing, such as a car. */
export type Place = readonly [x: number, y: number, size: number];
/**
 * A picture that the pages of all lines of insurance share. At its `places`, each page draws the thing that its own
 * line of insurance protects, such as a car. All other parts are the same on every page.
 */
export type Scene = Picture & {
  readonly places: readonly Place[];
  /** Shapes that are painted over the thing. */
  readonly front: readonly Shape[];
};

/** The pictures of a line of insurance: a product for individuals, or a category of products for companies. */
export type LinePictures = {
  /** Picture for tiles and menus, made by `tile`. */
  readonly tile: Picture;
  /** Picture beside the title of the line's page and of its products' pages, made by `hero`. */
  readonly hero: Picture;
  /** The thing that the insurance protects, for the scenes on the line's page. Made by `thing`. */
  readonly thing: Picture;
};

/** The pictures of a product that belongs to a category. */
export type ProductPictures = {
  /** Picture for the carousel of the category, made by `card`. */
  readonly card: Picture;
  readonly thing: Picture;
};

/** Makes a scene from a picture. */
export const around = (picture: Picture, places: readonly Place[], ...front: Shape[]): Scene => ({
  ...picture,
  places,
  front,
});

/** Makes a square picture, for tiles and menus. */
export const tile = (...shapes: Shape[]): Picture => ({ width: 40, height: 40, shapes });
/** Makes a picture of the thing that a line of insurance protects. The thing stands on the picture's lower edge. */
export const thing = (...shapes: Shape[]): Picture => ({ width: 20, height: 20, shapes });
/** Makes a picture for a card, twice as wide as high. */
export const card = (...shapes: Shape[]): Picture => ({ width: 60, height: 30, shapes });
export const stepPicture = (...shapes: Shape[]): Picture => ({ width: 60, height: 40, shapes });

/** Draws the drop that stands for the risk, with its tip at the top left. It is usually outside the shelter. */
export const risk = (x: number, y: number, size = 7): Shape => ['risk', drop(x, y, size)];

/** Draws a person as a circle over an arch, on the ground at y + height. */
export const person = (x: number, y: number, width: number, height: number, head: number): string =>
  disc(x + width / 2, y - head - 0.7, head) + arch(x, y, width, height);

/** Draws a box with a band. */
export const crate = (x: number, y: number, size = 9): Shape[] => [
  ['held', `M${x} ${y}h${size}v${size}h-${size}z`],
  ['dark', `M${x} ${y + size / 2 - 0.5}h${size}v1h-${size}z`],
];

const STREAK = ['shelterLight', 'tint', 'shelter', 'tint', 'shelterLight', 'tint'] as const;

/**
 * Draws rain as drops on a staggered grid, from `left` to `width` and from `top` to `height`. The drops on a diagonal
 * have the same tone. If `top` is negative, the rain starts above the picture, where it is visible if the picture
 * overflows.
 * @param isSheltered returns true if no drop may be drawn near the point, because the shelter or the risk is there
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
