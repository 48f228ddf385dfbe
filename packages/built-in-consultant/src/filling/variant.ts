/** A hash of the words (FNV-1a, 32 bits). */
export function variantOf(...words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const character of words.join('\u0000')) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

/** The entry that the variant selects. */
export function chosen<T>(entries: readonly [T, ...T[]], variant: number): T {
  return entries[variant % entries.length] ?? entries[0];
}
