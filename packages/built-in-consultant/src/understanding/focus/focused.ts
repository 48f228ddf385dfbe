import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { isOfBusiness } from '../asked/of-business.ts';
import { twoWaysOf } from '../asked/two-ways.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { fieldsNamed } from '../fields.ts';
import { isText } from '../follow-up/change.ts';
import { asksToWrite } from '../forms/asked-form.ts';
import { isQuestion } from '../forms/is-question.ts';
import type { Message } from '../message/message.ts';
import type { Reading } from '../reading.ts';
import { isBorneOut } from '../verdict/borne-out.ts';
import { byCause, byWay } from './by-part.ts';
import { causeAsked } from './cause-asked.ts';
import { isAdvice, labelOf, subjectTaken } from './read-on.ts';
import { rechosen } from './rechosen.ts';
import { together } from './together.ts';

/** Less likely, what is said after another question is not sure by itself. */
const SURE = 0.9;
const SURE_ALONE = 0.99;
/** Readings that leave a question without an answer. After an answer, what lies beside the advice is another question. */
const open: readonly Reading['kind'][] = ['unclear', 'unknown'];
const beside: readonly Reading['kind'][] = ['beside', 'off-scope'];
const asksSum = lettered(
  /\?|(?<!\p{L})(?:how (?:much|many)|what(?:[’']s| is)|calculate|work out|колко|сметн\p{L}*|изчисл\p{L}*|какъв|каква)(?!\p{L})/iu,
);

/**
 * A message that is not understood by its words alone, read by what it is asked of: together with the question before, by one way of the
 * choice that it names, or by the cause that it proposes. It is answered, says how it was read, and takes no query.
 */
export function focused(reading: Reading, message: Message): Reading {
  const { question, pasted } = message;
  const { query } = question;
  if (pasted || asksToWrite(query) || isTextOf(reading)) return reading;
  if (reading.kind === 'unclear' && reading.isAgain) return reading;
  const before = beforeIn(message);
  const isAdded = message.thread.pending !== '' && !isQuestion(query);
  const isWeak =
    isUnanswered(reading, query) ||
    (isAdded && beside.includes(reading.kind)) ||
    (before !== '' && !standsAlone(query) && isUnsure(reading, message));
  // “They only have 9000” tells of the question before, and is no fact of the business.
  if (
    reading.kind === 'fact' &&
    before !== '' &&
    fieldsNamed(query, message.knowledge).length === 0
  )
    return joined(before, reading, message) ?? { kind: 'unknown', language: reading.language };
  const cause = causeAsked(query);
  const ofCause =
    cause !== null && (isWeak || isAdvice(reading))
      ? byCause(cause, before, reading, message)
      : null;
  if (ofCause !== null || !isWeak) return ofCause ?? reading;
  return joined(before, reading, message) ?? rechosen(reading, message);
}

function joined(before: string, reading: Reading, message: Message): Reading | null {
  const { query } = message.question;
  const added = before === '' ? null : together(before, reading, message);
  if (added !== null) return added;
  if (reading.kind === 'cannot-write') return subjectTaken(query, query, undefined, message);
  const ways = twoWaysOf(inCyrillicIfBulgarian(query));
  const isMatter = before !== '' || isOfBusiness(query, message.knowledge);
  return ways === null || !isMatter ? null : byWay(ways, before, message);
}

/** The question that a message may add to: the ones without an answer, or the one that the last advice answered. */
function beforeIn({ thread, question }: Message): string {
  if (thread.pending !== '') return thread.pending;
  const { last, isLatest, asked } = thread;
  if (last === null || !isLatest || isText(last) || asked === question.query) return '';
  return asked;
}

function isUnanswered(reading: Reading, query: string): boolean {
  if (open.includes(reading.kind)) return true;
  // “When the kid loses interest” has a word of a sum and asks for none.
  if (reading.kind === 'cannot-write')
    return reading.asked.form === 'missing' && !asksSum.test(query);
  return reading.kind === 'angle' && reading.about === 'general' && reading.name === 'comparison';
}

/** Whether a message after another one was read as new advice that its few words are not sure of. */
function isUnsure(reading: Reading, { thread, verdict, text, knowledge }: Message): boolean {
  if (!isAdvice(reading) || (thread.last !== null && labelOf(thread.last) === labelOf(reading)))
    return false;
  if ((reading.taken ?? null) !== null) return true;
  const label = labelOf(reading);
  if (verdict.kind !== 'certain' || verdict.label !== label) return false;
  const found = knowledge.recogniser.classify(text, () => true);
  const likelihood = found.find((each) => each.label === label)?.likelihood ?? 0;
  if (likelihood >= SURE_ALONE) return false;
  return likelihood < SURE || !isBorneOut(text, label, knowledge);
}

/** “How do I find a good baker?” is a whole question with a subject of its own, whatever was asked before. */
const whole = lettered(
  /^[^\p{L}]*(?:(?:how|what|where|when|which|who|why)(?!\p{L})[^?]*(?<!\p{L})(?:do|should|can|could|would|must) (?:i|we)|(?:should|can|could|must|do) (?:i|we)|(?:how|where) to|как|къде|кога|какво|кой|трябва ли|мога ли|можем ли|може ли)(?!\p{L})/iu,
);
const pointingBack = lettered(
  /(?<!\p{L})(?:it|its|that|this|these|those|them|they|he|him|his|she|her|there|then|instead|too|also|one|ones|това|този|тази|тези|тях|него|нея|го|я|ги|им|му|ѝ|той|тя|те|там|тогава|също|пак|още|вместо)(?!\p{L})/iu,
);
const WHOLE_WORDS = 5;

export function standsAlone(query: string): boolean {
  const asked = inCyrillicIfBulgarian(query);
  return whole.test(asked) && !pointingBack.test(asked) && wordsOf(asked).length >= WHOLE_WORDS;
}

function isTextOf(reading: Reading): boolean {
  return isAdvice(reading) && isText(reading);
}
