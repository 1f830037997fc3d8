/**
 * Returns the median of the values that are not undefined, or undefined if there are none. The median of an even number
 * of values is the mean of the two in the middle.
 */
export function median(values: readonly (number | undefined)[]): number | undefined {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}
