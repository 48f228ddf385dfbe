import { expect, test } from 'vitest';
import { reworked } from './reworked.ts';
import { wishesIn } from './wishes-in.ts';

const none = { proof: '', vocabulary: '' };

test.each([
  ['EN', 'shorter, and end it with a question', ['shorter', 'question']],
  ['EN', 'add emojis and 3 hashtags', ['emoji', 'hashtags']],
  ['BG', 'направи го по-закачлив, с емоджи', ['livelier', 'emoji']],
] as const)('each wish of a message is read: %s %s', (language, wish, names) => {
  const { wishes, rest } = wishesIn(wish, language);
  expect(wishes.map(({ do: name }) => name)).toEqual(names);
  expect(rest).toBe('');
});

test('a shorter text keeps its figures', () => {
  const text =
    'We are moving. From 3 May you find us at 12 Mill Street. We look forward to seeing you!';
  const { text: shown } = reworked(text, [{ do: 'shorter' }], 'EN', none);
  expect(shown).toBe('We are moving. From 3 May you find us at 12 Mill Street.');
});

test('a claim that any rival could make becomes a fact of the Brand Hub, or a blank', () => {
  const claim = 'Top quality and unbeatable prices!!!';
  const own = { proof: 'We bake at four in the morning', vocabulary: '' };
  expect(reworked(claim, [{ do: 'fix' }], 'EN', own).text).toBe('We bake at four in the morning.');
  expect(reworked(claim, [{ do: 'fix' }], 'EN', none).isOpen).toBe(true);
});
