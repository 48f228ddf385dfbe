import type { Language } from '@savet/contract/languages';
import { GENERATED_TITLE_MAX } from '@savet/contract/limits';
import { lettered } from '@savet/text/lettered';
import { capitalised, clip, sentencesOf, wordsOf } from '@savet/text/text';
import type { Knowledge } from './knowledge/knowledge.ts';
import { languageOf } from './language/language-of.ts';

/** How much of a question is searched for a title, in UTF-16 units. */
const TITLE_SOURCE_MAX = 1_000;
/** A summary has one in five sentences of the text, within these bounds. */
const SUMMARY_SHARE = 0.2;
const SUMMARY_MIN = 2;
const SUMMARY_MAX = 6;
/** The first letters of a word, which its forms share; shorter words carry little meaning. */
const STEM_LENGTH = 5;
/** Shorter sentences are scored as if they had this many words, so that they do not win. */
const SENTENCE_WORDS = 8;

/** A title from the question: its first sentence after the greeting. */
export function extractTitle(
  query: string,
  { understanding }: Pick<Knowledge, 'understanding'>,
): string | null {
  const greeting = lettered(`^(?:${understanding.greetings.join('|')})(?!\\p{L})[\\s,.!…]*`, 'iu');
  const text = query.slice(0, TITLE_SOURCE_MAX).replace(/\s+/g, ' ').trim();
  const sentences = sentencesOf(text.replace(greeting, '') || text);
  const sentence = sentences.find((entry) => lettered(/\p{L}/u).test(entry)) ?? sentences[0] ?? '';
  const line = sentence.replace(/^[\s#>*-]+|[\s.!:;,…]+$/g, '');
  if (line === '') return null;
  return clip(capitalised(line), GENERATED_TITLE_MAX);
}

/** The sentences with the most frequent words of the text, in their order. A short text is returned whole. */
export function extractSummary(
  text: string,
  language: Language,
  { phrases }: Pick<Knowledge, 'phrases'>,
): string {
  const sentences = text.split(/\n+/).map(plainLine).flatMap(sentencesOf);
  const whole = sentences.filter((sentence) => lettered(/\p{L}/u).test(sentence));
  if (whole.length <= SUMMARY_MIN) return whole.join(' ');
  const weights = weightsOf(whole);
  const scored = whole.map((sentence, index) => ({
    sentence,
    index,
    score: scoreOf(sentence, weights),
  }));
  const count = Math.ceil(whole.length * SUMMARY_SHARE);
  const chosen = scored
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, Math.min(SUMMARY_MAX, Math.max(SUMMARY_MIN, count)))
    .sort((a, b) => a.index - b.index);
  const { summaryLead } = phrases[languageOf(text, language)];
  return `${summaryLead}\n\n${chosen.map(({ sentence }) => `- ${sentence}`).join('\n')}`;
}

/** A line without the marks of markdown and the senders of a transcript. */
function plainLine(line: string): string {
  return line
    .replace(/^\s*(?:(?:user|assistant): |#+ |[-*] |\d+\. |> ?)+/, '')
    .replace(/\*\*|__|`/g, '')
    .trim();
}

function weightsOf(sentences: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const stem of sentences.flatMap(stemsOf)) weights.set(stem, (weights.get(stem) ?? 0) + 1);
  return weights;
}

function scoreOf(sentence: string, weights: Map<string, number>): number {
  const stems = new Set(stemsOf(sentence));
  let sum = 0;
  for (const stem of stems) sum += weights.get(stem) ?? 0;
  return sum / Math.max(SENTENCE_WORDS, wordsOf(sentence).length);
}

function stemsOf(sentence: string): string[] {
  const words = wordsOf(sentence).filter((word) => word.length >= STEM_LENGTH);
  return words.map((word) => word.slice(0, STEM_LENGTH));
}
