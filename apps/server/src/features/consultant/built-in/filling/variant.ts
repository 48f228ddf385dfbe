/** A number that is the same for the same words and spread evenly over others (FNV-1a, 32 bits). */
export function variantOf(...words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const character of words.join('\u0000')) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

/** One of the entries, chosen by the variant. */
export function chosen<T>(entries: readonly [T, ...T[]], variant: number): T {
  return entries[variant % entries.length] ?? entries[0];
}
