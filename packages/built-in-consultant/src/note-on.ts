import type { Language } from '@savet/contract/languages';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { bullets } from './text/markdown.ts';
import { readQuestion } from './understanding/read-question.ts';

/**
 * A note on what a question is about, for the prompt of a language model, in the given language; null if that is not
 * certain. A follow-up gets the note of its thread.
 */
export function noteOn(query: string, context: string, language: Language): string | null {
  const knowledge = loadKnowledge();
  const reading = readQuestion(
    { query, context, language, responseStyle: 'normal', brandHubLocked: false },
    knowledge,
  );
  if (reading.kind === 'card') {
    const card = knowledge.cards.get(reading.card)?.[language];
    return card ? `${card.name}\n${card.answer}\n${bullets([...card.points, card.caveat])}` : null;
  }
  if (reading.kind !== 'topic') return null;
  const topic = knowledge.topics.get(reading.topic)?.[language];
  if (topic === undefined) return null;
  const { name, answer, steps, checks } = topic;
  return `${name}\n${answer}\n${bullets([...steps.map(({ title }) => title), ...checks])}`;
}
