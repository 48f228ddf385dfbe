import { describe, expect, test } from 'vitest';
import { ask, type SampleQuestion, sampleHubs, sampleQuestions } from './ask-sixty.ts';
import { faultsOf } from './check-answer.ts';

/** Questions that start a thread; each is also asked with other Brand Hubs. */
const starting = sampleQuestions.filter(
  ({ thread, topic, locked, intent }) =>
    !thread && topic !== null && !locked && intent !== 'review',
);
/** Upper limit for the share of lines that two businesses have in common. */
const COMMON_LINES = 0.85;

test('there are sixty questions, thirty per language, for four Brand Hubs and an empty one', () => {
  expect(sampleQuestions).toHaveLength(60);
  expect(sampleQuestions.filter(({ language }) => language === 'BG')).toHaveLength(30);
  expect(new Set(sampleQuestions.map(({ hub }) => hub))).toEqual(new Set(Object.keys(sampleHubs)));
});

test.each(sampleQuestions)('$hub: $question', (sample) => {
  expect(faultsOf(ask(sample))).toEqual([]);
});

describe.each(starting)('$question', (sample) => {
  test('different businesses get different answers', () => {
    for (const [hub, other] of [
      ['bakery', 'recruiter'],
      ['recruiter', 'studio'],
      ['bakery', 'yard'],
    ] as const) {
      const [lines, others] = [hub, other].map((name) => linesOf(sample, name));
      const common = (lines ?? []).filter((line) => others?.includes(line));
      expect(common.length, `${hub} and ${other}`).toBeLessThan(
        (lines?.length ?? 0) * COMMON_LINES,
      );
    }
  });

  test('the same question gets the same answer', () => {
    expect(ask(sample).text).toBe(ask(sample).text);
  });

  // A style requested in the question overrides the setting.
  if (sample.style) return;

  test('the styles differ in length', () => {
    const [concise = 0, normal = 0, explanatory = 0] = (
      ['concise', 'normal', 'explanatory'] as const
    ).map((style) => ask(sample, { style }).text.length);
    expect(concise * 1.5).toBeLessThan(normal);
    expect(normal * 1.25).toBeLessThan(explanatory);
  });
});

function linesOf(sample: SampleQuestion, hub: string): string[] {
  return ask(sample, { hub })
    .text.split('\n')
    .filter((line) => line.trim() !== '');
}
