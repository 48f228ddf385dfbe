import { expect, test } from 'vitest';
import {
  cpuMilliseconds,
  leastCpuMilliseconds,
} from '../../../../../../tools/measuring/cpu-milliseconds.ts';
import { markdownBlocks } from './blocks.ts';

/** Repeated parts that a reader could take for the beginning of something long. */
const tricky = [
  '1) ',
  '- ',
  '> ',
  '> 1. ',
  '- [ ] ',
  '*a',
  '~a~~b ',
  '[a]',
  '[^a]',
  '[a](b "',
  '&a;',
  '![a](',
];
/** The difference between a time that grows with the length, and one that grows with its square. */
const PARTS = 16;
const PART = 2_500;
/** A pause of the garbage collector, in CPU milliseconds. */
const PAUSE_MS = 50;

test.each(tricky)('a long text of %j takes as long as many short ones', (part) => {
  const [long, short] = [PARTS * PART, PART].map((length) => part.repeat(length / part.length));
  const read = (text = '') => markdownBlocks(text, 0);
  read(short);
  const many = cpuMilliseconds(() => {
    for (let count = 0; count < PARTS; count += 1) read(short);
  });
  const bound = (PARTS / 4) * (many + PAUSE_MS);
  expect(leastCpuMilliseconds(() => read(long), bound)).toBeLessThan(bound);
});

test('a text with too many marks stays as it was typed, in its paragraphs', () => {
  const marks = '*a'.repeat(2_001);
  expect(markdownBlocks(`# b\n\n${marks}\n \nc`, 0)).toEqual(
    ['# b', marks, 'c'].map((text) => ({ kind: 'paragraph', content: [{ text }] })),
  );
});

test('a long text with few marks in each block is read', () => {
  const blocks = markdownBlocks('a **b** [c](https://d.test)\n\n'.repeat(1_000), 0);
  expect(blocks).toHaveLength(1_000);
  expect(blocks[0]).toMatchObject({ content: [{}, { text: 'b', bold: true }, {}, { text: 'c' }] });
});
