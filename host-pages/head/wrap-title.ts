export type WrappedTitle = { readonly size: number; readonly lines: readonly string[] };

type TextBox = {
  readonly width: number;
  /** Preferred first. */
  readonly fits: readonly { readonly maxLines: number; readonly size: number }[];
};

/** All ways to break the words into this number of lines. */
function lineBreaks(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  const firsts = Array.from({ length: words.length - lines + 1 }, (_, at) => at + 1);
  return firsts.flatMap((at) =>
    lineBreaks(words.slice(at), lines - 1).map((rest) => [words.slice(0, at).join(' '), ...rest]),
  );
}

/**
 * Wraps a title in the first size at which all of it fits, in lines of similar width.
 * @throws Error if it fits in no size: a title is never truncated
 */
export function wrapTitle(
  title: string,
  box: TextBox,
  widthOf: (text: string, size: number) => number,
): WrappedTitle {
  // A line must not begin with a slash or dash: it stays with the word before it.
  const words = title
    .trim()
    .replace(/ +([/–—-]) +/g, '\u00a0$1 ')
    .split(/ +/)
    .map((word) => word.replace('\u00a0', ' '));
  for (const { maxLines, size } of box.fits) {
    const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => widthOf(line, size)));
    for (let count = 1; count <= Math.min(maxLines, words.length); count++) {
      const balanced = lineBreaks(words, count).reduce((best, next) =>
        widest(next) < widest(best) ? next : best,
      );
      if (widest(balanced) <= box.width) return { size, lines: balanced };
    }
  }
  throw new Error(`"${title}" does not fit in lines of ${box.width} px. Shorten it.`);
}
