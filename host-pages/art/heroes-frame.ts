import { type Picture, rain, type Shape } from './picture';

/** Pictures of the right half of a hero, on its lower edge and up to its right one. */
export const hero = (...shapes: Shape[]): Picture => ({ width: 60, height: 50, shapes });

/** Where rain is kept off. */
export type Cover = (x: number, y: number) => boolean;

export const within =
  (cx: number, cy: number, r: number): Cover =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) < r;

/** The lower right part of the picture, from the corner at left, top. */
export const beyond =
  (left: number, top: number): Cover =>
  (x, y) =>
    x > left && y > top;

/** From above the picture down to the ground, and away from the text that stands at the left of it. */
export const downpour = (...covers: Cover[]): Shape[] =>
  rain(60, 50, (x, y) => covers.some((keepsOff) => keepsOff(x, y)) || (y > 0 ? x + y * 0.3 < 8 : x < 5), {
    top: -40,
  });
