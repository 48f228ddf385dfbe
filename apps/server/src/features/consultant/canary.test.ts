import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCanaryFilter } from './canary.ts';

const mark = 'K7f3aK7f3b';

function filtered(pieces: readonly string[]) {
  const filter = createCanaryFilter(mark);
  const text = pieces.map((piece) => filter.push(piece)).join('') + filter.end();
  return { text, wasSeen: filter.wasSeen };
}

test('text without the canary passes unchanged, however it is split', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('K', '7', 'f', '3', 'a', 'ж', ' ') })),
      (pieces) => {
        fc.pre(!pieces.join('').includes(mark));
        expect(filtered(pieces)).toEqual({ text: pieces.join(''), wasSeen: false });
      },
    ),
  );
});

test('the canary is removed, however it is split', () => {
  for (let cut = 0; cut <= mark.length; cut += 1) {
    const pieces = [`Before ${mark.slice(0, cut)}`, `${mark.slice(cut)} after`];
    expect(filtered(pieces)).toEqual({ text: 'Before  after', wasSeen: true });
  }
});
