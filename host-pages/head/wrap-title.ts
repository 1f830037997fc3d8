export type Wrapped = { readonly size: number; readonly lines: readonly string[] };

type Room = { readonly width: number; readonly mostLines: number; readonly sizes: readonly number[] };

/** Every way to break a row of words into so many lines. */
function breaks(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  const firsts = Array.from({ length: words.length - lines + 1 }, (_, at) => at + 1);
  return firsts.flatMap((at) =>
    breaks(words.slice(at), lines - 1).map((rest) => [words.slice(0, at).join(' '), ...rest]),
  );
}

/**
 * The title in the largest of the sizes at which all of it has room, in lines as even as they can be.
 * Throws where no size is small enough: a title is never cut.
 */
export function wrapTitle(title: string, room: Room, widthOf: (text: string, size: number) => number): Wrapped {
  const words = title.split(/\s+/).filter(Boolean);
  for (const size of room.sizes) {
    const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => widthOf(line, size)));
    for (let count = 1; count <= Math.min(room.mostLines, words.length); count++) {
      const even = breaks(words, count).reduce((best, next) => (widest(next) < widest(best) ? next : best));
      if (widest(even) <= room.width) return { size, lines: even };
    }
  }
  throw new Error(`"${title}" does not fit in ${room.mostLines} lines of ${room.width} px. Shorten it.`);
}
