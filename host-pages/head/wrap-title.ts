export type WrappedTitle = { readonly size: number; readonly lines: readonly string[] };

type TextBox = {
  readonly width: number;
  /** Font sizes, each with its maximum number of lines. The preferred size is first. */
  readonly fits: readonly { readonly maxLines: number; readonly size: number }[];
};

/** Returns all ways to break the words into `lines` lines. */
function lineBreaks(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  const firsts = Array.from({ length: words.length - lines + 1 }, (_, at) => at + 1);
  return firsts.flatMap((at) =>
    lineBreaks(words.slice(at), lines - 1).map((rest) => [words.slice(0, at).join(' '), ...rest]),
  );
}

/**
 * Wraps a title into lines of similar width, in the first size of `box.fits` in which the whole title fits.
 * @throws Error if the title doesn't fit in any size, since a title is never truncated
 */
export function wrapTitle(
  title: string,
  box: TextBox,
  widthOf: (text: string, size: number) => number,
): WrappedTitle {
  // A slash or dash stays with the word before it, so no line begins with a slash or dash.
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
