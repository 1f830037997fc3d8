/**
 * Returns the Damerau–Levenshtein distance: the smallest number of insertions, deletions, substitutions and swaps of
 * adjacent characters that turn `a` into `b`.
 */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      (rows[i] as number[])[j] = Math.min(
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(a.length, b.length);
}

const normalise = (word: string) => word.toLowerCase().replace(/[_\s]/g, '-');

/**
 * Returns the word in the list that differs from `word` by the fewest edits. Returns undefined if the number of edits
 * is more than a third of the listed word's length. One edit is always allowed.
 */
export function closestMatch(word: string, list: readonly string[]): string | undefined {
  const [best] = list
    .map((candidate) => ({ candidate, edits: distance(normalise(word), candidate) }))
    .sort((a, b) => a.edits - b.edits);
  if (!best) return undefined;
  return best.edits <= Math.max(1, Math.floor(best.candidate.length / 3)) ? best.candidate : undefined;
}
