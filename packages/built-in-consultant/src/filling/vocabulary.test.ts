import { describe, expect, test } from 'vitest';
import { applyVocabulary } from './vocabulary.ts';

describe('in a draft', () => {
  const guests = [{ say: 'гости', avoid: 'клиенти' }];

  test('a word in the same form is replaced and keeps its capital', () => {
    expect(applyVocabulary('Клиенти и клиенти', guests)).toEqual({
      text: 'Гости и гости',
      applied: guests,
      left: [],
    });
  });

  test('another form is kept and reported', () => {
    const { text, left } = applyVocabulary('За клиентите ни', guests);
    expect(text).toBe('За клиентите ни');
    expect(left).toEqual(guests);
  });

  test('words of another gender or number are not replaced', () => {
    const pair = { say: 'работа', avoid: 'проект' };
    expect(applyVocabulary('нов проект', [pair]).text).toBe('нов проект');
    expect(
      applyVocabulary('a candidate', [{ say: 'people', avoid: 'candidate' }]).left,
    ).toHaveLength(1);
  });

  test('the English article is adapted', () => {
    const pair = { say: 'evening', avoid: 'night' };
    expect(applyVocabulary('A night, a night', [pair]).text).toBe('An evening, an evening');
  });

  test('placeholders are not replaced', () => {
    const pair = { say: 'promise', avoid: 'usp' };
    expect(applyVocabulary('{usp}', [pair])).toEqual({ text: '{usp}', applied: [], left: [] });
  });
});
