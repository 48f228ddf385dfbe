import { expect, test } from 'vitest';
import { cpuMilliseconds } from '../../../tools/measuring/cpu-milliseconds.ts';
import { noteOn } from './note-on.ts';

const LENGTH = 20_000;
/** Ordinary texts of this length take up to 40 ms. */
const BOUND_MS = 250;

test.each(['\n', ' ', '.', ', ', '„', '1 ', '12 % ', 'and ', 'more ', '? '])(
  'a question full of %j is read once',
  (part) => {
    const query = `${`x${part.repeat(LENGTH)}`.slice(0, LENGTH - 1)}x`;
    noteOn('hello', '', 'EN');
    expect(cpuMilliseconds(() => noteOn(query, '', 'EN'))).toBeLessThan(BOUND_MS);
  },
);
