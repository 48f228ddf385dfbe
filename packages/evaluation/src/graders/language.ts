import { languageOf } from '@savet/built-in-consultant';
import type { Language } from '@savet/contract/languages';
import { withoutPlaceholders, withoutQuotations } from '@savet/text/quotations';
import { givenText } from '../given.ts';
import { type Grade, type GradedAnswer, gradeOf } from '../grade.ts';
import {
  isOtherCyrillic,
  isOtherLatin,
  otherCyrillicLetter,
} from '../languages/other-languages.ts';
import { withoutAddresses } from '../markdown/plain.ts';
import { sentencesOf } from '../markdown/sentences.ts';

const otherScript = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+/u;
/** “Цена” with a Latin “e”: the letters look the same, but no search finds the word. */
const mixedWord = /(?=\p{L}*\p{Script=Cyrillic})(?=\p{L}*\p{Script=Latin})\p{L}{3,}/u;
const hashtag = /#[\p{L}\p{N}_]+/gu;
/** Words of the wrong script that a sentence may have beside its own: terms, names of products. */
const TERMS_MAX = 3;

const faultsIn: Record<
  Language,
  (sentence: string, isGiven: (word: string) => boolean) => string | null
> = {
  EN(sentence, isGiven) {
    if (isOtherLatin(sentence)) return 'a sentence in another language';
    const cyrillic = (sentence.match(/(?<!\p{L})\p{Script=Cyrillic}{3,}/gu) ?? []).filter(
      (word) => !isGiven(word),
    );
    // A capital letter: a name such as that of an authority, which an English text may show in Bulgarian.
    const [word] = cyrillic.filter((one) => /^\p{Ll}/u.test(one));
    return word === undefined ? null : `“${word}” is in Bulgarian`;
  },
  BG(sentence, isGiven) {
    const other = otherCyrillicLetter.exec(sentence)?.[0];
    if (other !== undefined) return `the letter “${other}” is not Bulgarian`;
    if (isOtherCyrillic(sentence)) return 'a sentence in another language';
    const mixed = mixedWord.exec(sentence)?.[0];
    if (mixed !== undefined) return `“${mixed}” mixes two alphabets`;
    const latin = (sentence.match(/\p{Script=Latin}{2,}/gu) ?? []).filter((word) => !isGiven(word));
    const cyrillic = sentence.match(/\p{Script=Cyrillic}+/gu)?.length ?? 0;
    const isForeign = latin.length > TERMS_MAX && latin.length > cyrillic;
    return isForeign ? `“${latin.slice(0, 4).join(' ')}” is not in Bulgarian` : null;
  },
};

/** The answer is in the expected language, sentence by sentence; quotations and given words are free. */
export function language(answer: GradedAnswer): Grade {
  const expected = answer.question.expects.language;
  const given = new Set(
    givenText(answer)
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
  const isGiven = (word: string) => given.has(word.toLowerCase());
  const own = withoutPlaceholders(withoutAddresses(answer.text)).replace(hashtag, ' ');

  const faults: (string | null)[] = [];
  const script = otherScript.exec(answer.text)?.[0];
  if (script !== undefined) faults.push(`“${script}” is neither Latin nor Cyrillic`);
  const found = languageOf(withoutQuotations(own), expected);
  if (found !== expected) faults.push(`the answer is in ${found}`);
  for (const sentence of sentencesOf(own)) {
    faults.push(faultsIn[expected](withoutQuotations(sentence), isGiven));
  }
  return gradeOf(faults.filter((fault) => fault !== null));
}
