import type { Language } from '@savet/contract/limits';
import { type Knowledge, loadKnowledge } from './knowledge.ts';
import { bullets } from './markdown.ts';
import type { Topic } from './topic.schema.ts';
import { readQuestion } from './understanding/reading.ts';
import { matchTopics } from './understanding/topics.ts';

/**
 * What Savet knows about a question, for the prompt of a language model: up to `limit` topics, the
 * nearest first, each as one compact text in the given language. A question that only refers to the
 * thread gets the topic of the thread; one about nothing that is known gets none.
 */
export function matchingTopics(
  query: string,
  context: string,
  language: Language,
  limit: number,
): string[] {
  const knowledge = loadKnowledge();
  const reading = readQuestion({ query, context, language, responseStyle: 'normal' }, knowledge);
  if (reading.kind !== 'topic') return [];
  const others = matchTopics(query, knowledge).certain.map(({ name }) => name);
  const names = [reading.topic, ...(reading.also === null ? [] : [reading.also]), ...others];
  return [...new Set(names)].slice(0, limit).flatMap((name) => noteOf(name, knowledge, language));
}

function noteOf(name: string, { topics }: Knowledge, language: Language): string[] {
  const topic = topics.get(name)?.[language];
  return topic ? [noteText(topic)] : [];
}

function noteText({ name, answer, steps, checks }: Topic): string {
  return `${name}\n${answer}\n${bullets([...steps.map(({ title }) => title), ...checks])}`;
}
