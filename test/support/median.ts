/**
 * Returns the median of the values that are not undefined, or undefined if there are none. The median of an even number
 * of values is the mean of the two in the middle.
 */
export function median(values: readonly (number | undefined)[]): number | undefined {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}

/**
 * Returns the interval that contains, with a probability of at least 95 %, the median of the distribution from which the
 * values come. Returns undefined for fewer than six values. The interval is between two of the sorted values, as in a
 * sign test, so it needs no assumption about the distribution.
 */
export function medianInterval(values: readonly number[]): readonly [number, number] | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const { length } = sorted;
  /** Number of values outside the interval, on each side. */
  let outside = 0;
  // The probability that exactly `outside` values are below the median, and that at most `outside` values are.
  let exactly = 0.5 ** length;
  for (let atMost = exactly; atMost <= 0.025; atMost += exactly) {
    outside++;
    exactly *= (length - outside + 1) / outside;
  }
  const [least, most] = [sorted[outside - 1], sorted[length - outside]];
  return least === undefined || most === undefined ? undefined : [least, most];
}
