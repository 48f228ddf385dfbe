import { expect, test } from 'vitest';
import { checkText } from './check-text.ts';
import { deletionsIn } from './deletion.ts';

const values = { products: 'Loaf for €4', values: 'small groups' };

test.each([
  ['the first', 'We are award-winning. We bake daily.', 'We bake daily.'],
  ['the last', 'We bake daily. The box costs €18.', 'We bake daily.'],
  ['in the middle', 'We bake. The box costs €18. Come by.', 'We bake. Come by.'],
  ['a line', 'We bake:\n- The box costs €18.\n- A loaf costs €4.', 'We bake:\n- A loaf costs €4.'],
  ['the last line', 'We bake.\n\nThe box costs €18.', 'We bake.'],
  ['Bulgarian', 'Кутията струва 18 €. Печем всеки ден.', 'Печем всеки ден.'],
])('deletes the sentence of a claim: %s', (_name, text, left) => {
  const language = /\p{Script=Cyrillic}/u.test(text) ? 'BG' : 'EN';
  const check = (of: string) => checkText({ text: of, language, channel: 'text', values }).findings;
  const [found] = check(text).filter(({ group }) => group === 'claims');
  const deletion = found ? deletionsIn(text)(found) : null;
  expect(deletion).not.toBeNull();
  if (!deletion) return;
  const rest = text.slice(0, deletion.start) + text.slice(deletion.end);
  expect(rest).toBe(left);
  expect(check(rest)).toEqual([]);
});

test.each([
  ['pressure', 'Prices rise. They won’t last long with us.', 'Prices rise.'],
  ['an avoided word', 'Cheap bread fills you up. Come in.', 'Come in.'],
])('deletes the sentence of what has no fix: %s', (_name, text, left) => {
  const brand = { toneOfVoice: 'calm', vocabularyGuide: 'Avoid: cheap' };
  const [found] = checkText({ text, language: 'EN', channel: 'text', values: brand }).findings;
  const deletion = found ? deletionsIn(text)(found) : null;
  expect(deletion && text.slice(0, deletion.start) + text.slice(deletion.end)).toBe(left);
});

test.each([
  ['the whole text', 'The box costs €18.', 'numbers', null],
  ['a cell of a table', 'Prices\n| Box | €18 |', 'numbers', null],
  ['a finding with a fix', 'We bake. The box costs €18.', 'numbers', '€4'],
  ['the length of a sentence', 'We bake. The box costs €18.', 'sentences', null],
] as const)('deletes nothing: %s', (_name, text, rule, fix) => {
  const start = text.indexOf('€18');
  expect(deletionsIn(text)({ rule, fix, start, end: start + 3 })).toBeNull();
});
