import { expect, test } from 'vitest';
import { addRow, packWeights } from './packed-weights.ts';

/** More than a unit of bits, with both edges of one. */
const LABELS = 40;

test('a row comes back as precisely as a byte keeps it, and small weights are left out', () => {
  const rows = [
    Float32Array.from({ length: LABELS }, (_, label) => (label % 31 === 0 ? label - 40 : 0.1)),
    Float32Array.from({ length: LABELS }, (_, label) => Math.sin(label)),
    new Float32Array(LABELS),
  ];
  const packed = packWeights(Float32Array.from(rows.flatMap((row) => [...row])), LABELS);
  for (const [index, row] of rows.entries()) {
    const scores = new Float32Array(LABELS);
    addRow(packed, index, 2, scores);
    const largest = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) || 1;
    const bytes = row.map((weight) => Math.round((weight / largest) * 127));
    expect([...scores].map((score) => Math.round((score / 2 / largest) * 127))).toEqual([...bytes]);
  }
  expect(packed.values).toHaveLength(2 + LABELS - 1);
});

test('scores are added to those that are there', () => {
  const packed = packWeights(new Float32Array([1, 0, -1]), 3);
  const scores = new Float32Array([10, 10, 10]);
  addRow(packed, 0, 3, scores);
  expect([...scores]).toEqual([13, 10, 7]);
});
