import type { Language } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { type SampleOptions, sampleAnswer } from '../testing/sample-answer.ts';
import { noRepetition } from './no-repetition.ts';

const said = 'Write to the people who booked last spring and did not come back.';
const context: SampleOptions = { context: [{ sender: 'assistant', text: said }] };
const changed: SampleOptions = { ...context, expects: { form: 'text' } };

test.each<[Language, string, SampleOptions]>([
  ['EN', 'One thing first.\n\nThen another thing.', {}],
  ['EN', '- Try it.\n- Try it.\n- Try it twice.', {}],
  ['EN', 'Thank you!\n\nThank you!\n\nThank you!', {}],
  ['EN', '### Why\n\nBecause.\n\n### Why\n\nBecause not.', {}],
  ['EN', said, changed],
  ['EN', 'Then call them.', context],
  ['BG', '1. Пишете на старите клиенти до петък.\n2. Пишете на новите клиенти до петък.', {}],
])('%s passes: %s', (code, answer, options) => {
  expect(noRepetition(sampleAnswer(code, answer, options))).toEqual({ passed: true, reason: '' });
});

test.each<[Language, string, SampleOptions]>([
  [
    'EN',
    '- Write to the people who came before.\n- Call.\n- Write to the people who came before.',
    {},
  ],
  [
    'EN',
    'Write to the people who came before.\n\nCall.\n\n**Write to the people who came before!**',
    {},
  ],
  ['EN', 'Ask for a review. Call. Ask for a review. Wait. Ask for a review.', {}],
  ['EN', `${said} Then call them.`, context],
  [
    'BG',
    '- Пишете на старите клиенти още до петък.\n- Пишете на старите клиенти още до петък.',
    {},
  ],
  [
    'BG',
    'Помолете за отзив клиентите. А. Помолете за отзив клиентите. Б. Помолете за отзив клиентите.',
    {},
  ],
])('%s fails: %s', (code, answer, options) => {
  expect(noRepetition(sampleAnswer(code, answer, options)).passed).toBe(false);
});
