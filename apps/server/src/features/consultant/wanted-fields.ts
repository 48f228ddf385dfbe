import type { BrandFieldName } from '@savet/contract/brand-hub';
import { loadKnowledge } from './built-in/knowledge.ts';
import { matchTopics } from './built-in/understanding/topics.ts';

/**
 * The Brand Hub fields that an answer to this question draws on, the most important first; none for a
 * question about no topic that is known.
 */
export function wantedFields(query: string): readonly BrandFieldName[] {
  const knowledge = loadKnowledge();
  const [nearest] = matchTopics(query, knowledge).certain;
  const topic = nearest && knowledge.topics.get(nearest.name)?.EN;
  return topic ? topic.lines.map(({ field }) => field) : [];
}
