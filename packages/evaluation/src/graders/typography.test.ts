import type { Language } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { type SampleOptions, sampleAnswer } from '../testing/sample-answer.ts';
import { typography } from './typography.ts';

test.each<[Language, string, SampleOptions]>([
  ['BG', 'Казват „добро утро“ – и влизат.', {}],
  ['BG', 'Букет за 12,78 € или за 12 €, в 9–12 часа.', {}],
  ['BG', 'Цената беше 25 лв.', { question: 'Цената е 25 лв, колко е в евро?' }],
  ['BG', '- По-малко думи\n- най-много три\n\n---\n\nКрай.', {}],
  ['EN', 'Say “good morning” and ask for €12.78.', {}],
  ['EN', 'Say "good morning" and ask for €1,200.', {}],
  ['EN', 'See [the page](https://example.com/a).', { question: 'Link to https://example.com/a' }],
  ['EN', '**Bold** and `a ** b`.\n\n```\n"x"\n```', {}],
])('%s passes: %s', (code, answer, options) => {
  expect(typography(sampleAnswer(code, answer, options))).toEqual({ passed: true, reason: '' });
});

test.each<[Language, string, SampleOptions]>([
  ['BG', 'Казват "добро утро" и влизат.', {}],
  ['BG', 'Казват “добро утро” и влизат.', {}],
  ['BG', 'Казват добро утро - и влизат.', {}],
  ['BG', 'Букет за $12.', {}],
  ['BG', 'Букет за 12.78 €.', {}],
  ['BG', 'Букет за €12.', {}],
  ['BG', 'Букет за 25 лв.', {}],
  ['EN', 'Say “good morning” and "good night".', {}],
  ['EN', 'Ask for $12.', {}],
  ['EN', 'Ask for €12,78.', {}],
  ['EN', 'Ask for 12 €.', {}],
  ['EN', 'One<br>two.', {}],
  ['EN', '**Bold.\n\nNot bold.', {}],
  ['EN', '```\ncode', {}],
  ['EN', 'See [the page](https://example.com/a).', {}],
])('%s fails: %s', (code, answer, options) => {
  expect(typography(sampleAnswer(code, answer, options)).passed).toBe(false);
});
