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

test.each([
  // Angles are few, and are found by signs of their own.
  { kind: 'advice', known: 0.85, unseen: 0.85 },
  { kind: 'angle', known: 0.7, unseen: 0.6 },
] as const)(
  'tells $kind that readers found of use from the others, and so where nothing was learned from the reply',
  ({ kind, known, unseen }) => {
    const ofKind = replies.filter((reply) => reply.kind === kind);
    expect(separation(ofKind, knowledge.usefulness[kind])).toBeGreaterThan(known);
    expect(separationOfUnseen(ofKind)).toBeGreaterThan(unseen);
  },
);

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
