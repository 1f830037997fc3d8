export type Wrapped = { readonly size: number; readonly lines: readonly string[] };

type Room = {
  readonly width: number;
  /** Best first. */
  readonly fits: readonly { readonly mostLines: number; readonly size: number }[];
};

/** Every way to break a row of words into so many lines. */
function breaks(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  const firsts = Array.from({ length: words.length - lines + 1 }, (_, at) => at + 1);
  return firsts.flatMap((at) =>
    breaks(words.slice(at), lines - 1).map((rest) => [words.slice(0, at).join(' '), ...rest]),
  );
}

/**
 * The title in the first size at which all of it has room, in lines as even as they can be.
 * Throws where there is none: a title is never cut.
 */
export function wrapTitle(
  title: string,
  room: Room,
  widthOf: (text: string, size: number) => number,
): Wrapped {
  // A line does not begin with a stroke: it stays with the word before it.
  const words = title
    .trim()
    .replace(/ +([/–—-]) +/g, '\u00a0$1 ')
    .split(/ +/)
    .map((word) => word.replace('\u00a0', ' '));
  for (const { mostLines, size } of room.fits) {
    const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => widthOf(line, size)));
    for (let count = 1; count <= Math.min(mostLines, words.length); count++) {
      const even = breaks(words, count).reduce((best, next) => (widest(next) < widest(best) ? next : best));
      if (widest(even) <= room.width) return { size, lines: even };
    }
  }
  throw new Error(`"${title}" does not fit in lines of ${room.width} px. Shorten it.`);
}
