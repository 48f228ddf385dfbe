import type { Knowledge } from '../../knowledge/knowledge.ts';
import { familyOf, nameOf } from '../../recognition/label.ts';

/** Whether one of two labels leads on to the other: an answer to either helps with both. */
export type Relation = (label: string, other: string) => boolean;

/** The relation of the cards, by their `next`. */
export function relationOf({
  cards,
  topicCards,
}: Pick<Knowledge, 'cards' | 'topicCards'>): Relation {
  const leadsTo = (label: string, other: string): boolean => {
    const card = (familyOf(label) === 'topics' ? topicCards : cards).get(nameOf(label));
    return card?.EN.next.includes(other) ?? false;
  };
  return (label, other) => leadsTo(label, other) || leadsTo(other, label);
}
