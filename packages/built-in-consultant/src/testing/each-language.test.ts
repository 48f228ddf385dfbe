import { type Language, languageCodes } from '@savet/contract/languages';
import { fold, stemOf } from '@savet/text/stems';
import { wordPairs } from '@savet/text/word-pairs';
import { describe, expect, test } from 'vitest';
import { toneRules } from '../filling/tone.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { languageOf } from '../language/language-of.ts';
import { asksReader, usAndYou } from '../reviewing/measures.ts';

interface Sample {
  aboutUs: string;
  request: string;
  /** Two forms of one word. */
  forms: readonly [string, string];
  avoidedTone: string;
  /** A line of a vocabulary guide that wants `say` instead of `avoid`. */
  guide: { line: string; say: string; avoid: string };
}

/** One sample per language; a language without a sample does not compile. */
const samples: Record<Language, Sample> = {
  EN: {
    aboutUs: 'We bake our bread for you',
    request: 'Call us today.',
    forms: ['customer', 'customers'],
    avoidedTone: 'never pushy',
    guide: { line: 'guests, not customers', say: 'guests', avoid: 'customers' },
  },
  BG: {
    aboutUs: 'Ние печем нашия хляб за Вас',
    request: 'Обадете се до петък.',
    forms: ['клиент', 'клиентите'],
    avoidedTone: 'никога настоятелен',
    guide: { line: 'гости, а не клиенти', say: 'гости', avoid: 'клиенти' },
  },
};
const knowledge = loadKnowledge();

describe.each(languageCodes)('%s', (code) => {
  const { aboutUs, request, forms, avoidedTone, guide } = samples[code];
  const other = languageCodes.find((candidate) => candidate !== code) ?? code;

  test('is recognised', () => {
    expect(languageOf(knowledge.replies[code].talk['identity'] ?? '', other)).toBe(code);
  });

  test('pronouns of author and reader are counted', () => {
    expect(usAndYou(aboutUs)).toEqual({ us: 2, you: 1 });
  });

  test('a request to the reader is recognised', () => {
    expect(asksReader(request)).toBe(true);
  });

  test('forms of a word have one stem', () => {
    const [a, b] = forms.map((form) => stemOf(fold(form)));
    expect(a).toBe(b);
  });

  test('a tone to avoid becomes advice against it', () => {
    const toAvoid = knowledge.tones.map(({ avoid }) => avoid[code]);
    expect(toneRules(avoidedTone, knowledge, code).advice).toEqual([expect.toBeOneOf(toAvoid)]);
  });

  test('a vocabulary guide is parsed', () => {
    expect(wordPairs(guide.line)).toEqual([{ say: guide.say, avoid: guide.avoid }]);
  });
});
