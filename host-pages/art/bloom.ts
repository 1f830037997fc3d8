import type { Picture, Shape, Tone } from './picture';
import { disc, path } from './shapes';

const [CX, CY] = [6, 40];
/** Half the width of the gap between two petals. */
const GAP = 0.35;

/**
 * Draws a petal: a drop with its tip at the flower's centre, rotated by `degrees`. The drop is larger by `grown` on
 * every side, or smaller if `grown` is negative.
 */
function petal(degrees: number, r: number, grown: number): string {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const x = (dx: number, dy: number) => CX + dx * cos - dy * sin;
  const y = (dx: number, dy: number) => CY + dx * sin + dy * cos;
  const R = r + grown;
  return path`M${x(grown, grown)} ${y(grown, grown)}L${x(-r, grown)} ${y(-r, grown)}A${R} ${R} 0 1 1 ${x(grown, -r)} ${y(grown, -r)}z`;
}

/** Draws a ring of petals, each painted over the previous one. Leaves out petals outside the picture. */
function whorl(tone: Tone, size: number, count: number, start = 0): Shape[] {
  const r = size / 2;
  return Array.from({ length: count }, (_, at) => start + (at * 360) / count)
    .filter((degrees) => {
      const angle = ((degrees - 135) * Math.PI) / 180;
      const far = r * Math.SQRT2;
      return CX + far * Math.cos(angle) + r > 0 && CY + far * Math.sin(angle) - r < 40;
    })
    .flatMap((degrees): Shape[] => [
      ['ground', petal(degrees, r, GAP)],
      [tone, petal(degrees, r, -GAP)],
    ]);
}

/** A marigold of rounded drops, cropped at the left and lower edges. */
export const bloom: Picture = {
  width: 60,
  height: 40,
  shapes: [
    ...whorl('held', 33, 16),
    ...whorl('amber', 25, 16, 11.25),
    ...whorl('held', 18, 16),
    ...whorl('paper', 11, 12),
    ['held', disc(CX, CY, 3)],
  ],
};
