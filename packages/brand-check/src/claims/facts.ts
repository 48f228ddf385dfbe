import type { BrandFieldName } from '@savet/contract/brand-hub';
import { type CheckedText, type Values, valueOf } from '../checked-text.ts';

/** Fields that say how to write, not what is true. */
const notFacts: ReadonlySet<BrandFieldName> = new Set([
  ...(['businessName', 'industry', 'toneOfVoice', 'vocabularyGuide', 'brandColors'] as const),
  'designStyle',
]);

/** The fields with which claims are compared. */
export function factFields(values: Values): BrandFieldName[] {
  const fields = Object.keys(values) as BrandFieldName[];
  return fields.filter((field) => !notFacts.has(field) && valueOf(values, field) !== '');
}

/** What the profile states about the business; empty if it states nothing. */
export function profileFacts({ values }: Pick<CheckedText, 'values'>): string {
  return factFields(values)
    .map((field) => valueOf(values, field))
    .join('\n')
    .trim();
}

/** What the profile and the question state. */
export function factsOf(checked: CheckedText): string {
  return `${profileFacts(checked)}\n${checked.question}`;
}
