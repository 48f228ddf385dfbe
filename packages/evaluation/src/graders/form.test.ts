import type { Language } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { type SampleOptions, sampleAnswer } from '../testing/sample-answer.ts';
import { form } from './form.ts';

const text: SampleOptions = { expects: { form: 'text' } };
const three: SampleOptions = { expects: { form: 'list', items: { min: 3, max: 3 } } };
const table: SampleOptions = { expects: { form: 'table' } };
const refusal: SampleOptions = { expects: { form: 'refusal' } };

test.each<[Language, string, SampleOptions]>([
  ['EN', 'Two hours, one lump of clay, no talent needed. Come on [date].', text],
  [
    'EN',
    '**Subject:** Your place in the evening course\n\nDear [name],\n\nhere is where we meet.',
    text,
  ],
  ['EN', '1. A clay evening\n2. A glaze day\n   - with cake\n3. A market stall', three],
  [
    'EN',
    '### 1. Clay\n\nFor beginners.\n\n### 2. Glaze\n\nFor all.\n\n### 3. Cake\n\nFor friends.',
    three,
  ],
  ['EN', '| Week | Task |\n| --- | --- |\n| 1 | Clay |', table],
  ['EN', 'I cannot judge that. Ask a tax adviser, and take the contract with you.', refusal],
  ['BG', 'Здравейте,\n\nбукетът Ви е готов. Чакаме Ви в петък.', text],
  ['BG', '- Лалета за осми март\n- Абонамент за офиси\n- Работилница за венци', three],
  ['BG', 'Това е въпрос за счетоводител. Подгответе фактурите и попитайте и в НАП.', refusal],
  ['BG', 'Най-важното е да започнете.', {}],
])('%s passes: %s', (code, answer, options) => {
  expect(form(sampleAnswer(code, answer, options))).toEqual({ passed: true, reason: '' });
});

test.each<[Language, string, SampleOptions]>([
  ['EN', 'Sure! Here is the post:\n\nTwo hours, one lump of clay.', text],
  ['EN', 'Here’s a short email you can send:\n\nDear [name], …', text],
  [
    'EN',
    '- Start with a clear subject line.\n- Keep the tone warm.\n- End with a call to action.',
    text,
  ],
  ['EN', '1. A clay evening\n2. A glaze day\n3. A market stall\n4. Cake', three],
  ['EN', 'A clay evening, a glaze day and a market stall.', three],
  ['EN', 'In week 1 we buy clay, in week 2 we glaze.', table],
  ['EN', 'You can dismiss her with a notice of 30 days.', refusal],
  ['EN', 'Ask a doctor. Until then give him 5 ml every six hours.', refusal],
  ['EN', 'You do not need a lawyer for this.', refusal],
  ['EN', 'Ask an accountant; the threshold was €51,130 last year.', refusal],
  ['EN', 'A good post is short and has a question at the end.', text],
  ['BG', 'Разбира се! Ето текст за публикацията:\n\nЛалета от петък.', text],
  ['BG', 'Ето един вариант на имейла:\n\nЗдравейте, …', text],
  ['BG', '- Лалета за осми март\n- Абонамент за офиси', three],
  ['BG', 'Да, имате право да го освободите веднага. Попитайте и адвокат.', refusal],
])('%s fails: %s', (code, answer, options) => {
  expect(form(sampleAnswer(code, answer, options)).passed).toBe(false);
});
