/** How many letters must be put in, taken out or changed to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1);
    }
    row = next;
  }
  return row[b.length] as number;
}

const plain = (word: string) => word.toLowerCase().replace(/[_\s]/g, '-');

/** The word of the list that was probably meant; none where nothing is near: more than a third is wrong. */
export function nearest(word: string, list: readonly string[]): string | undefined {
  const [best] = list
    .map((known) => ({ known, by: distance(plain(word), known) }))
    .sort((a, b) => a.by - b.by);
  return best && best.by <= Math.max(1, Math.floor(best.known.length / 3)) ? best.known : undefined;
}
