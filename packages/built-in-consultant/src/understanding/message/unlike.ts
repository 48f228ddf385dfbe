import { familyOf } from '../../recognition/label.ts';
import { isOfObject } from '../asked/objects.ts';
import type { Reading } from '../reading.ts';
import { relationOf } from '../verdict/related.ts';
import type { Message } from './message.ts';
import { routeReading } from './route.ts';

/** Less like a question, the examples of an advice have only its surroundings: the trade, the people, the week. */
const LIKE = 0.2;
/** By so much more, the examples of other advice tell who does what to whom. */
const MORE_LIKE = 0.1;
/** A question that has this share of an example asks what that asks. */
const ALIKE = 0.35;
const CHOICES = 2;

const advice = ['topics', 'cards'];

/**
 * Advice that was taken in doubt, if its examples don’t bear it out: none is like the question, or those of other advice are far more so.
 * “Clients pay late and I pay the crew weekly” is about no delegating, whatever the crew makes likely. Then it is only near.
 */
export function orUnlike(reading: Reading, message: Message): Reading {
  if (reading.kind !== 'topic' && reading.kind !== 'card') return reading;
  if (!reading.taken || message.hasThread || reading.focus?.by === 'together') return reading;
  const { question, knowledge } = message;
  const label = reading.kind === 'topic' ? `topics/${reading.topic}` : `cards/${reading.card}`;
  const likenesses = knowledge.recogniser.likenesses(question.query);
  const own = likenesses.get(label) ?? 0;
  const isRelated = relationOf(knowledge);
  const others = [...likenesses]
    .filter(([other]) => advice.includes(familyOf(other)) && other !== label)
    .filter(([, likeness]) => likeness >= Math.max(ALIKE, own + MORE_LIKE))
    .toSorted(([, a], [, b]) => b - a)
    .map(([other]) => other);
  const isBorneOut = own >= LIKE && others.every((other) => isRelated(label, other));
  // A message that names the object or all signs of the advice needs no example.
  if (isBorneOut || isOfObject(question.query, label) || routeReading(message) !== null)
    return reading;
  const between = (own < LIKE ? others : [...others, label]).slice(0, CHOICES);
  const { language } = reading;
  if (between.length === 0) return { kind: 'unknown', language };
  return { kind: 'unclear', between, isNear: true, language };
}
