import { describe, expect, test } from 'vitest';
import { asksReader, canBeChecked, mixesAddress, usAndYou } from './measures.ts';

test.each([
  ['We bake our bread for you', { us: 2, you: 1 }],
  ['Ние печем нашия хляб за Вас', { us: 2, you: 1 }],
  ['Bread', { us: 0, you: 0 }],
])('counts the pronouns in: %s', (text, counts) => {
  expect(usAndYou(text)).toEqual(counts);
});

describe('contains a fact to check', () => {
  test.each([
    ['We bake in Plovdiv.', true],
    ['Open from 7.', true],
    ['We love what we do. Everybody knows it.', false],
    ['За нас Вие сте на първо място.', false],
  ])('%s: %s', (text, expected) => {
    expect(canBeChecked(text)).toBe(expected);
  });
});

test.each([
  ['Call us today.', true],
  ['Обадете се до петък.', true],
  ['Which day suits you?', true],
  ['We are proud of our work.', false],
  ['Гордеем се с работата си.', false],
])('asks the reader to act – %s: %s', (text, expected) => {
  expect(asksReader(text)).toBe(expected);
});

test('detects mixed forms of address', () => {
  expect(mixesAddress('Ти избираш, а ние сме с Вас')).toBe(true);
  expect(mixesAddress('Вие избирате')).toBe(false);
});
