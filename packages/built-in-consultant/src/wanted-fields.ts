import type { BrandFieldName } from '@savet/contract/brand-hub';
import { defaultLanguage } from '@savet/contract/languages';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { matchTopics } from './understanding/match-topics.ts';

/** The Brand Hub fields that answer a question best, most important first; none for an off-topic question. */
export function wantedFields(query: string): readonly BrandFieldName[] {
  const knowledge = loadKnowledge();
  const [nearest] = matchTopics(query, knowledge).certain;
  // Every language of a topic draws on the same fields.
  const topic = nearest && knowledge.topics.get(nearest.name)?.[defaultLanguage];
  return topic ? topic.lines.map(({ field }) => field) : [];
}
