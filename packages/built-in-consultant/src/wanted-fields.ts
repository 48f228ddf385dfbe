import type { BrandFieldName } from '@savet/contract/brand-hub';
import { defaultLanguage } from '@savet/contract/languages';
import { adviceNamed } from './advice-named.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { familyOf, nameOf } from './recognition/label.ts';

/** The Brand Hub fields that answer a question best, most important first; none if it is about no topic. */
export function wantedFields(query: string): readonly BrandFieldName[] {
  const knowledge = loadKnowledge();
  const label = adviceNamed(query, '', knowledge);
  if (label === null) return [];
  const name = nameOf(label);
  // Every language draws on the same fields.
  if (familyOf(label) === 'cards') return knowledge.cards.get(name)?.[defaultLanguage].fields ?? [];
  return knowledge.topics.get(name)?.[defaultLanguage].lines.map(({ field }) => field) ?? [];
}
