/** Rows that every search reads first. */
const FIRST_WINDOW = 100;
/** Most rows that a search reads where it expects enough hits; if that takes more, the index is quicker. */
const SECOND_WINDOW = 1_000;
/** How many times the expected rows are read, so that one more look is almost always enough. */
const MARGIN = 1.5;

/** Ways to look for the first hits. Both return the same ones, at most `limit`. */
interface Search<Row> {
  limit: number;
  /** Looks among the first rows only. `isAll`: there are no others. */
  amongFirst: (window: number) => Promise<{ hits: Row[]; isAll: boolean }>;
  /** Looks among all rows that the index names. */
  byIndex: () => Promise<Row[]>;
}

/**
 * Finds the first hits in an order. Frequent ones are among the first rows, rare ones are few in the index: neither takes much
 * longer where there are more rows. What lies between takes a few times as long.
 */
export async function findFirstHits<Row>({
  limit,
  amongFirst,
  byIndex,
}: Search<Row>): Promise<Row[]> {
  let window = FIRST_WINDOW;
  while (window <= SECOND_WINDOW) {
    const { hits, isAll } = await amongFirst(window);
    if (isAll || hits.length >= limit) return hits;
    window = Math.ceil((MARGIN * limit * window) / hits.length);
  }
  return byIndex();
}
