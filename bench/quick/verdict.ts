/** A regression of a third fails. */
const ALLOWED = 4 / 3;

export interface Verdict {
  lines: string[];
  /** Whether every recorded ratio was measured, and none is a third above its record. */
  isFine: boolean;
}

/** Compares measured ratios with recorded ones. */
export function compare(
  measured: ReadonlyMap<string, number>,
  recorded: Readonly<Record<string, number>>,
): Verdict {
  const lines: string[] = [];
  let isFine = true;
  for (const name of new Set([...Object.keys(recorded), ...measured.keys()])) {
    const [ratio, record] = [measured.get(name) ?? Infinity, recorded[name] ?? 0];
    const limit = record * ALLOWED;
    const isSlower = ratio > limit;
    if (isSlower) isFine = false;
    const numbers = `${ratio.toFixed(2)} (recorded ${record.toFixed(2)}, at most ${limit.toFixed(2)})`;
    lines.push(`  ${name}: ${numbers}${isSlower ? ' IS SLOWER' : ''}`);
  }
  return { lines, isFine };
}

/** The ratio of the best rounds: other work on the machine only ever adds to a round. */
export function ratioOfBest(values: readonly number[], baseline: readonly number[]): number {
  if (values.length === 0 || baseline.length === 0) throw new Error('nothing was measured');
  return Math.min(...values) / Math.min(...baseline);
}
