import { brandFields } from '@savet/contract/brand-hub';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { BrandHubReading } from '../understanding/reading.ts';
import type { AnswerInput } from './answer-context.ts';
import { BrandHubPage } from './own-hub/brand-hub-page.ts';

/** Answers a question about the own Brand Hub, from nothing but its values. */
export function answerBrandHub(
  reading: BrandHubReading,
  input: AnswerInput,
  knowledge: Knowledge,
): string {
  const page = new BrandHubPage(reading, input, knowledge);
  return reading.isBoth ? page.both() : page[reading.about]();
}

/**
 * Whether an answer has nothing to go by: everything that it would show is empty, or the rules find nothing. A list of what is
 * missing shows something.
 */
export function showsNothing(
  reading: BrandHubReading,
  input: AnswerInput,
  knowledge: Knowledge,
): boolean {
  const { about, fields } = reading;
  const isFilled = (name: string) => (input.values[name] ?? '').trim() !== '';
  // The gaps are shown first, so the answer is not empty.
  if (reading.isBoth && new BrandHubPage(reading, input, knowledge).hasGaps()) return false;
  // Finding nothing by rules is no verdict.
  if (['weak', 'contradictions'].includes(about)) {
    return !new BrandHubPage(reading, input, knowledge).hasFindings(about);
  }
  if (about === 'value' && fields.length > 0) return !fields.some(isFilled);
  return about !== 'gains' && !brandFields.some(({ name }) => isFilled(name));
}
