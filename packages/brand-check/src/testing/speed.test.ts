import { languageCodes } from '@savet/contract/languages';
import { fold, stemOf } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import { expect, test } from 'vitest';
import { cpuMilliseconds } from '../../../../tools/measuring/cpu-milliseconds.ts';
import { checkText } from '../check-text.ts';
import { deletionsIn } from '../deletion.ts';
import { loadLabelledTexts } from './labelled-texts.ts';

const WORDS = 1_000;
/** Of a text that is one word, one line or one sentence. */
const CHARACTERS = 8_000;
/** To ten times as much prose, which takes longer than any of them. */
const LONG_RATIO_MAX = 3;
/** Stemming all words this often takes about 3.2 ms (English) to 6.6 ms (Bulgarian), and a check 6 and 8 ms. */
const BASELINE_TIMES = 10;
/**
 * A check takes 1.2 to 1.8 times the baseline, in a process that has compiled 4,000 other patterns 1.4 to 2.2 times (7 and 9 ms): V8
 * optimizes no more patterns there. Beside all other tests, this is such a process. 20 ms are six times the English baseline.
 */
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

test.each([
  ['a word without end', 'я'.repeat(CHARACTERS)],
  ['many findings behind a long word', filled('a'.repeat(CHARACTERS / 2), ' amazing b')],
  ['many findings behind blanks', filled(`x${' '.repeat(CHARACTERS / 2)}`, 'incredibly, a ')],
  ['many calls behind full stops', filled(`${'. '.repeat(CHARACTERS / 4)}x `, "don't miss the a ")],
  ['one sentence of avoided words', filled('', 'cheap a ')],
  ['many short sentences with findings', filled('', 'Amazing hurry. ')],
  ['one sentence of clauses', filled('We bake', ', and if we bake')],
])('%s takes no longer than a long text', (_name, text) => {
  const values = { toneOfVoice: 'calm, plain', vocabularyGuide: 'Avoid: cheap' };
  const checkAll = (checked: string) => {
    const input = { text: checked, language: 'EN', channel: 'text', values } as const;
    checkText(input).findings.map(deletionsIn(checked));
  };
  const prose = filled('', 'We bake rye bread at night and sell it at the harbour. ').repeat(10);
  for (const one of [prose, text]) checkAll(one);
  const proseTime = cpuMilliseconds(() => checkAll(prose));
  expect(cpuMilliseconds(() => checkAll(text)) / proseTime).toBeLessThan(LONG_RATIO_MAX);
});

function filled(lead: string, part: string): string {
  return lead + part.repeat((CHARACTERS - lead.length) / part.length);
}

/** Milliseconds of CPU for all rounds. */
function measured(work: () => unknown): number {
  return cpuMilliseconds(() => repeat(work, ROUNDS));
}

function repeat(work: () => unknown, rounds: number): void {
  for (let round = 0; round < rounds; round += 1) work();
}
