/**
 * A table of weights, a row for each feature and a column for each label, in a third of its memory: two of three weights round to 0
 * and are left out. It consists of typed arrays, so that it is read from a file as fast as the file.
 */
export interface PackedWeights {
  /** Columns. */
  labels: number;
  /** The largest weight of each row. It is stored as 127. */
  scales: Float32Array;
  /** A bit for each weight that is stored, the labels of a row side by side in whole units of 32. */
  present: Uint32Array;
  /** The index in `values` of each row's first stored weight. */
  starts: Uint32Array;
  /** The stored weights. One byte for each is exact enough. */
  values: Int8Array;
}

const UNIT = 32;

/** @param weights the rows one after another, each with one weight per label */
export function packWeights(weights: Float32Array, labels: number): PackedWeights {
  const rows = weights.length / labels;
  const units = Math.ceil(labels / UNIT);
  const scales = new Float32Array(rows);
  const present = new Uint32Array(rows * units);
  const starts = new Uint32Array(rows);
  const values = new Int8Array(weights.length);
  let stored = 0;
  for (let row = 0; row < rows; row += 1) {
    const own = weights.subarray(row * labels, (row + 1) * labels);
    const scale = own.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) || 1;
    scales[row] = scale;
    starts[row] = stored;
    for (let label = 0; label < labels; label += 1) {
      const value = Math.round(((own[label] as number) / scale) * 127);
      if (value === 0) continue;
      const unit = row * units + Math.floor(label / UNIT);
      present[unit] = (present[unit] as number) | (1 << (label % UNIT));
      values[stored] = value;
      stored += 1;
    }
  }
  return { labels, scales, present, starts, values: values.slice(0, stored) };
}

/** Adds a row of weights, each times `factor`, to the scores of its labels. */
export function addRow(
  { labels, scales, present, starts, values }: PackedWeights,
  row: number,
  factor: number,
  scores: Float32Array,
): void {
  const units = Math.ceil(labels / UNIT);
  // As exact as the scores.
  const value = Math.fround((factor * (scales[row] as number)) / 127);
  let next = starts[row] as number;
  for (let unit = 0; unit < units; unit += 1) {
    let bits = present[row * units + unit] as number;
    while (bits !== 0) {
      const label = unit * UNIT + (UNIT - 1 - Math.clz32(bits & -bits));
      scores[label] = (scores[label] as number) + value * (values[next] as number);
      next += 1;
      bits &= bits - 1;
    }
  }
}
