import { claims } from '@savet/text/claims';
import { figuresIn } from '@savet/text/figures';
import { phrases } from '@savet/text/phrases';
import { withoutPlaceholders } from '@savet/text/quotations';
import { namesIn } from '../claims/names.ts';
import { reportedPraise, reportedSpeech, testimonial } from '../claims/testimonials.ts';
import { givenText } from '../given.ts';
import { type Grade, type GradedAnswer, gradeOf } from '../grade.ts';
import { inLatinLetters } from '../languages/latin-letters.ts';
import { plainText } from '../markdown/plain.ts';
import { sentencesOf } from '../markdown/sentences.ts';
import { wordsOf } from '../words/words.ts';

/** A name in such a sentence is clearly an example. */
const example = phrases`
  for example | for instance | e\.g | such as | say | imagine | suppose | if | like
  например | напр | да речем | да кажем | примерно | представете си | ако | като
`;
/** A claim in such a sentence is none. */
const condition = phrases`if | for example | e\.g | imagine | ако | например | напр | да речем`;

/** The answer claims nothing about the business, and names nobody, that it was not told. */
export function noInvention(answer: GradedAnswer): Grade {
  const given = givenText(answer);
  const text = plainText(withoutPlaceholders(answer.text));
  const faults: string[] = [];
  for (const sentence of sentencesOf(text)) {
    faults.push(...claimsIn(sentence, given), ...unknownNames(sentence, given));
  }
  for (const pattern of [testimonial, reportedPraise, reportedSpeech]) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) faults.push(`a testimonial: ${found}`);
  }
  return gradeOf(faults);
}

function claimsIn(sentence: string, given: string): string[] {
  if (condition.test(sentence)) return [];
  return claims.flatMap(({ kind, pattern, given: source }) => {
    const found = pattern.exec(sentence)?.[0];
    if (found === undefined || source?.test(given) || hasOnlyGivenNumbers(found, given)) return [];
    return `${kind}: “${found}”`;
  });
}

function hasOnlyGivenNumbers(claim: string, given: string): boolean {
  const numbers = figuresIn(claim);
  const known = new Set(figuresIn(given).map(({ value }) => value));
  return numbers.length > 0 && numbers.every(({ value }) => known.has(value));
}

function unknownNames(sentence: string, given: string): string[] {
  if (example.test(sentence)) return [];
  const known = new Set(wordsOf(inLatinLetters(given)));
  return namesIn(sentence)
    .filter((name) => !wordsOf(inLatinLetters(name)).some((word) => known.has(word)))
    .map((name) => `the name “${name}”`);
}
