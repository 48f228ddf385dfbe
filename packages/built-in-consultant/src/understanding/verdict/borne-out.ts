import type { Knowledge } from '../../knowledge/knowledge.ts';
import { familyOf } from '../../recognition/label.ts';
import { relationOf } from './related.ts';

type Needed = Pick<Knowledge, 'recogniser' | 'cards' | 'topicCards'>;

/** An example so like a question bears out its advice, whatever else is like it. */
const ALIKE = 0.4;
/** Families that are about nothing of their own, or about the same subjects. */
const apart = ['follow-up', 'facts', 'talk', 'texts', 'numbers'];

/**
 * Whether the examples of an advice bear out that a question is about it. What makes it likely may be the surroundings alone: the trade, the
 * people, the channel. Then no example of it has the words together, and one of another subject is more like the question.
 */
export function isBorneOut(message: string, label: string, knowledge: Needed): boolean {
  const likenesses = knowledge.recogniser.likenesses(message);
  const own = likenesses.get(label) ?? 0;
  if (own >= ALIKE) return true;
  const isRelated = relationOf(knowledge);
  return [...likenesses].every(
    ([other, likeness]) =>
      likeness <= own || apart.includes(familyOf(other)) || isRelated(label, other),
  );
}
