import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { settled } from './settled.ts';

const knowledge = loadKnowledge();
const settle = (message: string, likelihoods: Record<string, number>, labels: readonly string[]) =>
  settled(
    { kind: 'between', labels },
    message,
    Object.entries(likelihoods).map(([label, likelihood]) => ({ label, likelihood })),
    knowledge,
  );

test('the only advice on offer is taken if it is likely enough', () => {
  const label = 'cards/no-shows';
  const taken = { kind: 'certain', label };
  expect(
    settle('How do I deal with it?', { [label]: 0.87, 'off-scope/travel': 0.06 }, [label]),
  ).toEqual(taken);
  // It may lie outside, or another label is near.
  const beside = { kind: 'between', labels: [label] };
  expect(
    settle('How do I deal with it?', { [label]: 0.7, 'off-scope/travel': 0.1 }, [label]),
  ).toEqual(beside);
  expect(settle('How do I deal with it?', { [label]: 0.55, 'facts/usp': 0.2 }, [label])).toEqual(
    beside,
  );
});

test('less likely advice is taken only with a word of its own', () => {
  const label = 'cards/off-season';
  const likelihoods = { [label]: 0.45, 'cards/newsletter': 0.05 };
  expect(settle('The winter is dead', likelihoods, [label])).toMatchObject({ kind: 'certain' });
  expect(settle('It is dead here', likelihoods, [label])).toMatchObject({ kind: 'between' });
});

test('of two subjects, the one that is named is taken', () => {
  const labels = ['cards/hourly-rate', 'topics/pricing'];
  const likelihoods = { 'cards/hourly-rate': 0.55, 'topics/pricing': 0.42 };
  const taken = { kind: 'certain', label: 'cards/hourly-rate' };
  expect(settle('How do I get my hourly rate?', likelihoods, labels)).toEqual(taken);
  expect(settle('How much should I ask for?', likelihoods, labels)).toMatchObject({
    kind: 'between',
  });
  const asked = 'Как да накарам екипа да пита за отзиви?';
  const reviews = { 'topics/reviews': 0.7, 'cards/motivating-a-team': 0.25 };
  expect(settle(asked, reviews, Object.keys(reviews))).toMatchObject({ label: 'topics/reviews' });
});
