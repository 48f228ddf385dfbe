import { expect, test } from 'vitest';
import { createClassifier, learn } from './classifier.ts';

const examples = new Map([
  ['a/price', ['What price should we set?', 'set the price', 'how to price bread', 'price it']],
  ['a/logo', ['We need a logo', 'draw the logo', 'logo colours', 'what logo fits us']],
  ['b/цена', ['Каква цена да сложим?', 'цената на хляба', 'как се определя цена', 'цена']],
]);
const everything = () => true;

test('tells labels apart by examples, with the likeliest first and shares that add up', () => {
  const { classify } = createClassifier(learn(examples));
  const candidates = classify('which price for the cake', everything);
  expect(candidates[0]?.label).toBe('a/price');
  expect(candidates.map(({ label }) => label).sort()).toEqual([...examples.keys()].sort());
  const sum = candidates.reduce((total, { likelihood }) => total + likelihood, 0);
  expect(sum).toBeCloseTo(1, 5);
  expect(classify('kakva cena da slozha', everything)[0]?.label).toBe('b/цена');
});

test('only eligible labels are candidates', () => {
  const { classify } = createClassifier(learn(examples));
  const [first, ...others] = classify('set the price', (label) => label === 'a/logo');
  expect(first).toEqual({ label: 'a/logo', likelihood: 1 });
  expect(others).toEqual([]);
});

test('the same examples give the same weights', () => {
  expect(learn(examples)).toEqual(learn(examples));
});

test('a text without a known word is no better known than another', () => {
  const { classify } = createClassifier(learn(examples));
  for (const { likelihood } of classify('🙂 zzz', everything))
    expect(likelihood).toBeCloseTo(1 / 3);
});
