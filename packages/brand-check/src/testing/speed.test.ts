import { languageCodes } from '@savet/contract/languages';
import { fold, stemOf } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { loadLabelledTexts } from './labelled-texts.ts';

const WORDS = 1_000;
/**
 * How much longer a check may take than stemming each word of the text once, which took 1 ms for 1,000 words on the
 * machine where a check took 6 ms. Loaded machines slow both down.
 */
const RATIO_MAX = 20;
const ROUNDS = 15;

test.each(languageCodes)('1,000 words take little time: %s', (language) => {
  const own = loadLabelledTexts().filter((text) => text.language === language);
  const [first] = own;
  const words = own.flatMap(({ text }) => text.split(' ')).slice(0, WORDS);
  const text = words.join(' ');
  expect(first).toBeDefined();
  const input = { text, language, channel: 'web' as const, values: first?.values ?? {} };
  const check = fastest(() => checkText(input));
  const baseline = fastest(() => wordsOf(text).map(fold).map(stemOf));
  expect(check / baseline).toBeLessThan(RATIO_MAX);
});

/** The shortest of several runs, in microseconds of CPU. */
function fastest(work: () => unknown): number {
  const runs = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    for (let times = 0; times < 5; times += 1) work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...runs);
}
