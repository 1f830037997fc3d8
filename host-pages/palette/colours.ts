import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import lch from 'colord/plugins/lch';

extend([a11y, lch]);

/** Returns a colour as #rrggbb in lower case. */
export const toHex = (colour: string): string => colord(colour).toHex();

/** Returns the contrast of two colours, from 1 to 21 (WCAG 2). */
export const contrast = (one: string, other: string): number => colord(one).contrast(other);

export type Pair = { readonly ground: string; readonly atLeast: number };

const passes = (colour: string, pairs: readonly Pair[]) =>
  pairs.every(({ ground, atLeast }) => contrast(colour, ground) >= atLeast);

/**
 * Returns the colour nearest in lightness to `colour` that has enough contrast to each background in `pairs`. Hue and
 * chroma stay the same. Returns undefined if no lightness has enough contrast.
 */
export function nearestPassing(colour: string, pairs: readonly Pair[]): string | undefined {
  if (passes(colour, pairs)) return colour;
  const { l, ...tone } = colord(colour).toLch();
  for (let distance = 0.5; distance <= 100; distance += 0.5) {
    for (const lightness of [l - distance, l + distance]) {
      if (lightness < 0 || lightness > 100) continue;
      const other = colord({ ...tone, l: lightness }).toHex();
      if (passes(other, pairs)) return other;
    }
  }
  return undefined;
}

/**
 * Maximum factor by which the chroma of a tone grows when a broker replaces the tone's base colour. The factor is the
 * chroma of the new base divided by the chroma of the old base. It would be very large if a vivid colour
 * replaced a nearly grey one.
 */
const MAX_VIVIDNESS = 1.5;
/** Maximum difference in hue between a tone and its base, in degrees. */
const MAX_TURN = 20;

/**
 * Returns the tone of `base` that corresponds to `tone`, which is a tone of `model`. The result differs from `base` in
 * lightness, chroma and hue as `tone` differs from `model`.
 */
export function toneLike(tone: string, model: string, base: string): string {
  if (base === model) return tone;
  if (tone === model) return base;
  const [own, from, to] = [colord(tone).toLch(), colord(model).toLch(), colord(base).toLch()];
  const l =
    own.l < from.l ? (own.l / from.l) * to.l : to.l + ((own.l - from.l) / (100 - from.l)) * (100 - to.l);
  const c = own.c * Math.min(to.c / from.c, MAX_VIVIDNESS);
  // The difference in hue between `tone` and `model`, from -180 to 180 degrees. The next line limits it to `MAX_TURN`,
  // since the hue of a nearly grey tone is arbitrary.
  const turn = ((own.h - from.h + 540) % 360) - 180;
  const h = (to.h + Math.min(Math.max(turn, -MAX_TURN), MAX_TURN) + 360) % 360;
  return colord({ l, c, h, a: 1 }).toHex();
}
