import type { Knowledge } from '../../knowledge/knowledge.ts';
import { familyOf, nameOf } from '../../recognition/label.ts';
import { choosesOther, isOfOtherObject, seeksOther } from '../asked/objects.ts';
import { isRemark } from '../follow-up/about-answer.ts';
import { openQuestion } from '../follow-up/answer-asked.ts';
import { asksLaw } from '../forms/asks-law.ts';
import { asksProduct } from '../forms/asks-product.ts';
import { cannotWrite } from '../forms/cannot-write.ts';
import { ownFieldsAsked } from '../forms/own-fields.ts';
import { textToRewrite } from '../forms/rewrite-asked.ts';
import { frameReading } from '../frame-reading.ts';
import { judgesOwnText } from '../judging-own-text.ts';
import { pastedTopic, reviewReading } from '../pasted-reading.ts';
import { topicReading } from '../read-as.ts';
import type { Reading } from '../reading.ts';
import { mentionsIn } from '../verdict/settled.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { generalTextReading } from '../whole-text-reading/whole-text-reading.ts';
import { readVerdict } from './by-verdict.ts';
import type { Message } from './message.ts';
import { nearestOffers } from './nearest-offers.ts';
import { shapeReading } from './shape-reading.ts';
import { takenReading } from './taken.ts';

/** In a thread, a message with at most so many words names no subject of its own. */
const THREAD_WORDS = 6;

/** Whether a text keeps to the voice is told by the rules of the voice. */
const voiceTopics = ['tone-of-voice', 'vocabulary'];

type Reader = (message: Message) => Reading | null;

/** The readers of a message by its own words. The first that recognises it reads it. */
const readers: readonly Reader[] = [ownFields, rewriting, frame, pastedText, product, law];

/** Reads a message that stands alone. */
export function readAlone(message: Message): Reading {
  for (const read of readers) {
    const reading = read(message);
    if (reading !== null) return reading;
  }
  const { question, thread, language, text, words, knowledge } = message;
  const label = labelOf(message);
  const isOther =
    ['topics', 'cards'].includes(familyOf(label)) &&
    (seeksOther(text, label) || choosesOther(text, label, knowledge));
  const verdict: Verdict = isOther ? { kind: 'none' } : message.verdict;
  const reading = readVerdict(verdict, question, { language, text, words }, knowledge);
  if (isRemark(reading, question.query, words, thread, knowledge)) {
    return { kind: 'part', ask: 'remark', place: null, of: thread.last, language };
  }
  const written =
    openQuestion(question.query, thread, reading, isNamed(reading, question.query, knowledge)) ??
    cannotWrite(reading, question.query, knowledge);
  const settled = written.kind === 'unclear' ? takenReading(written.between, message) : written;
  // A question for words to say or an offer to accept has its own shape, and is seldom a choice between two subjects.
  const spoken =
    settled.kind === 'unclear' ? shapeReading(settled, message, ['deal', 'say']) : null;
  if (spoken !== null) return spoken;
  if (settled.kind !== 'unknown' && settled.kind !== 'beside') return settled;
  const offers = settled.kind === 'unknown' ? orOffers(settled, message, knowledge) : settled;
  const shaped = shapeReading(offers, message);
  if (shaped !== null) return shaped;
  // The only subject that is near may be the one that is meant.
  const isSingle = offers.kind === 'unclear' && offers.between.length === 1;
  const last = isSingle ? takenReading(offers.between, message) : offers;
  return last.kind === 'unclear' && settled.kind === 'unknown' ? { ...last, isNear: true } : last;
}

/** Whether a message has a word of the name of an advice as which it is read. */
function isNamed(reading: Reading, query: string, knowledge: Knowledge): boolean {
  if (reading.kind === 'topic') return mentionsIn(query, `topics/${reading.topic}`, knowledge);
  if (reading.kind === 'card') return mentionsIn(query, `cards/${reading.card}`, knowledge);
  return (
    reading.kind === 'unclear' &&
    reading.between.some((label) => mentionsIn(query, label, knowledge))
  );
}

/** A question that nothing answers for certain, with the subjects that are near it. After an answer, few words are about that. */
function orOffers(
  reading: Reading,
  { question, pasted, thread, hasThread, words }: Message,
  knowledge: Knowledge,
): Reading {
  const isShort = hasThread && words.length <= THREAD_WORDS;
  if (pasted || isShort || thread.askedForFacts) return reading;
  const { query } = question;
  const between = nearestOffers(query, knowledge).filter((label) => !isOfOtherObject(query, label));
  return between.length === 0 ? reading : { kind: 'unclear', between, language: reading.language };
}

function ownFields(message: Message): Reading | null {
  const { question, pasted, text, language, knowledge } = message;
  if (pasted || familyOf(labelOf(message)) === 'sensitive') return null;
  const own = ownFieldsAsked(text, language, knowledge);
  return own?.about === 'weak' && question.brandHubLocked ? null : own;
}

function rewriting({ question, pasted, language }: Message): Reading | null {
  const rewrite = textToRewrite(question.query, pasted);
  return rewrite === null ? null : reviewReading(rewrite, true, question, language);
}

function frame(message: Message): Reading | null {
  const { question, pasted, asking, verdict, language, knowledge } = message;
  const { query } = question;
  const asked = { ...question, query: asking === '' ? query : asking };
  const found = frameReading({ ...asked, message: query }, verdict, language, knowledge);
  if (found === null) return null;
  const isText = familyOf(labelOf(message)) === 'texts';
  // A quoted review is answered, not checked.
  if (pasted && !isText && found.frame !== 'reply') return null;
  const general = generalTextReading(found, query, knowledge);
  return cannotWrite(general ?? found, asked.query, knowledge);
}

function pastedText(message: Message): Reading | null {
  const { question, pasted, thread, language, knowledge } = message;
  if (!pasted) return null;
  const label = labelOf(message);
  const topic =
    familyOf(label) === 'topics' ? nameOf(label) : pastedTopic(pasted, knowledge, thread.last);
  const isOfVoice = topic !== null && voiceTopics.includes(topic);
  if (topic === null || (isOfVoice && judgesOwnText(pasted.instruction)))
    return reviewReading(pasted, false, question, language);
  return { ...topicReading(topic, question, language, knowledge), intent: 'review', pasted };
}

function product(message: Message): Reading | null {
  const isOther = ['sensitive', 'savet', 'brand-hub'].includes(familyOf(labelOf(message)));
  if (isOther || !asksProduct(message.text)) return null;
  const reading: Reading = { kind: 'off-scope', language: message.language };
  return shapeReading(reading, message) ?? reading;
}

function law(message: Message): Reading | null {
  const label = labelOf(message);
  const isAdvice = ['', 'topics', 'cards'].includes(familyOf(label));
  if (!isAdvice || !asksLaw(message.text, label)) return null;
  return { kind: 'sensitive', name: 'law', language: message.language };
}

/** Empty if the message is about nothing for certain. */
function labelOf({ verdict }: Message): string {
  return verdict.kind === 'certain' ? verdict.label : '';
}
