import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { judgedReplies } from '../../testing/judged/judged-replies.ts';
import {
  learnUsefulness,
  separation,
  separationOfUnseen,
} from '../../testing/judged/learn-usefulness.ts';

const knowledge = loadKnowledge();
const replies = judgedReplies(knowledge);

test('tells replies that readers found of use from the others, and so for replies from which nothing was learned', () => {
  expect(separation(replies, knowledge.usefulness)).toBeGreaterThan(0.75);
  expect(separationOfUnseen(replies)).toBeGreaterThan(0.7);
});

test('learns which sign tells replies apart, and leaves the others without weight', () => {
  const [first] = replies;
  if (first === undefined) throw new Error('No judged replies');
  const withLikelihood = (likelihood: number, isOfUse: boolean) => ({
    signs: { ...first.signs, likelihood },
    isOfUse,
  });
  const learned = learnUsefulness([
    withLikelihood(2, true),
    withLikelihood(1, true),
    withLikelihood(-1, false),
    withLikelihood(-2, false),
  ]);
  expect(learned.weights.likelihood).toBeGreaterThan(0.5);
  expect(learned.weights.likeness).toBe(0);
});
