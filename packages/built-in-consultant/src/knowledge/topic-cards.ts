import { type Language, languageCodes } from '@savet/contract/languages';
import type { TopicCard } from './card.schema.ts';
import type { Topic } from './topic.schema.ts';

/**
 * Checks that each topic has its card and each card its topic.
 * @throws if one is missing, the names differ, or a card draws on a field that the topic has no line for
 */
export function checkTopicCards(
  topics: ReadonlyMap<string, Record<Language, Topic>>,
  cards: ReadonlyMap<string, Record<Language, TopicCard>>,
): void {
  const names = new Set([...topics.keys(), ...cards.keys()]);
  for (const name of names) {
    const [topic, card] = [topics.get(name), cards.get(name)];
    if (topic === undefined) throw new Error(`topic-cards/${name}: there is no such topic`);
    if (card === undefined) throw new Error(`topics/${name}: it has no file in topic-cards`);
    for (const language of languageCodes) {
      if (card[language].name !== topic[language].name) {
        throw new Error(`topic-cards/${name}: its name differs from the topic’s in ${language}`);
      }
      const fields = topic[language].lines.map(({ field }) => field);
      if (!card[language].fields.every((field) => fields.includes(field))) {
        throw new Error(`topic-cards/${name}: the topic has no line for one of its fields`);
      }
    }
  }
}
