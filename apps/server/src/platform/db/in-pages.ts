/** Rows of a page: with the longest texts some megabytes. */
const PAGE_ROWS = 200;

/**
 * Reads rows of any number page by page.
 * @param readPage reads at most `limit` rows after a row, or the first ones
 */
export async function* inPages<Row>(
  readPage: (after: Row | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: Row | null = null;
  for (;;) {
    const rows: Row[] = await readPage(after, PAGE_ROWS);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_ROWS) return;
    after = rows.at(-1) ?? null;
  }
}
