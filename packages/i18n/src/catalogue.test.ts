import { expect, it } from 'vitest';
import { bg } from './bg.ts';
import { en } from './en.ts';
import { mails } from './mails.ts';

/** What is called the same in every language. */
const names =
  /Savet|Brand Hub|Pro|Enterprise|Stripe|README|English|DGONE25|rgba?\([^)]*\)|#4A6B3A/g;

/** Every text of a catalogue by its path; those with something to fill in get figures. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const filled: unknown = Reflect.apply(value, undefined, [3, 5, 7]);
    return [[path, String(filled)]];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

const all = { en: { ...en, mails: mails.EN }, bg: { ...bg, mails: mails.BG } };
const bulgarian = textsOf(all.bg);
const english = textsOf(all.en);

it('has the same texts in both languages', () => {
  expect(bulgarian.map(([path]) => path)).toEqual(english.map(([path]) => path));
});

it('has no empty text', () => {
  expect([...english, ...bulgarian].filter(([, text]) => text.trim() === '')).toEqual([]);
});

it('lets no English word into Bulgarian', () => {
  const leaks = bulgarian.filter(([, text]) => /[a-z]{2,}/i.test(text.replaceAll(names, '')));
  expect(leaks).toEqual([]);
});

it('lets no Bulgarian letter into English, but in the name of the language', () => {
  const leaks = english.filter(([, text]) => /\p{Script=Cyrillic}/u.test(text));
  expect(leaks).toEqual([['.shell.languages.BG', 'Български']]);
});

it('fills in the same things in both languages', () => {
  const figures = (texts: [string, string][]) =>
    texts.map(([path, text]) => [path, ['3', '5'].filter((figure) => text.includes(figure))]);
  const isFunction = ([path]: [string, string]) =>
    typeof path
      .split('.')
      .slice(1)
      .reduce<unknown>((part, key) => Reflect.get(Object(part), key), all.en) === 'function';
  expect(figures(bulgarian.filter(isFunction))).toEqual(figures(english.filter(isFunction)));
});

it('speaks to people politely: Вие and Ви begin with a capital letter', () => {
  const informal =
    /(?<!\p{L})(вие|ви|вас|вашия|вашата|вашето|вашите|твоя|твоят|твоята|ти)(?!\p{L})/u;
  expect(bulgarian.filter(([, text]) => informal.test(text))).toEqual([]);
});
