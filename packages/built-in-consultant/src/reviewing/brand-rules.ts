import { checkText } from '@savet/brand-check';
import type { CheckRule } from '@savet/contract/brand-check';
import { catalogues } from '@savet/i18n/catalogues';
import { fillTemplate } from '@savet/text/text';
import { quote } from '../filling/quote.ts';
import { languageOf } from '../language/language-of.ts';
import type { Finding, ReviewContext } from './finding.ts';

/** Rules of the check that a review has itself. */
const ownRules: readonly CheckRule[] = ['avoidedWords', 'exclamations', 'sentences', 'wholeText'];
/** Most places that are quoted for one rule. */
const QUOTES_MAX = 3;

/** What the check against the brand marks, in its own words; each rule once. A locked Brand Hub gives no rule a basis. */
export function brandRules(
  text: string,
  { values, brandHubLocked, phrases, language }: ReviewContext,
): Finding[] {
  const { findings } = checkText({
    ...{ text, question: '', channel: 'text', language: languageOf(text, language) },
    values: brandHubLocked ? {} : values,
  });
  const marked = findings.filter(({ rule }) => !ownRules.includes(rule));
  const { rules } = catalogues[language].brandCheck;
  return [...new Set(marked.map(({ rule }) => rule))].map((rule) => {
    const quotes = marked
      .filter((finding) => finding.rule === rule)
      .slice(0, QUOTES_MAX)
      .map(({ start, end }) => quote(text.slice(start, end), phrases));
    const words = fillTemplate(phrases.review.ofBrand, {
      quotes: quotes.join(', '),
      rule: rules[rule],
    });
    return { kind: 'brand', text: words, word: '' };
  });
}
