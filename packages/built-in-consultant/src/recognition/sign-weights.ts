/** Weights of signs for each of some names, such as roles: pairs of a name's index and its weight, one after another. */
export interface SignWeights {
  names: readonly string[];
  weights: Readonly<Record<string, readonly number[]>>;
}

/** How likely each name is by the signs, 0 to 1, the likeliest first. */
export function chancesBy(
  signs: readonly string[],
  { names, weights }: SignWeights,
): { name: string; chance: number }[] {
  const scores = new Float64Array(names.length);
  for (const sign of signs) {
    const own = weights[sign] ?? [];
    for (let at = 0; at < own.length; at += 2) {
      const index = own[at] as number;
      scores[index] = (scores[index] as number) + (own[at + 1] as number);
    }
  }
  const best = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - best));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return names
    .map((name, index) => ({ name, chance: (shares[index] as number) / all }))
    .sort((a, b) => b.chance - a.chance);
}
