/** Rows of one statement, and the UTF-16 units of their texts. */
const BATCH_ROWS = 500;
const BATCH_UNITS = 1_000_000;

/** Divides rows into batches that one statement can insert. */
export function* inBatches<Row extends { text: string }>(rows: readonly Row[]): Generator<Row[]> {
  let batch: Row[] = [];
  let units = 0;
  for (const row of rows) {
    batch.push(row);
    units += row.text.length;
    if (batch.length < BATCH_ROWS && units < BATCH_UNITS) continue;
    yield batch;
    batch = [];
    units = 0;
  }
  if (batch.length > 0) yield batch;
}
