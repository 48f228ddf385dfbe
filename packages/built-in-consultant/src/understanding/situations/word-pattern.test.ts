import { describe, expect, test } from 'vitest';
import { patternOf, patternText } from './word-pattern.ts';

describe('patterns of words', () => {
  const groups = { who: 'client*|buyer', source: 'supplier*|@who' };

  test.each([
    ['who does what how', '@who ~2 order* ~1 direct', 'Our clients now order it direct', true],
    ['too many words between', '@who ~1 order*', 'A client who never calls orders', false],
    ['another order of the words', '@who ~2 order*', 'They order like a client', false],
    ['not across sentences', '@who ~4 order*', 'I like the client. We order more', false],
    ['a group in a group', '@source ~0 late', 'The buyer late again', true],
    ['a number', 'after # days', 'They pay after 60 days', true],
    ['whole words', 'late', 'Chocolate is lovely', false],
    ['Bulgarian in Latin letters', 'клиент* ~2 дължи*', 'edin klient mi dylji pari otdavna', true],
  ])('%s', (_name, source, message, isFound) => {
    expect(patternOf(source, groups).test(patternText(message))).toBe(isFound);
  });

  test('a group that nobody wrote is an error', () => {
    expect(() => patternOf('@nobody', groups)).toThrow('nobody');
  });
});
