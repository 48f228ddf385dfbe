import { fillTemplate, sentencesOf, wordsOf } from '@savet/text/text';
import { quote } from '../filling/quote.ts';
import { unusedFacts, wordsToAvoid } from './brand-hub-findings.ts';
import { brandRules } from './brand-rules.ts';
import { type Finding, type ReviewContext, WHOLE_TEXT_WORDS } from './finding.ts';
import { longSentences } from './long-sentences.ts';
import { asksReader, canBeChecked, mixesAddress, usAndYou } from './measures.ts';
import { vagueWords } from './vague-words.ts';

/** The findings of all rules in a text, most serious first. */
export function findingsIn(text: string, context: ReviewContext): Finding[] {
  const sentences = sentencesOf(text.replace(/\s*\n+\s*/g, '\n'));
  return [
    ...vagueWords(sentences, context),
    ...longSentences(sentences, context),
    ...wholeText(text, sentences, context),
    ...wordsToAvoid(text, context),
    ...brandRules(text, context),
    ...unusedFacts(text, context),
  ];
}

function wholeText(
  text: string,
  sentences: readonly string[],
  { phrases }: ReviewContext,
): Finding[] {
  const { review } = phrases;
  const found: Finding[] = [];
  const add = (kind: Finding['kind'], words: string) => found.push({ kind, text: words, word: '' });
  const { us, you } = usAndYou(text);
  const whole = wordsOf(text).length >= WHOLE_TEXT_WORDS;
  if ((us > 2 || whole) && us >= 2 && us > you * 2)
    add('aboutUs', fillTemplate(review.aboutUs, { us, you }));
  if (whole && !canBeChecked(text)) add('noProof', review.noProof);
  const last = sentences.at(-1) ?? '';
  if (whole && !asksReader(last)) {
    add('noAction', fillTemplate(review.noAction, { quote: quote(last, phrases) }));
  }
  const exclamations = text.match(/!/g)?.length ?? 0;
  if (exclamations > 1)
    add('exclamations', fillTemplate(review.exclamations, { count: exclamations }));
  if (mixesAddress(text)) add('mixedAddress', review.mixedAddress);
  return found;
}
