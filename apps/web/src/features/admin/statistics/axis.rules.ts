/** Steps of a scale. */
const STEPS = [1, 2, 4, 6, 8, 10];

/** The top of a scale that has room for `most` and an even top: its half is a whole number too. */
export function axisTop(most: number): number {
  if (most <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = STEPS.find((candidate) => candidate * power >= most) ?? 10;
  return step * power;
}
