import type { BrandFieldName } from '@savet/contract/brand-hub';
import { askedText } from '../given.ts';
import { failed, type Grade, type GradedAnswer, notApplicable, passed } from '../grade.ts';
import { contentWordsOf, meansSame } from '../words/content-words.ts';

/** Words of a field that the question lacks; two of them are no accident. */
const NEW_WORDS_MIN = 2;
/** Words of a field when the question has some of them already. */
const WORDS_MIN = 4;

/** The answer shows words of one of the expected fields. */
export function fieldsUsed(answer: GradedAnswer): Grade {
  const { fields } = answer.question.expects;
  if (!fields) return notApplicable;
  return fields.some((field) => shows(answer, field))
    ? passed
    : failed(`no words of ${fields.join(', ')}`);
}

function shows(answer: GradedAnswer, field: BrandFieldName): boolean {
  const value = answer.hub.values[field];
  if (value === undefined) return false;
  const words = contentWordsOf(value);
  const written = contentWordsOf(answer.text);
  const asked = contentWordsOf(askedText(answer));
  const isIn = (list: readonly string[]) => (word: string) =>
    list.some((other) => meansSame(word, other));
  const shown = words.filter(isIn(written));
  const added = shown.filter((word) => !isIn(asked)(word));
  const least = Math.min(NEW_WORDS_MIN, words.length);
  return added.length >= least || shown.length >= WORDS_MIN;
}
