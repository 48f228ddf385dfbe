import { type CheckResult, checkText, pressureIn } from '@savet/brand-check';
import type { CheckRule } from '@savet/contract/brand-check';
import { catalogues } from '@savet/i18n/catalogues';
import { lettered } from '@savet/text/lettered';
import { fillTemplate } from '@savet/text/text';
import { quote } from '../filling/quote.ts';
import type { Phrases } from '../knowledge/phrases.schema.ts';
import { languageOf } from '../language/language-of.ts';
import type { Finding, ReviewContext } from './finding.ts';

type Found = CheckResult['findings'][number];

/** Rules of the check that a review has itself. */
const ownRules: readonly CheckRule[] = ['avoidedWords', 'sentences', 'wholeText'];
/** Most places that are quoted for one rule. */
const QUOTES_MAX = 3;

/** The findings of the check against the brand, in its own words; each rule once. A locked Brand Hub gives no rule a basis. */
export function brandRules(
  text: string,
  { values, brandHubLocked, phrases, language }: ReviewContext,
): Finding[] {
  const { findings, applied } = checkText({
    ...{ text, question: '', channel: 'text', language: languageOf(text, language) },
    values: brandHubLocked ? {} : values,
  });
  // A review counts several itself.
  const hasSeveral = text.split('!').length > 2;
  const marked = findings.filter(
    (finding) =>
      !ownRules.includes(finding.rule) &&
      !isForSeveral(finding, text) &&
      !(finding.rule === 'exclamations' && hasSeveral),
  );
  const { rules } = catalogues[language].brandCheck;
  const byRule = [...new Set(marked.map(({ rule }) => rule))].map((rule): Finding => {
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
  return applied.includes('pressure') ? byRule : [...byRule, ...pressing(text, phrases)];
}

/** Pressure is worth a remark also where the tone of voice says nothing of it. */
function pressing(text: string, phrases: Phrases): Finding[] {
  const found = [...new Set(pressureIn(text))].slice(0, QUOTES_MAX);
  const quotes = found.map((words) => quote(words, phrases)).join(', ');
  const words = fillTemplate(phrases.review.pressure, { quotes });
  return found.length === 0 ? [] : [{ kind: 'brand', text: words, word: '' }];
}

const smallPolite = /^в/u;
const capitalPolite = lettered(/(?<!\p{L})(?:Вие|Вас|Вам|Ви|Ваш\p{Ll}*)(?!\p{L})/u);

/** A small „ви“ may address several people; it is wrong only beside a capital one, or where the tone asks for „Вие“. */
function isForSeveral({ rule, field, detail }: Found, text: string): boolean {
  const isSmall = rule === 'address' && field === null && smallPolite.test(detail);
  return isSmall && !capitalPolite.test(text.replace(/(?:^|[.!?…]\s+|\n)\s*\p{Lu}/gu, ''));
}
