/**
 * The value below or at which a share of the values lies (nearest rank); null without values.
 * @param share 0 to 1
 */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}
