import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { figuresIn } from '../../numbers/figures.ts';
import { familyOf } from '../../recognition/label.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import type { CardReading, Reading, TopicReading } from '../reading.ts';
import { supposes } from '../turns/happening.ts';
import { mentionsIn } from '../verdict/settled.ts';
import type { Message } from './message.ts';

/** So likely, few words name a subject in words that are not of its name. */
const SURE = 0.85;
const WORDS_MAX = 14;
const opening = lettered(
  /^[^\p{L}]*(?:and|but|ok|okay|so|then|well|what if|а|и|но|ами|добре|ок|тогава|значи|ами ако)(?!\p{L})/iu,
);
const pointing = lettered(
  /(?<!\p{L})(?:it|that|this|those|them|they|he|him|she|her|number \d|the (?:first|second|third|other) one|него|нея|го|я|ги|им|му|ѝ|това|тези|тях|номер \d|първ(?:ата|ия|ото)|втор(?:ата|ия|ото))(?!\p{L})/iu,
);

/** So many figures before make a sum. */
const SUM_FIGURES = 3;

/**
 * A message that goes on with the last reply, read as another subject only because of one of its words, or as none: that the rules lost the
 * thread is said instead.
 */
export function orLost(reading: Reading, message: Message): Reading {
  const { question, pasted, thread, verdict, knowledge } = message;
  const { query } = question;
  if (!pasted && isOtherFigure(reading, message)) return lost(thread.pending, reading, message);
  if (!pasted && isSupposedInstead(reading, message)) return { ...reading, taken: [] };
  if (pasted || thread.reply === '' || thread.asked === '' || thread.asked === query)
    return reading;
  if (reading.ideas || wordsOf(query).length > WORDS_MAX) return reading;
  if (!goesOn(query)) return reading;
  if (!isOnOther(reading, message)) return reading;
  const label = labelOf(reading);
  if (label !== '') {
    const isSure =
      verdict.kind === 'certain' && verdict.label === label && likelihoodOf(label, message) >= SURE;
    if (isSure || mentionsIn(query, label, knowledge)) return reading;
  }
  return lost(thread.asked, reading, message);
}

function lost(about: string, { language }: Reading, { thread }: Message): Reading {
  return { kind: 'part', ask: 'lost', place: null, about, of: thread.last, language };
}

/** “And if only 11 had bought?” after a sum that wasn’t worked out asks for that sum, and not for advice on what it names. */
function isOtherFigure({ kind }: Reading, { thread, question }: Message): boolean {
  const { query } = question;
  if (kind !== 'topic' && kind !== 'card') return false;
  if (wordsOf(query).length > WORDS_MAX || !supposes(inCyrillicIfBulgarian(query))) return false;
  return figuresIn(query).length > 0 && figuresIn(thread.pending).length >= SUM_FIGURES;
}

/** “And if I take the stand for a day?” after a question without an answer goes on from that: advice that it names is shown, and takes no query. */
function isSupposedInstead(
  reading: Reading,
  { thread, question: { query } }: Message,
): reading is TopicReading | CardReading {
  if (reading.kind !== 'topic' && reading.kind !== 'card') return false;
  if (reading.taken || reading.again !== null || reading.textKind !== null) return false;
  const isShort = wordsOf(query).length <= WORDS_MAX;
  return thread.pending !== '' && isShort && supposes(inCyrillicIfBulgarian(query));
}

function goesOn(query: string): boolean {
  const asked = inCyrillicIfBulgarian(query);
  return opening.test(asked) || (pointing.test(asked) && wordsOf(asked).length <= WORDS_MAX / 2);
}

/** Whether a reading has left the exchange before: other advice, or that it is no subject at all. */
function isOnOther(reading: Reading, { thread, question }: Message): boolean {
  const query = inCyrillicIfBulgarian(question.query);
  if (reading.kind === 'off-scope' || reading.kind === 'unknown') return true;
  // After a refusal there is nothing that a frame or a choice could be about.
  const isRefused = thread.last === null && thread.whole === null && supposes(query);
  if (isRefused && ['frame', 'unclear', 'beside'].includes(reading.kind)) return true;
  if (reading.kind !== 'topic' && reading.kind !== 'card') return false;
  if (reading.again !== null || reading.textKind !== null) return false;
  const { last } = thread;
  return last === null || labelOf(last) !== labelOf(reading);
}

function labelOf(reading: Reading): string {
  if (reading.kind === 'topic') return `topics/${reading.topic}`;
  return reading.kind === 'card' ? `cards/${reading.card}` : '';
}

function likelihoodOf(label: string, { text, knowledge }: Message): number {
  const found = knowledge.recogniser.classify(text, (each) => familyOf(each) !== 'follow-up');
  return found.find((each) => each.label === label)?.likelihood ?? 0;
}
