import { expect, test } from 'vitest';
import { checkText } from '../../check-text.ts';

const values = { values: 'We promise nothing that we cannot keep' };
const bulgarian = { values: 'Не обещаваме чудеса' };

function promisesIn(text: string, given: Readonly<Record<string, string>> = values): string[] {
  const language = /\p{Script=Cyrillic}/u.test(text) ? 'BG' : 'EN';
  return checkText({ text, language, channel: 'web', values: given })
    .findings.filter(({ rule }) => rule === 'promises')
    .map(({ start, end }) => text.slice(start, end));
}

test.each([
  ['an ill that goes', 'Once it is in, the noise and the worry are a thing of the past.'],
  ['an ill that cannot happen', 'Your vase will arrive without a single scratch.'],
  ['never again', 'You will never queue for a plumber again.'],
  ['an effect for all', 'This salve soothes any skin.'],
  ['a good with a date', 'You will be fluent by the end of the summer.'],
  ['whatever happens', 'We finish on Friday, come what may.'],
  ['a certainty', 'Your roof stays dry, that much is certain.'],
  ['whoever', 'Whoever sleeps on our mattress, wakes without an ache.'],
  ['a pledge', 'Not happy? Your money back.'],
])('English: %s', (_name, text) => {
  expect(promisesIn(text)).toHaveLength(1);
  expect(promisesIn(text, { values: 'Local wood' })).toEqual([]);
});

test.each([
  ['an ill that goes', 'След месец болките са спомен.'],
  ['an ill that cannot happen', 'Вазата Ви ще пристигне без нито една драскотина.'],
  ['never again', 'Повече няма да чакате на опашка.'],
  ['an effect for all', 'Кремът действа при всяка кожа.'],
  ['a good with a date', 'До месец ще сте стройни.'],
  ['whatever happens', 'Приключваме в петък, каквото и да стане.'],
  ['a certainty', 'Покривът Ви остава сух, и точка.'],
  ['whoever', 'Който ни довери гърба си, излиза без болка.'],
  ['a pledge', 'Не сте доволни? Връщаме Ви парите.'],
])('Bulgarian: %s', (_name, text) => {
  expect(promisesIn(text, bulgarian)).toHaveLength(1);
  expect(promisesIn(text, { values: 'Местно дърво' })).toEqual([]);
});

test.each([
  ['a question', 'Will the pain be gone by summer?'],
  ['a hope', 'We hope that the pain will be gone by summer.'],
  ['a condition', 'If the noise is gone by then, we have found it.'],
  ['a denial', 'The wrinkles do not vanish.'],
  ['a quotation', 'She wrote: “You will never queue again.”'],
  ['other people’s talk', 'Some say that the pain will be gone by summer.'],
  ['an act of the business', 'We will ring every customer on Friday.'],
  ['a noun', 'Our work for every family begins at the table.'],
  ['a fact', 'No matter how thick the wall is, an open window wins.'],
  ['a history', 'The pain has a long history, and we write it down.'],
])('no promise in English: %s', (_name, text) => {
  expect(promisesIn(text)).toEqual([]);
});

test.each([
  ['a question', 'Ще изчезнат ли болките до лятото?'],
  ['a hope', 'Надяваме се болките да изчезнат до лятото.'],
  ['a condition', 'Ако болката изчезне, обадете ни се.'],
  ['a denial', 'Бръчките не изчезват.'],
  ['a quotation', 'Тя написа: „Повече няма да чакате на опашка.“'],
  ['an act of the business', 'Ще се обадим на всеки клиент в петък.'],
  ['a feeling of the business', 'Никога повече няма да го правим така.'],
])('no promise in Bulgarian: %s', (_name, text) => {
  expect(promisesIn(text, bulgarian)).toEqual([]);
});
