import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { relationOf } from './related.ts';
import { decide } from './verdict.ts';

const isRelated = relationOf(loadKnowledge());
const candidates = (likelihoods: Record<string, number>) =>
  Object.entries(likelihoods).map(([label, likelihood]) => ({ label, likelihood }));

test('two close readings of one subject are no doubt about the subject', () => {
  const close = candidates({ 'cards/finding-investors': 0.55, 'topics/investor-pitch': 0.4 });
  const taken = { kind: 'certain', label: 'cards/finding-investors' };
  expect(decide(close, { words: 8, isRelated })).toEqual(taken);
  expect(decide(close, { words: 8 })).toMatchObject({ kind: 'between' });
});

test('close readings of two subjects are asked about', () => {
  const close = candidates({ 'cards/finding-investors': 0.55, 'cards/webinars': 0.4 });
  const labels = ['cards/finding-investors', 'cards/webinars'];
  expect(decide(close, { words: 8, isRelated })).toEqual({ kind: 'between', labels });
});

test('advice is not certain if the question may be beside its subject', () => {
  const beside = candidates({ 'cards/flyers': 0.77, 'off-scope/printing-and-materials': 0.16 });
  expect(decide(beside, { words: 8 })).toEqual({ kind: 'between', labels: ['cards/flyers'] });
  const clear = candidates({ 'cards/flyers': 0.77, 'off-scope/printing-and-materials': 0.03 });
  expect(decide(clear, { words: 8 })).toMatchObject({ kind: 'certain' });
});

test('a few words in a thread are about the answer before', () => {
  const doubtful = candidates({ 'sensitive/death': 0.6, 'talk/small-reply': 0.2 });
  expect(decide(doubtful, { words: 4 })).toMatchObject({ label: 'sensitive/death' });
  expect(decide(doubtful, { words: 4, hasThread: true })).not.toMatchObject({
    label: 'sensitive/death',
  });
});

test('a few words are no heavy matter as readily as a story', () => {
  const doubtful = candidates({ 'sensitive/burnout': 0.4, 'cards/pivot-or-stop': 0.2 });
  expect(decide(doubtful, { words: 20 })).toMatchObject({ label: 'sensitive/burnout' });
  expect(decide(doubtful, { words: 4 })).not.toMatchObject({ label: 'sensitive/burnout' });
});

test('what only leads on to another subject is asked about', () => {
  expect(isRelated('cards/discounts', 'cards/gross-margin')).toBe(false);
  // The general subject of a card.
  expect(isRelated('topics/pricing', 'cards/hourly-rate')).toBe(true);
  const close = candidates({ 'cards/discounts': 0.55, 'cards/gross-margin': 0.4 });
  expect(decide(close, { words: 8, isRelated })).toMatchObject({ kind: 'between' });
});
