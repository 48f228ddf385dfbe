import { languageCodes } from '@savet/contract/languages';
import { fold, stemOf } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import { expect, test } from 'vitest';
import { cpuMilliseconds } from '../../../../tools/measuring/cpu-milliseconds.ts';
import { checkText } from '../check-text.ts';
import { loadLabelledTexts } from './labelled-texts.ts';

const WORDS = 1_000;
/** Stemming all words this often takes about 4 ms (English) to 12 ms (Bulgarian), and a check 8 to 16 ms. */
const BASELINE_TIMES = 10;
/** A check takes about twice the baseline, on a loaded machine up to four times; 20 ms are five times the English one. */
const RATIO_MAX = 5;
/** Until the code is compiled. */
const WARM_UP_ROUNDS = 10;
/** Checks or baselines per measurement: together long enough for a clock that counts in steps of 4 ms. */
const ROUNDS = 10;
/** Measurements of each. The fastest counts: others also measure compilation and other work in the caches. */
const MEASUREMENTS = 15;

test.each(languageCodes)('1,000 words take little time: %s', (language) => {
  const own = loadLabelledTexts().filter((text) => text.language === language);
  const [first] = own;
  const words = own.flatMap(({ text }) => text.split(' ')).slice(0, WORDS);
  const text = words.join(' ');
  expect(first).toBeDefined();
  const input = { text, language, channel: 'web' as const, values: first?.values ?? {} };
  const check = () => checkText(input);
  const baseline = () => {
    for (let times = 0; times < BASELINE_TIMES; times += 1) wordsOf(text).map(fold).map(stemOf);
  };
  for (const work of [check, baseline]) repeat(work, WARM_UP_ROUNDS);
  const times = Array.from({ length: MEASUREMENTS }, () => [measured(check), measured(baseline)]);
  const [checkTime = Number.NaN, baselineTime = Number.NaN] = [0, 1].map((side) =>
    Math.min(...times.map((pair) => pair[side] ?? Number.NaN)),
  );
  expect(checkTime / baselineTime).toBeLessThan(RATIO_MAX);
});

/** Milliseconds of CPU for all rounds. */
function measured(work: () => unknown): number {
  return cpuMilliseconds(() => repeat(work, ROUNDS));
}

function repeat(work: () => unknown, rounds: number): void {
  for (let round = 0; round < rounds; round += 1) work();
}
