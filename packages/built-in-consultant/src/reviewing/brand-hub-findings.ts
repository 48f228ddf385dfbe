import { fold, stemOf } from '@savet/text/stems';
import { fillTemplate, wordsOf } from '@savet/text/text';
import { avoidedWords, usesWord } from '@savet/text/vocabulary';
import { quote } from '../filling/quote.ts';
import { languageOf } from '../language/language-of.ts';
import { type Finding, type ReviewContext, WHOLE_TEXT_WORDS } from './finding.ts';

/** Fields of which a text should use at least one, most distinctive first. */
const tellingFields = ['usp', 'competitiveAdvantage', 'painPoints'] as const;

/** Words that the vocabulary guide avoids. */
export function wordsToAvoid(text: string, { values, phrases }: ReviewContext): Finding[] {
  const { avoided, avoidedOnly } = phrases.review;
  return avoidedWords(values['vocabularyGuide'] ?? '')
    .filter(({ avoid }) => usesWord(text, avoid))
    .map(({ avoid, say }) => {
      const word = quote(avoid, phrases);
      const sentence =
        say === null
          ? fillTemplate(avoidedOnly, { word })
          : fillTemplate(avoided, { word, say: quote(say, phrases) });
      return { kind: 'avoided', word: avoid, text: sentence };
    });
}

/** The most distinctive fact of the Brand Hub, if the text uses none of them. */
export function unusedFacts(text: string, context: ReviewContext): Finding[] {
  const { values, phrases, brandHubLocked, knowledge, language } = context;
  if (brandHubLocked || wordsOf(text).length < WHOLE_TEXT_WORDS) return [];
  const stems = new Set(wordsOf(text).map(fold).map(stemOf));
  const facts = tellingFields.flatMap((field) => {
    const value = values[field] ?? '';
    if (languageOf(value, language) !== languageOf(text, language)) return [];
    const telling = wordsOf(value)
      .map(fold)
      .filter((word) => word.length > 3 && !knowledge.understanding.emptyWords.has(word));
    const used = telling.some((word) => stems.has(stemOf(word)));
    return telling.length === 0 ? [] : [{ field, value, used }];
  });
  const [first] = facts;
  if (first === undefined || facts.some(({ used }) => used)) return [];
  const field = quote(phrases.labels[first.field], phrases);
  const sentence = fillTemplate(phrases.review.notUsed, {
    field,
    quote: quote(first.value, phrases),
  });
  return [{ kind: 'notUsed', word: '', text: sentence }];
}
