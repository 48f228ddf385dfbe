import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { familyOf } from '../../recognition/label.ts';
import { asksProduct } from '../forms/asks-product.ts';
import { isQuestion } from '../forms/is-question.ts';
import { readAs } from '../read-as.ts';
import type { Reading } from '../reading.ts';
import { isAdviceAsked, nearestSituation, situationAsked } from '../situations/situation-asked.ts';
import type { Message } from './message.ts';

/** After an answer, fewer words are about that. */
const THREAD_WORDS = 9;
/** Matters that only lie near a situation: whoever plans for an illness, a holiday or a move asks for no comfort, unless there is a word of distress. */
const overruled: Readonly<Record<string, readonly string[]>> = {
  'alone-and-ill': ['sensitive/illness', 'sensitive/burnout', 'sensitive/accident'],
  'owner-holiday': [
    'sensitive/burnout',
    'sensitive/illness',
    'sensitive/despair',
    'sensitive/death',
  ],
  'part-time-key': ['sensitive/illness', 'sensitive/burnout'],
  'evenings-of-paperwork': ['sensitive/burnout'],
  'only-owner-can': ['sensitive/burnout'],
  'booked-nothing-left': ['sensitive/burnout', 'sensitive/tax'],
  'leaves-with-clients': ['sensitive/harassment', 'sensitive/dismissal'],
  'staff-habit': ['sensitive/burnout'],
  'winter-staff': ['sensitive/dismissal'],
  'must-move': ['sensitive/dismissal'],
};
const distress = lettered(
  /(?<!\p{L})(?:heart|cry\p{L}*|exhaust\p{L}*|burn(?:ed|t)? ?out|burnout|panic|can[’']?t (?:go on|sleep|take)|no (?:energy|strength)|never come back|forever|goodbye|collaps\p{L}*|forget|сърц\p{L}*|плач\p{L}*|изтощ\p{L}*|прегор\p{L}*|паник\p{L}*|не издържам|не се върна|завинаги|сбогом|нямам сили|не спя|забравям|на нула|бърнаут)(?!\p{L})/iu,
);
/** Families whose certain verdict stands: sums, matters for a person, Savet, small talk; and texts, unless nobody speaks of writing. */
const apart = ['sensitive', 'savet', 'brand-hub', 'numbers', 'talk', 'check-text', 'facts'];
const ofWriting = lettered(
  /(?<!\p{L})(?:writ|text|messag|e-?mail|letter|reply|draft|post|sms|пиш|напиш|писм|текст|съобщени|имейл|отговор|пост)/iu,
);
/** Words of somebody else stand in quotation marks, too; a longer quotation is a text to check. */
const SAID_WORDS = 14;

/** A question that ends without its mark: “pass it on or eat it, what now”, „страх ме е, кажи как“. */
const asks = lettered(
  /(?<!\p{L})(?:how|what|should|shall|do (?:i|we)|or not|worth|would you|wha?ts|как|какво|кво|дали|накъде|струва)(?!\p{L})/iu,
);

/** Whether a message asks, and not only tells. */
export function isAsked({ question: { query } }: Message): boolean {
  return isQuestion(query) || asks.test(query) || isAdviceAsked(query);
}

/** The answer to the situation that a message tells. Null if it tells none, or asks for a text, the law or a product. */
export function situationReading(message: Message): Reading | null {
  const { question, pasted, thread, hasThread, words, language, knowledge } = message;
  if (pasted !== null && wordsOf(pasted.text).length > SAID_WORDS) return null;
  if (hasThread && words.length < THREAD_WORDS) return null;
  const text = pasted === null ? message.text : question.query;
  const situation = asksProduct(question.query) ? null : situationAsked(text, message);
  if (situation === null || !isOpen(message, situation.name)) return null;
  const { name, label, answer } = situation;
  const of = readAs(label, question, language, null, knowledge);
  if (of.kind !== 'card' && of.kind !== 'topic') return null;
  if (answer === 'card') return of;
  const shown = knowledge.situations.texts[language][name];
  // A follow-up to its answer asks for more than the same answer again.
  if (shown !== undefined && thread.reply.includes(shown)) return null;
  const about = answer === 'own' ? 'situations' : 'cases';
  return { kind: 'angle', about, name, nearest: [label], of, language };
}

/** Whether nothing else certainly fits that a situation gives way to. */
function isOpen({ verdict, question, text }: Message, name: string): boolean {
  if (verdict.kind !== 'certain') return true;
  if (overruled[name]?.includes(verdict.label) === true) return !distress.test(text);
  const family = familyOf(verdict.label);
  return !apart.includes(family) && (family !== 'texts' || !ofWriting.test(question.query));
}

/** Adds the nearest situation to a message without an answer, if it has the core sign and lacks only one other. */
export function orNearestSituation(reading: Reading, message: Message): Reading {
  const { question, pasted, hasThread, language, text, knowledge } = message;
  const isFree = reading.kind === 'unknown' || (reading.kind === 'unclear' && reading.isNear);
  if (!isFree || pasted || hasThread) return reading;
  const situation = nearestSituation(text);
  if (situation === null) return reading;
  const { name, label, answer } = situation;
  const of = readAs(label, question, language, null, knowledge);
  if (of.kind !== 'card' && of.kind !== 'topic') return reading;
  if (answer === 'card') return { ...of, taken: [] };
  const nearest = [label];
  return { kind: 'angle', about: 'situations', name, nearest, of, isNear: true, language };
}
