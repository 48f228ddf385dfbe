import type { Language } from '@savet/contract/languages';
import { quotedTexts } from '../../changing/quoted-texts.ts';
import type { FieldName } from '../../knowledge/topic.schema.ts';
import type { Calculation } from '../../numbers/calculation.ts';
import type {
  CardReading,
  FrameReading,
  IdeasAsk,
  Reading,
  TopicReading,
  WholeTextReading,
} from '../reading.ts';

/** The thread before a message. */
export interface Thread {
  language: Language;
  /** The last question that a topic or a card answered. */
  last: TopicReading | CardReading | null;
  /** Whether the last reply is about `last`. */
  isLatest: boolean;
  /** Whether the last reply has only named `last`, and not given it. */
  isOffered: boolean;
  /** The last request, if a frame answered it. */
  frame: FrameReading | null;
  /** The last request, if a whole text answered it. */
  whole: WholeTextReading | null;
  /** The last request for a list of ideas, if nothing else was answered since. */
  ideas: IdeasAsk | null;
  /** The last sum, if nothing else was answered since. */
  sum: Calculation | null;
  /** Whether the last answer has a text to copy. */
  text: boolean;
  /** Whether the last answer asked for facts. */
  askedForFacts: boolean;
  /** The subjects that the last reply has offered for choice. */
  offered: readonly string[];
  /** The last question that was no follow-up. */
  asked: string;
  /** The questions since the last answer that had none: refused or asked back. */
  pending: string;
  /** The last question and the reply to it. */
  question: string;
  reply: string;
  /** The last reply with a text to copy. */
  shown: string;
  /** The last text that the user has pasted, until something else is asked. */
  pasted: string;
  /** Whether the reply to the last question leaves the text before it in place, as a refused change does. */
  keepsText: boolean;
  /** Whether the last text was changed, so that what follows is about it as it is shown. */
  isReworked: boolean;
  /** The entries of the Brand Hub that the last answer was about; none of them means all. */
  hub: readonly FieldName[] | null;
}

/** Readings whose replies leave a text in place. */
const keeping = ['change', 'rework', 'cannot-change', 'unknown', 'talk', 'part'];

export function emptyThread(language: Language): Thread {
  return {
    ...{ language, last: null, isLatest: false, isOffered: false, frame: null, whole: null },
    ...{ ideas: null, sum: null, text: false, askedForFacts: false },
    ...{ offered: [], asked: '', pending: '', question: '', reply: '' },
    ...{ shown: '', pasted: '', keepsText: false, isReworked: false, hub: null },
  };
}

export function addReply(thread: Thread, reply: string, askedForFacts: boolean): void {
  const hasText = quotedTexts(reply).length > 0;
  thread.askedForFacts = askedForFacts;
  thread.reply = reply;
  if (hasText) thread.shown = reply;
  if (hasText || !thread.keepsText) thread.text = hasText;
}

export function addQuestion(thread: Thread, question: string, reading: Reading): void {
  const keepsExchange = keeping.includes(reading.kind);
  const before = thread.pending === '' ? thread.asked : thread.pending;
  thread.pending = pendingAfter(thread.pending, question, reading);
  thread.language = reading.language;
  thread.isOffered = false;
  const isAgain = reading.kind === 'unclear' && reading.isAgain === true;
  // The choice is still about the question before.
  if (!isAgain) thread.question = question;
  const by = 'focus' in reading ? (reading.focus?.by ?? 'way') : 'way';
  if (!isAgain && !keepsExchange)
    thread.asked = by !== 'way' && before !== '' ? `${before}\n${question}` : question;
  if (!keepsExchange) thread.offered = [];
  if (reading.kind === 'topic' || reading.kind === 'card') {
    // The requests of one message beside the advice are no part of the exchange.
    thread.last = { ...reading, unmet: [], taken: null, focus: null };
  }
  if (reading.kind === 'angle') thread.last = reading.of;
  // The next messages are about the text of the advice.
  if (reading.kind === 'part' && reading.ask === 'write' && reading.of !== null)
    thread.last = asText(reading.of);
  const isAdvice = ['topic', 'card', 'angle'].includes(reading.kind);
  thread.isLatest = isAdvice || (keepsExchange && thread.isLatest);
  if (!keepsExchange) thread.frame = reading.kind === 'frame' ? reading : null;
  if (!keepsExchange) thread.whole = reading.kind === 'whole-text' ? reading : null;
  if (reading.ideas) thread.ideas = reading.ideas;
  else if (!keepsExchange) thread.ideas = null;
  if (!keepsExchange) thread.hub = reading.kind === 'brand-hub' ? reading.fields : null;
  if (!keepsExchange) thread.isReworked = false;
  if (!keepsExchange) thread.sum = reading.kind === 'calculation' ? reading.calculation : null;
  // A text ends the exchange before it.
  if (reading.kind === 'frame' || reading.kind === 'whole-text') thread.last = null;
  if (reading.kind === 'part' && ['words', 'heard'].includes(reading.ask)) thread.isReworked = true;
  if (reading.kind === 'rework') {
    // The next messages are about the changed text.
    thread.pasted = '';
    if (reading.isOwn) thread.whole = null;
    thread.isReworked = true;
    const { whole } = thread;
    // In another language it is written anew.
    if (whole !== null && reading.wishes.some((wish) => wish.do === 'add'))
      thread.whole = { ...whole, text: { ...whole.text, added: [...whole.text.added, question] } };
    thread.keepsText = true;
    return;
  }
  const pasted = 'pasted' in reading ? (reading.pasted?.text ?? '') : '';
  if (pasted !== '' || !keepsExchange) thread.pasted = pasted;
  thread.keepsText = keepsExchange || (reading.kind === 'topic' && reading.newDrafts);
}

/** Readings whose replies neither answer a question nor drop it. */
const aside = ['talk', 'savet', 'part', 'fact'];

function pendingAfter(pending: string, question: string, reading: Reading): string {
  // A reading that is only near to a question is no ground to read the next one by.
  if (reading.kind === 'unclear' && reading.isNear) return '';
  const isOpen =
    ['unclear', 'unknown', 'beside', 'off-scope', 'cannot-write'].includes(reading.kind) ||
    (reading.kind === 'angle' && reading.about === 'general');
  if (isOpen) return pending === '' ? question : `${pending}\n${question}`;
  return aside.includes(reading.kind) ? pending : '';
}

function asText(last: TopicReading | CardReading): TopicReading | CardReading {
  return last.kind === 'card' ? { ...last, wantsText: true } : { ...last, intent: 'draft' };
}

/** Advice that the last reply has only named. */
export function offerAdvice(thread: Thread, offered: TopicReading | CardReading | null): void {
  if (offered === null) return;
  thread.last = offered;
  thread.isLatest = true;
  thread.isOffered = true;
}
