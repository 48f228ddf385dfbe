import { expect, test } from 'vitest';
import { createClassifier, learn } from './classifier.ts';

const examples = new Map([
  ['a/price', ['What price do we set?', 'set the price', 'how to set the price', 'price it']],
  ['a/logo', ['We need a logo', 'draw the logo', 'colours of the logo', 'what logo fits us']],
]);

test('a question is as like a label as its most similar example', () => {
  const { likenesses } = createClassifier(learn(examples));
  expect(likenesses('set the price').get('a/price')).toBeCloseTo(1, 5);
  const found = likenesses('the price of a logo');
  expect(found.get('a/price')).toBeLessThan(1);
  expect(found.get('a/price')).toBeGreaterThan(0);
});

test('words that no example has make a question less like all of them', () => {
  const { likenesses } = createClassifier(learn(examples));
  const alone = likenesses('set the price').get('a/price') ?? 0;
  expect(likenesses('set the price xyzzy').get('a/price')).toBeLessThan(alone);
  expect(likenesses('xyzzy').size).toBe(0);
});
