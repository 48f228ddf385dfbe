import type { Language } from '@savet/contract/languages';
import { type Knowledge, loadKnowledge } from './knowledge/knowledge.ts';
import type { Topic } from './knowledge/topic.schema.ts';
import { bullets } from './text/markdown.ts';
import { matchTopics } from './understanding/match-topics.ts';
import { readQuestion } from './understanding/read-question.ts';

/**
 * Notes on a question for the prompt of a language model: up to `limit` topics, best match first, each as a
 * compact text in the given language. A follow-up gets the topic of its thread, an off-topic question none.
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
