import { withReplacements } from '@savet/contract/brand-check';
import type { Language } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { checkText } from '../../check-text.ts';
import { sentenceSplit } from './sentence-split.ts';

test.each([
  [
    'We bake bread at night, and we sell it before two.',
    'We bake bread at night. We sell it before two.',
  ],
  [
    'We bake bread at night; they deliver it by bike.',
    'We bake bread at night. They deliver it by bike.',
  ],
  [
    'We bake bread at night, but it is sold by two.',
    'We bake bread at night. But it is sold by two.',
  ],
  ['The oven is old – it has baked since 1920.', 'The oven is old. It has baked since 1920.'],
  [
    'Please bring the old list, and call us before two.',
    'Please bring the old list. Call us before two.',
  ],
  [
    'We bake bread, and since rye is rare, we sell little.',
    'We bake bread. Since rye is rare, we sell little.',
  ],
])('English is divided: %s', (text, divided) => {
  expect(split(text, 'EN')).toBe(divided);
});

test.each([
  'If you come at two, and we are open, we will talk.',
  'Four days on foot through hills, and we cook.',
  'We bake, we sell it warm here, and we deliver.',
  'The bread you ordered, and we have baked, is ready.',
  'Either you come to us now, or we will come to you.',
  'Do you come to us today, and will it be soon, and we bake?',
  'We said (you came at two, and we were open) a lot.',
  'Our oven – it is an old one – bakes rye bread daily.',
  'We bake bread for everybody, and nobody else here does.',
])('English stays as it is: %s', (text) => {
  expect(split(text, 'EN')).toBeNull();
});

test.each([
  [
    'Знаем кога отваряте, и точно затова печем през нощта.',
    'Знаем кога отваряте. Точно затова печем през нощта.',
  ],
  [
    'Печем хляб през нощта; ние го носим до вратата.',
    'Печем хляб през нощта. Ние го носим до вратата.',
  ],
  ['Хлябът е с квас, който пазим, и ще Ви хареса.', 'Хлябът е с квас, който пазим. Ще Ви хареса.'],
  ['Хлябът е с квас, но ние го режем сутрин.', 'Хлябът е с квас. Но ние го режем сутрин.'],
])('Bulgarian is divided: %s', (text, divided) => {
  expect(split(text, 'BG')).toBe(divided);
});

test.each([
  'Когато дойдохме в селото, и видяхме липите там, седнахме.',
  'Билки от село, в което никой не бърза, и ще Ви харесат.',
  'Хлябът, който поръчахте вчера, и ние опекохме, е готов.',
  'Нито ние печем вечер, нито те, но ще отворим рано.',
  'Не пещта е стара тук, а закваската, която храним.',
])('Bulgarian stays as it is: %s', (text) => {
  expect(split(text, 'BG')).toBeNull();
});

test('a paragraph in a quotation is divided within it', () => {
  const sentence = 'We bake bread at night and sell it in the morning at the harbour. ';
  const text = `> ${sentence.repeat(6).trim()}`;
  const found = checkText({ text, language: 'EN', channel: 'web', values: {} }).findings;
  expect(found).toMatchObject([{ rule: 'paragraphs', edits: [{ text: '\n>\n> ' }] }]);
});

test('quoted sentences stay in one paragraph', () => {
  const sentence = 'We bake bread at night and sell it in the morning at the harbour. ';
  const text = `“${sentence.repeat(6).trim()}”`;
  const found = checkText({ text, language: 'EN', channel: 'web', values: {} }).findings;
  expect(found.filter(({ edits }) => edits)).toEqual([]);
});

/** Divided into sentences of at most eight words. */
function split(text: string, language: Language): string | null {
  const edits = sentenceSplit(text, { start: 0, end: text.length }, 8, language);
  return edits && withReplacements(text, edits);
}
