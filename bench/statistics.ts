/** The value below which the share `part` (0 to 1) of the values lies; @throws when there are none */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}

export function ratioOf(values: readonly number[], baseline: readonly number[]): number {
  return quantile(values, 0.5) / quantile(baseline, 0.5);
}

export function summaryLine(name: string, values: readonly number[]): string {
  const [median, late] = [0.5, 0.95].map((part) => `${quantile(values, part).toFixed(1)} ms`);
  return `  ${name}: median ${median}, 95th percentile ${late}, of ${values.length}`;
}
