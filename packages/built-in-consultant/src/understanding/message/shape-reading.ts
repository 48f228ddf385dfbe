import { type ShapeName, shapes } from '../../knowledge/angles.ts';
import { familyOf, nameOf } from '../../recognition/label.ts';
import { isOfOtherObject } from '../asked/objects.ts';
import { isOfBusiness, isPrivate } from '../asked/of-business.ts';
import { type Shape, shapeOf } from '../asked/shape.ts';
import { asksToWrite } from '../forms/asked-form.ts';
import { elsewhere } from '../read-as.ts';
import type { Reading } from '../reading.ts';
import { eligibleLabels } from '../verdict/eligible.ts';
import { ownWordsIn } from '../verdict/own-words.ts';
import type { Message } from './message.ts';

/** A longer message has a story that a general reply would pass over. In words. */
const WORDS_MAX = 45;
const WORDS_MIN = 4;
/** Likelier, a question is about something that needs a person, or nothing of a business. */
const SENSITIVE = 0.12;
const ELSEWHERE = 0.25;

/**
 * The kind of a question on a subject that no advice is about: it gets what helps with any question of the kind, with the advice that is
 * near it as buttons. Null if it is of no such kind.
 */
export function shapeReading(
  offered: Reading,
  { question, pasted, hasThread, words, language, knowledge }: Message,
  names: readonly ShapeName[] = shapes,
): Reading | null {
  const { query } = question;
  if (pasted || hasThread || asksToWrite(query)) return null;
  if (words.length < WORDS_MIN || words.length > WORDS_MAX) return null;
  const shape = shapeOf(query);
  if (shape === null || !names.includes(shape.name) || isPrivate(query)) return null;
  if (offered.kind !== 'beside' && !mayBeOfBusiness(query, shape, knowledge)) return null;
  const labels =
    offered.kind === 'unclear' ? offered.between : offered.kind === 'beside' ? offered.nearest : [];
  // Beside a whole reply, only a subject that the question names is worth a button.
  const nearest = labels.filter(
    (label) => !isOfOtherObject(query, label) && ownWordsIn(query, label, knowledge) > 0,
  );
  return { kind: 'angle', about: 'shapes', name: shape.name, nearest, of: null, language };
}

/** Whether a question is of a business: those that look for a thing mostly are, those that weigh something or ask why only by their words. */
function mayBeOfBusiness(
  query: string,
  { name, object }: Shape,
  knowledge: Message['knowledge'],
): boolean {
  if (isElsewhere(query, knowledge)) return false;
  const seeks = ['find', 'choose', 'cost', 'start'].includes(name) && object !== null;
  return seeks || isOfBusiness(query, knowledge);
}

function isElsewhere(query: string, { recogniser }: Message['knowledge']): boolean {
  const found = recogniser.classify(query, eligibleLabels(query, false));
  const shareOf = (isMeant: (label: string) => boolean) =>
    found
      .filter(({ label }) => isMeant(label))
      .reduce((sum, { likelihood }) => sum + likelihood, 0);
  return (
    shareOf((label) => familyOf(label) === 'sensitive') >= SENSITIVE ||
    shareOf((label) => familyOf(label) === 'talk' || elsewhere.includes(nameOf(label))) >= ELSEWHERE
  );
}
