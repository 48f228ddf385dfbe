import { familyOf } from '../../recognition/label.ts';
import { isOfOtherObject, seeksOther } from '../asked/objects.ts';
import type { Message } from '../message/message.ts';
import type { Reading } from '../reading.ts';

/** Less likely advice has nothing to do with a question. */
const POSSIBLE = 0.04;
const NEAREST = 6;
const CHOICES = 2;

/**
 * A choice between two subjects, by how much the examples of each are like the question too: what is likely by the surroundings alone is no
 * help as a choice.
 */
export function rechosen(reading: Reading, { question, knowledge }: Message): Reading {
  if (reading.kind !== 'unclear' || reading.between.length !== CHOICES) return reading;
  if (!reading.between.every(isAdvice)) return reading;
  const { query } = question;
  const likenesses = knowledge.recogniser.likenesses(query);
  const found = knowledge.recogniser
    .classify(query, isAdvice)
    .slice(0, NEAREST)
    .filter(({ likelihood }) => likelihood >= POSSIBLE)
    .filter(({ label }) => !isOfOtherObject(query, label) && !seeksOther(query, label))
    .map(({ label, likelihood }) => ({
      label,
      weight: likelihood * (likenesses.get(label) ?? 0) ** 2,
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, CHOICES)
    .map(({ label }) => label);
  return found.length === CHOICES ? { ...reading, between: found } : reading;
}

function isAdvice(label: string): boolean {
  return ['topics', 'cards'].includes(familyOf(label));
}
