import { languageCodes } from '@savet/contract/languages';
import { fold, stemOf } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { loadLabelledTexts } from './labelled-texts.ts';

const WORDS = 1_000;
/** Stemming all words this often takes about 5 ms, and a check 7 to 10 ms. */
const BASELINE_TIMES = 10;
/** 20 ms are four times the baseline. Loaded machines slow both down. */
const RATIO_MAX = 4;
const ROUNDS = 8;

test.each(languageCodes)('1,000 words take little time: %s', (language) => {
  const own = loadLabelledTexts().filter((text) => text.language === language);
  const [first] = own;
  const words = own.flatMap(({ text }) => text.split(' ')).slice(0, WORDS);
  const text = words.join(' ');
  expect(first).toBeDefined();
  const input = { text, language, channel: 'web' as const, values: first?.values ?? {} };
  const check = fastest(() => checkText(input));
  const baseline = fastest(() => {
    for (let times = 0; times < BASELINE_TIMES; times += 1) wordsOf(text).map(fold).map(stemOf);
  });
  expect(check / baseline).toBeLessThan(RATIO_MAX);
});

/** The shortest of several runs, in microseconds of CPU. */
function fastest(work: () => unknown): number {
  const runs = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    for (let times = 0; times < 2; times += 1) work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...runs);
}
