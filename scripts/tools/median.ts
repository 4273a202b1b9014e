/** The median of an odd number of values, rounded to four significant digits. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Number(sorted[Math.floor(sorted.length / 2)]?.toPrecision(4));
}
