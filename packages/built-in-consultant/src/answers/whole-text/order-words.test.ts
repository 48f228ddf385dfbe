import { expect, test } from 'vitest';
import { withoutInstructions } from '../../understanding/whole-text/brief/instructions.ts';
import { tidied } from '../../understanding/whole-text/sentences/tidied.ts';
import { isSpoilt } from './spoilt.ts';

test.each([
  ['EN', 'Why we only get half our fee after twelve months.\n\nAcme'],
  ['EN', 'We bake at night. No hype pls.'],
  ['EN', 'Our new loaf, nothing cheesy please.'],
  ['EN', 'Hello, for winter pruning.'],
  ['EN', 'Hello Acme,\n\nI am writing to you about chasing invoice 12.'],
  ['EN', 'Invoice 12 is open. The contact is Martin.'],
  ['BG', 'Пролетно почистване. Нещо кратко за пощенските кутии.'],
  ['BG', 'Пиша Ви за Паваж: управител Иван Колев, искам да Ви занеса проба.'],
  ['BG', 'Фактура 12 е просрочена. Лицето за контакт е Стоян.'],
  ['BG', 'Нов ръжен хляб.\n\nДа не е сладникаво.'],
] as const)('the words of the order spoil a text, %s: %s', (language, shown) => {
  expect(isSpoilt(shown, language)).toBe(true);
});

test.each([
  ['EN', 'Why do we bake at night? So that the bread is warm at six.'],
  ['EN', 'Hello Martin,\n\nOur invoice 12 is still open.'],
  ['BG', 'Искам да Ви занеса проба във вторник.'],
] as const)('a text of its own is not spoilt, %s: %s', (language, shown) => {
  expect(isSpoilt(shown, language)).toBe(false);
});

test.each([
  ['a post about our rye loaf. No hype pls', 'a post about our rye loaf'],
  ['a flyer: winter pruning, something short I can put in letterboxes', 'a flyer: winter pruning'],
  [
    'листовка: почистване на дворове, нещо кратко за пощенските кутии',
    'листовка: почистване на дворове',
  ],
  ['пост за ръжения хляб, да не е сладникаво', 'пост за ръжения хляб'],
])('a wish for the manner is no part of the text: %s', (request, said) => {
  expect(withoutInstructions(request)).toBe(said);
});

test('an email that chases an invoice is a payment reminder to the person named', () => {
  expect(
    tidied(
      'Draft a polite email chasing invoice 12, 400 EUR, late, client is Acme, contact is Martin',
    ),
  ).toBe('Draft a polite payment reminder to Martin, invoice 12, 400 EUR, late');
});
