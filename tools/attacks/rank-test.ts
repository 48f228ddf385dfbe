/**
 * By how many standard deviations the ranks of two samples differ (Mann–Whitney): near 0 if they come from the same
 * distribution, whatever its shape.
 */
export function rankDifference(a: readonly number[], b: readonly number[]): number {
  let smaller = 0;
  for (const x of a) {
    for (const y of b) smaller += x < y ? 1 : x === y ? 0.5 : 0;
  }
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return (smaller - mean) / deviation;
}
