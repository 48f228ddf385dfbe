import type { BrandFieldName } from '@savet/contract/brand-hub';
import { defaultLanguage } from '@savet/contract/languages';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { languageOf } from './language/language-of.ts';
import { readQuestion } from './understanding/read-question.ts';

/** The Brand Hub fields that answer a question best, most important first; none if it is about no topic. */
export function wantedFields(query: string): readonly BrandFieldName[] {
  const knowledge = loadKnowledge();
  const question = {
    query,
    context: '',
    responseStyle: 'normal',
    // As the note on it does, so that both come from one reading.
    language: languageOf(query, defaultLanguage),
    brandHubLocked: false,
  } as const;
  const reading = readQuestion(question, knowledge);
  // Every language draws on the same fields.
  if (reading.kind === 'card')
    return knowledge.cards.get(reading.card)?.[defaultLanguage].fields ?? [];
  if (reading.kind !== 'topic') return [];
  return (
    knowledge.topics.get(reading.topic)?.[defaultLanguage].lines.map(({ field }) => field) ?? []
  );
}
