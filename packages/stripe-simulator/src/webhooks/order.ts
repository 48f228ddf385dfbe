/** Reverses the items or, with a seed, shuffles them deterministically. */
export function reorder<Item>(items: readonly Item[], seed: number | undefined): Item[] {
  if (seed === undefined) return items.toReversed();
  const random = randomNumbers(seed);
  const shuffled = [...items];
  for (let index = shuffled.length - 1; index > 0; index -= 1) {
    const source = Math.floor(random() * (index + 1));
    const [moved] = shuffled.splice(source, 1);
    if (moved !== undefined) shuffled.splice(index, 0, moved);
  }
  return shuffled;
}

/** Mulberry32: a deterministic sequence of numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
