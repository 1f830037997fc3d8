import { type Picture, rain, type Shape } from './picture';

/** Makes a picture for the right half of a hero, aligned with the hero's lower and right edges. */
export const hero = (...shapes: Shape[]): Picture => ({ width: 60, height: 50, shapes });

/** A function that returns true if the point x, y is sheltered from rain. */
export type Cover = (x: number, y: number) => boolean;

export const within =
  (cx: number, cy: number, r: number): Cover =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) < r;

/** Returns a `Cover` that shelters the points right of `left` and below `top`. */
export const beyond =
  (left: number, top: number): Cover =>
  (x, y) =>
    x > left && y > top;

/**
 * Draws rain from above the picture down to the picture's lower edge. Draws no drops in the area of the text on the
 * left, or at points that one of `covers` shelters.
 */
export const downpour = (...covers: Cover[]): Shape[] =>
  rain(60, 50, (x, y) => covers.some((isCovered) => isCovered(x, y)) || (y > 0 ? x + y * 0.3 < 8 : x < 5), {
    top: -40,
  });
