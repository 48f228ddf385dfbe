import { fillTemplate, sentencesOf } from '@savet/text/text';
import type { TopicCard } from '../../knowledge/card.schema.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { join } from '../../text/markdown.ts';
import type { Reading } from '../../understanding/reading.ts';

/** The card that answers a reading; undefined for one without a card. */
export function cardOf(reading: Reading, { cards, topicCards }: Knowledge): TopicCard | undefined {
  if (reading.kind === 'card') return cards.get(reading.card)?.[reading.language];
  if (reading.kind === 'topic') return topicCards.get(reading.topic)?.[reading.language];
  return undefined;
}

/** Whether a message asks for a shorter form of an answer to a request for advice. */
export function asksGist(reading: Reading): boolean {
  return (reading.kind === 'topic' || reading.kind === 'card') && reading.again === 'shorter';
}

/** An answer in one sentence, and the first thing to do; null if the chat has it already. */
export function gist(reading: Reading, context: string, knowledge: Knowledge): string | null {
  const card = cardOf(reading, knowledge);
  if (card === undefined) return null;
  const [answer = ''] = sentencesOf(card.answer);
  const [step = ''] = sentencesOf(card.points[0] ?? '');
  const first = fillTemplate(knowledge.phrases[reading.language].firstOfAll, { step });
  return context.includes(first) ? null : join(answer, first);
}
