import type { BrandFieldName } from '@savet/contract/brand-hub';
import { type Knowledge, loadKnowledge } from './built-in/knowledge.ts';
import { matchTopics } from './built-in/topics.ts';

let knowledge: Knowledge | undefined;

/**
 * The Brand Hub fields that an answer to this question draws on, the most important first; none for a
 * question about no topic that is known.
 */
export function wantedFields(query: string): readonly BrandFieldName[] {
  knowledge ??= loadKnowledge();
  const [nearest] = matchTopics(query, knowledge.topics).certain;
  const topic = nearest && knowledge.topics.get(nearest.name)?.EN;
  return topic ? topic.lines.map(({ field }) => field) : [];
}
