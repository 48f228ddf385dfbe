import type { Language } from '@savet/contract/languages';
import { describe, expect, test } from 'vitest';
import { ask, type SampleQuestion, sampleHubs, sampleQuestions } from './ask-sixty.ts';
import { faultsOf } from './check-answer.ts';

/** Questions that start a thread; each is also asked with other Brand Hubs. */
const starting = sampleQuestions.filter(
  ({ thread, topic, locked, intent }) =>
    !thread && topic !== null && !locked && intent !== 'review',
);
/** Brand Hubs to compare: values in the other language leave blanks in texts, so they can't make a difference there. */
const pairs: Record<Language, [hub: string, other: string][]> = {
  EN: [
    ['recruiter', 'studio'],
    ['recruiter', 'bakery'],
  ],
  BG: [
    ['bakery', 'recruiter'],
    ['bakery', 'yard'],
    ['bakery', 'studio'],
  ],
};
/** Upper limit for the share of lines that two businesses have in common in a text, a plan or a comparison. */
const COMMON_LINES = 0.85;
/**
 * Advice opens with a card, which says the same to every business: what is right for all of them. So the limit above can't
 * hold, and the rest is compared: the lines that a business without a Brand Hub does not get. Two businesses may share
 * this part of them, such as the question at the end.
 */
const COMMON_OWN_LINES = 0.35;
/**
 * Longest normal answer to a request for advice, in words, without a Brand Hub: half of them, and each of them.
 * A card keeps two points and its whole example, which may be a letter to copy.
 */
const MEDIAN_WORDS = 285;
const WORDS_MAX = 345;

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
    for (const [hub, other] of pairs[sample.language]) {
      const linesFor = isAdvice(sample) ? ownLines : linesOf;
      const limit = isAdvice(sample) ? COMMON_OWN_LINES : COMMON_LINES;
      const [lines, others] = [hub, other].map((name) => linesFor(sample, name));
      const common = (lines ?? []).filter((line) => others?.includes(line));
      expect(lines?.length, hub).toBeGreaterThan(0);
      expect(common.length, `${hub} and ${other}: ${common.join(' / ')}`).toBeLessThan(
        (lines?.length ?? 0) * limit,
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

test('advice without a Brand Hub is short', () => {
  const lengths = starting
    .filter((sample) => isAdvice(sample) && !sample.style)
    .map((sample) => ask(sample, { hub: 'empty' }).text)
    .map((text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length)
    .toSorted((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(MEDIAN_WORDS);
  expect(lengths.at(-1)).toBeLessThanOrEqual(WORDS_MAX);
});

function isAdvice({ intent }: SampleQuestion): boolean {
  return intent === 'advise' || intent === 'explain';
}

/** Headings, titles of drafts and empty lines of a quotation. */
const noContent = /^#|^>$|^\*\*[^*]+\*\*$/;

/** The lines of an answer that a business without a Brand Hub does not get. */
function ownLines(sample: SampleQuestion, hub: string): string[] {
  const general = linesOf(sample, 'empty');
  return linesOf(sample, hub).filter((line) => !general.includes(line) && !noContent.test(line));
}

function linesOf(sample: SampleQuestion, hub: string): string[] {
  return ask(sample, { hub })
    .text.split('\n')
    .filter((line) => line.trim() !== '');
}
