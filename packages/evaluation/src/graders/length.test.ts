import type { Language } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { type SampleOptions, sampleAnswer } from '../testing/sample-answer.ts';
import { length } from './length.ts';

const concise: SampleOptions = { style: 'concise' };
const tenWords: SampleOptions = { expects: { form: 'text', words: { max: 10 } } };
const headlines: SampleOptions = {
  expects: { form: 'text', items: { min: 2, max: 2 }, characters: { max: 15 } },
};
const names: SampleOptions = {
  expects: { form: 'list', items: { min: 2, max: 2 }, characters: { max: 12 } },
};
const short: SampleOptions = { expects: { form: 'text', characters: { max: 40 } } };

test.each<[Language, string, SampleOptions]>([
  ['EN', 'word '.repeat(900), {}],
  ['EN', 'word '.repeat(150), concise],
  ['EN', 'One two three four five six seven eight nine ten.', tenWords],
  ['EN', '**Subject:** Clay\n\nOne two three four five six seven eight nine.', tenWords],
  [
    'EN',
    'Clay on Monday.\n\n---\n\nIf you want it longer, I can add the price and the place.',
    tenWords,
  ],
  ['EN', '1. Clay for all (12)\n2. **Quiet evening**', headlines],
  ['EN', '- **Clay Hour** – because it lasts an hour\n- “Mud Pause”: short and clear', names],
  ['BG', 'Лалета в петък. Елате рано, свършват.', short],
  ['BG', '> Лалета в петък. Елате рано, свършват.', short],
])('%s passes: %s', (code, answer, options) => {
  expect(length(sampleAnswer(code, answer, options))).toEqual({ passed: true, reason: '' });
});

test.each<[Language, string, SampleOptions]>([
  ['EN', 'word '.repeat(901), {}],
  ['EN', 'word '.repeat(151), concise],
  ['EN', 'One two three four five six seven eight nine ten eleven.', tenWords],
  ['EN', 'word '.repeat(151), { ...concise, expects: { form: 'text' } }],
  ['EN', '1. Clay for all\n2. Quiet evenings now', headlines],
  ['EN', '- **Clay Hour Today** – because it lasts an hour\n- Mud Pause', names],
  ['BG', 'Лалета в петък. Елате рано, че ще свършат.', short],
  ['BG', '> Лалета в петък. Елате рано, че ще свършат.', short],
])('%s fails: %s', (code, answer, options) => {
  expect(length(sampleAnswer(code, answer, options)).passed).toBe(false);
});
