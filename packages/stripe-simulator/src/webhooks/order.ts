/** The items reversed, or, with a seed, shuffled in an order that the seed alone decides. */
export function disorder<Item>(items: readonly Item[], seed: number | undefined): Item[] {
  if (seed === undefined) return items.toReversed();
  const random = randomNumbers(seed);
  const shuffled = [...items];
  for (let place = shuffled.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    const [moved] = shuffled.splice(other, 1);
    if (moved !== undefined) shuffled.splice(place, 0, moved);
  }
  return shuffled;
}

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
