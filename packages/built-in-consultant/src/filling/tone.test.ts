import { expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { calmed, toneRules } from './tone.ts';

const knowledge = loadKnowledge();

test('a tone after “never” becomes advice against it', () => {
  const { advice, calm } = toneRules('dry, exact, never pushy', knowledge, 'EN');
  expect(advice).toHaveLength(3);
  expect(advice[2]).toContain('no countdowns');
  expect(calm).toBe(true);
});

test('works in Bulgarian too', () => {
  const { advice, calm } = toneRules('топъл, но никога сладникав', knowledge, 'BG');
  expect(advice[1]).toContain('без умалителни');
  expect(calm).toBe(false);
});

test('unknown words give no rules', () => {
  expect(toneRules('like our grandmother', knowledge, 'EN')).toEqual({ advice: [], calm: false });
});

test('a calm voice has no exclamation marks', () => {
  expect(calmed('Come! “Now!!” 1!=2')).toBe('Come. “Now.” 1!=2');
});
