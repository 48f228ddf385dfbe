import type { Language } from '@savet/contract/languages';
import { adviceNamed } from './advice-named.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { familyOf, nameOf } from './recognition/label.ts';
import { bullets } from './text/markdown.ts';

/**
 * A note on what a question is about, for the prompt of a language model, in the given language; null if that is not
 * certain. A follow-up gets the note of its thread.
 */
export function noteOn(query: string, context: string, language: Language): string | null {
  const knowledge = loadKnowledge();
  const label = adviceNamed(query, context, knowledge);
  if (label === null) return null;
  const cards = familyOf(label) === 'cards' ? knowledge.cards : knowledge.topicCards;
  const card = cards.get(nameOf(label));
  if (card === undefined) return null;
  const { name, answer, points, caveat } = card[language];
  return `${name}\n${answer}\n${bullets([...points, caveat])}`;
}
