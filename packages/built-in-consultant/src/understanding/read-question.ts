import { createHash } from 'node:crypto';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { languageOf } from '../language/language-of.ts';
import { Recent } from '../recognition/recent.ts';
import { asksBack, chosenLabel, offeredIn } from './choice.ts';
import { inCyrillicIfBulgarian } from './details.ts';
import { focused } from './focus/focused.ts';
import { withoutRuledOut } from './focus/without-ruled-out.ts';
import { partReading } from './follow-up/about-answer.ts';
import { isText } from './follow-up/change.ts';
import { asksFacts } from './follow-up/follow-up.ts';
import { offeredAdvice } from './follow-up/offered-advice.ts';
import { recalled } from './follow-up/recall.ts';
import {
  addQuestion,
  addReply,
  emptyThread,
  offerAdvice,
  type Thread,
} from './follow-up/thread-state.ts';
import { translationAsked } from './forms/asks-translation.ts';
import { matterAsked } from './matter/matter-asked.ts';
import { doubted } from './message/doubted.ts';
import { type Message, messageOf } from './message/message.ts';
import { readAlone } from './message/read-alone.ts';
import { readInThread } from './message/read-in-thread.ts';
import { vaguePlea } from './message/vague-plea.ts';
import { pastedText } from './pasted.ts';
import { readAs } from './read-as.ts';
import type { CardReading, Reading, TopicReading } from './reading.ts';
import { savetMatter } from './savet/savet-matter.ts';
import { shownSum } from './sums/shown-sum.ts';
import { messagesOf, type Question } from './thread.ts';
import { correctedQuestion, meantIn } from './turns/correction.ts';
import { isHappening } from './turns/happening.ts';

/** Readings that are kept: the last questions of a hundred chats. */
const RECENT_MAX = 300;
const recent = new WeakMap<Knowledge, Recent<Reading>>();

/** Reads a question in its thread. */
export function readQuestion(question: Question, knowledge: Knowledge): Reading {
  const thread = emptyThread(question.language);
  // A text that holds for any advice tells none.
  let isOfNone = false;
  // The messages before tell what the thread is.
  let before = digestOf([question.language, question.responseStyle, question.brandHubLocked]);
  const read = (text: string): Reading => {
    const readings = recent.get(knowledge) ?? new Recent<Reading>(RECENT_MAX);
    recent.set(knowledge, readings);
    const key = digestOf([before, text]);
    return readings.get(key, () => readMessage({ ...question, query: text }, thread, knowledge));
  };
  for (const { sender, text } of messagesOf(question.context)) {
    if (sender === 'assistant') {
      const asked = asksFacts(text, knowledge);
      addReply(thread, text, asked);
      const offered = offeredIn(text, knowledge);
      if (offered.length > 1) thread.offered = offered;
      // Its question is older than the messages of the context, or follows up on one that is.
      const isKnown = thread.frame !== null || thread.whole !== null || isOfNone;
      if (thread.last === null && !isKnown && !asksBack(text, knowledge)) {
        thread.last = recalled(text, question, thread.language, knowledge);
        thread.isLatest = thread.last !== null;
        if (thread.last === null && thread.question === '') thread.sum = shownSum(text, knowledge);
      }
    } else {
      const asked = { ...question, query: text };
      const reading = read(text);
      addQuestion(thread, text, reading);
      isOfNone = reading.kind === 'part' && isHappening(reading.ask);
      offerAdvice(thread, offeredAdvice(reading, asked, knowledge));
    }
    before = digestOf([before, sender, text]);
  }
  return read(question.query);
}

function digestOf(parts: readonly (string | boolean)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
}

function readMessage(question: Question, thread: Thread, knowledge: Knowledge): Reading {
  const chosen = chosenLabel(question.query, thread, knowledge);
  if (chosen !== null) {
    const asked = { ...question, query: thread.question };
    return readAs(chosen, asked, thread.language, null, knowledge);
  }
  const { query } = question;
  const part = partReading(query, thread);
  if (part !== null) return part;
  const translation = translationAsked(query, thread.language);
  if (translation !== null) return { kind: 'savet', name: 'no-translation', language: translation };
  const pasted = pastedText(query, knowledge);
  const matter = pasted ? null : savetMatter(query);
  if (matter !== null)
    return { kind: 'savet', ...matter, language: languageOf(query, thread.language) };
  const person = pasted ? null : matterAsked(inCyrillicIfBulgarian(query));
  if (person !== null)
    return { kind: 'sensitive', name: person, language: languageOf(query, thread.language) };
  const message = messageOf(question, pasted, thread, knowledge);
  const reading = corrected(message);
  if (reading !== null) return reading;
  const plea = vaguePlea(message);
  if (plea !== null) return plea;
  const found = withoutRuledOut(readInThread(message) ?? readAlone(message), message);
  return focused(doubted(found, message), message);
}

/** “No, I meant the staff”: the question before with that in it, or what was meant as a question of its own. */
function corrected({ question, thread, knowledge }: Message): Reading | null {
  const whatWasMeant = thread.asked === '' ? null : meantIn(question.query);
  if (whatWasMeant === null) return null;
  const query = correctedQuestion(thread.asked, whatWasMeant) ?? whatWasMeant;
  const fresh = emptyThread(thread.language);
  const reading = readAlone(messageOf({ ...question, query }, null, fresh, knowledge));
  const { last, language } = thread;
  const isUnknown = ['unknown', 'off-scope'].includes(reading.kind);
  if (!isUnknown && !isSameAdvice(reading, last)) return reading;
  const ask = isUnknown ? 'meant' : 'meant-same';
  return { kind: 'part', ask, place: null, about: whatWasMeant, of: last, language };
}

/** Whether prepared advice would only be said again. A text has what was meant in it. */
function isSameAdvice(reading: Reading, last: Thread['last']): boolean {
  if (last === null || (reading.kind !== 'topic' && reading.kind !== 'card')) return false;
  return !isText(reading) && labelOf(reading) === labelOf(last);
}

function labelOf(reading: TopicReading | CardReading): string {
  return reading.kind === 'topic' ? `topics/${reading.topic}` : `cards/${reading.card}`;
}
