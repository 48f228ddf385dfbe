import type { BrandFieldName } from '@savet/contract/brand-hub';
import { wordsOf } from '@savet/text/text';
import { isOnlyGeneral } from './general-words.ts';

/** Fields whose value may be short. */
const shortFields: readonly BrandFieldName[] = [
  ...(['businessName', 'industry', 'role', 'category', 'toneOfVoice'] as const),
  ...(['brandColors', 'designStyle', 'values', 'products'] as const),
];
/** Fields that state something in a sentence. */
const statements: readonly BrandFieldName[] = [
  ...(['businessDescription', 'mission', 'vision', 'usp'] as const),
  ...(['competitiveAdvantage', 'positioningStatement'] as const),
];
/** Fewer words are too few to write from. */
const WORDS_MIN = 4;
const STATEMENT_WORDS_MIN = 5;

/** Whether the value of a field has too few words to write from. An empty one is not short. */
export function isTooShort(field: BrandFieldName, value: string): boolean {
  if (value === '' || shortFields.includes(field)) return false;
  return wordsOf(value).length < (statements.includes(field) ? STATEMENT_WORDS_MIN : WORDS_MIN);
}

/** Whether a field that has to state something says only what any business could. */
export function saysNothingOfItsOwn(field: BrandFieldName, value: string): boolean {
  return statements.includes(field) && isOnlyGeneral(value);
}
