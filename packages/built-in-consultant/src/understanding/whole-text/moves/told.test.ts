import { expect, test } from 'vitest';
import { sentencesOfKind, toldIn } from './told.ts';

test('a request is cut into what happened and what we are told to say', () => {
  const told = toldIn(
    'Our van broke down. Write an email to a guest, say sorry, offer her 20% off, mention that we open at 9 and ask her to call us if she can’t come.',
    'EN',
  );
  expect(told.before).toEqual(['Our van broke down.']);
  expect(told.head).toBe('Write an email to a guest');
  expect(told.moves.map(({ kind }) => kind)).toEqual(['sorry', 'offer', 'say', 'ask']);
  expect(sentencesOfKind(told, 'offer')).toBe('We offer you 20% off.');
  expect(sentencesOfKind(told, 'say')).toBe('We open at 9.');
  expect(sentencesOfKind(told, 'ask')).toBe('Please call us if you can’t come.');
});

test('a clause that begins with “which” or „чийто“ belongs to its noun', () => {
  const told = toldIn(
    'Напиши имейл до клиент, чийто диван ще закъснее, извини се и предложи безплатна доставка',
    'BG',
  );
  expect(told.head).toBe('Напиши имейл до клиент, чийто диван ще закъснее');
  expect(sentencesOfKind(told, 'offer')).toBe('Предлагаме Ви безплатна доставка.');
});
