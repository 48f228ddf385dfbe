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
  const card =
    reading.kind === 'card'
      ? knowledge.cards.get(reading.card)
      : reading.kind === 'topic'
        ? knowledge.topicCards.get(reading.topic)
        : undefined;
  if (card === undefined) return null;
  const { name, answer, points, caveat } = card[language];
  return `${name}\n${answer}\n${bullets([...points, caveat])}`;
}
