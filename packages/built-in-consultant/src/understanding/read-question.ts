import { createHash } from 'node:crypto';
import { lettered } from '@savet/text/lettered';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { languageOf } from '../language/language-of.ts';
import { withoutLongRuns } from '../language/long-runs.ts';
import { Recent } from '../recognition/recent.ts';
import { asksBack, chosenLabel, offeredIn } from './choice.ts';
import { correspondenceReading } from './correspondence/correspondence-reading.ts';
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
import { ideasIn } from './ideas/ideas-in.ts';
import { onIdeas } from './ideas/on-ideas.ts';
import { despairIn } from './matter/despair.ts';
import { withoutIdioms } from './matter/idioms.ts';
import { matterAsked } from './matter/matter-asked.ts';
import { orLost } from './message/lost-thread.ts';
import { type Message, messageOf } from './message/message.ts';
import { readAlone } from './message/read-alone.ts';
import { readInThread } from './message/read-in-thread.ts';
import { sharing } from './message/sharing.ts';
import { orNearestSituation } from './message/situation-reading.ts';
import { vaguePlea } from './message/vague-plea.ts';
import { ownHubAsked } from './own-hub/own-hub-asked.ts';
import { pastedText } from './pasted.ts';
import { orPlainText } from './plain-order/plain-reading.ts';
import { readAs } from './read-as.ts';
import type { CardReading, PartReading, Reading, TopicReading } from './reading.ts';
import { reworkAsked } from './rework/rework-asked.ts';
import { askedOfUs, isOfSavet } from './savet/by-addressee.ts';
import { savetMatter } from './savet/savet-matter.ts';
import { storyAsked, sumReading } from './sums/asks-sum.ts';
import { changedSum } from './sums/other-figures.ts';
import { shownSum } from './sums/shown-sum.ts';
import { sureReading } from './sure-order/sure-reading.ts';
import { smallTalk } from './talk/small-talk.ts';
import { messagesOf, type Question } from './thread.ts';
import { chosenWay, speaksOf } from './turns/chosen-way.ts';
import { correctedQuestion, meantIn } from './turns/correction.ts';
import { firstEntryAsked } from './turns/first-entry.ts';
import { isHappening } from './turns/happening.ts';
import { onReply } from './turns/on-reply.ts';
import { byUse } from './usefulness/by-use.ts';
import { sumInstead } from './usefulness/sum-instead.ts';
import { orNothingToChange } from './whole-text-reading/rework-wish.ts';

/** Readings that are kept: the last questions of a hundred chats. */
const RECENT_MAX = 300;
const recent = new WeakMap<Knowledge, Recent<Reading>>();

/** Reads a question in its thread. */
export function readQuestion(question: Question, knowledge: Knowledge): Reading {
  const thread = emptyThread(question.language);
  // A text that holds for any advice tells none.
  let isOfNone = false;
  // Lists are asked for besides: without a fact to make them of, what the words are read as is answered.
  const withIdeas = (reading: Reading, asked: Question): Reading => {
    // A few words on the list before are about the list, whatever they remind of.
    const onList = reading.kind === 'sensitive' ? null : onIdeas(asked.query, thread, knowledge);
    const ideas =
      onList ?? (withoutIdeas.includes(reading.kind) ? null : ideasIn(asked, thread, knowledge));
    // A follow-up to a list is not a list itself.
    return ideas === null && !reading.ideas ? reading : { ...reading, ideas };
  };
  // The messages before tell what the thread is.
  let before = digestOf([question.language, question.responseStyle, question.brandHubLocked]);
  const read = (text: string): Reading => {
    const readings = recent.get(knowledge) ?? new Recent<Reading>(RECENT_MAX);
    recent.set(knowledge, readings);
    const key = digestOf([before, text]);
    const query = withoutLongRuns(text);
    return readings.get(key, () =>
      withIdeas(readMessage({ ...question, query }, thread, knowledge), { ...question, query }),
    );
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

/** Matters of Savet or for a person, and small talk. */
const withoutIdeas: readonly Reading['kind'][] = ['savet', 'sensitive', 'review'];

function digestOf(parts: readonly (string | boolean)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
}

function readMessage(question: Question, thread: Thread, knowledge: Knowledge): Reading {
  const urgent = urgentMatter(question.query, thread, knowledge);
  if (urgent !== null) return urgent;
  const chosen = chosenLabel(question.query, thread, knowledge);
  if (chosen !== null) {
    const asked = { ...question, query: thread.question };
    return readAs(chosen, asked, thread.language, null, knowledge);
  }
  const sure = pastedText(question.query, knowledge) ? null : sureReading(question.query);
  const read = readByRules(question, thread, knowledge);
  // A text that is read as one has its own purpose, and what was added to it.
  return sure === null || read.kind === 'whole-text' ? read : sure;
}

function readByRules(question: Question, thread: Thread, knowledge: Knowledge): Reading {
  const { query } = question;
  const rework = reworkAsked(query, thread);
  if (rework !== null) return rework;
  const other = changedSum(query, thread.sum);
  if (other !== null) return sumReading(other, languageOf(query, thread.language));
  const part =
    onReply(query, thread, knowledge) ??
    (meantIn(query) === null ? partReading(query, thread) : null);
  if (part !== null) return part;
  const pasted = pastedText(query, knowledge);
  const language = languageOf(query, thread.language);
  const ofUs = pasted ? null : askedOfUs(inCyrillicIfBulgarian(query));
  const own =
    pasted || ofUs?.name === 'cancel'
      ? null
      : (firstEntryAsked(query, thread) ?? ownHubAsked(query, thread.language, knowledge));
  if (own !== null) return own;
  const translation = translationAsked(query, thread.language);
  if (translation !== null) return { kind: 'savet', name: 'no-translation', language: translation };
  // Whoever wants out is told how, whatever else is named.
  const leaves = ofUs?.name === 'cancel' || ofUs?.name === 'refund';
  const matter = pasted ? null : leaves ? ofUs : (savetMatter(query) ?? ofUs);
  if (matter !== null && storyAsked(query) === null) return { kind: 'savet', ...matter, language };
  const person = pasted ? null : matterAsked(inCyrillicIfBulgarian(query));
  if (person !== null) return { kind: 'sensitive', name: person, language };
  const talk = pasted ? null : smallTalk(inCyrillicIfBulgarian(query));
  if (talk !== null) return { kind: 'talk', name: talk, language };
  const letter = correspondenceReading(query, knowledge);
  if (letter !== null) return letter;
  const message = messageOf(question, pasted, thread, knowledge);
  const reading = corrected(message);
  if (reading !== null) return reading;
  const chosenReading = pasted ? null : wayTaken(message);
  if (chosenReading !== null) return chosenReading;
  const plea = vaguePlea(message);
  if (plea !== null) return plea;
  const found = withoutRuledOut(readInThread(message) ?? readAlone(message), message);
  const settled = orNothingToChange(found, query, thread.asked);
  const read = orLost(focused(settled, message), message);
  const offered = sharing(read, message);
  const nearest = byUse(sumInstead(orNearestSituation(offered, message), message), message);
  return aboutUs(pasted ? nearest : orPlainText(nearest, query, knowledge), query);
}

/** Whoever may not want to live is heard before anything else, in any chat. */
function urgentMatter(query: string, { language }: Thread, knowledge: Knowledge): Reading | null {
  const name = despairIn(withoutIdioms(inCyrillicIfBulgarian(query)));
  if (name === null) return null;
  const asking = pastedText(query, knowledge)?.instruction;
  const isOwn = asking === undefined || despairIn(withoutIdioms(asking)) !== null;
  const isPasted = !isOwn && name === 'despair';
  return isPasted ? null : { kind: 'sensitive', name, language: languageOf(query, language) };
}

/** Replaces paid advice if a question is about Savet and its account. */
function aboutUs(reading: Reading, query: string): Reading {
  const isPaid = ['topic', 'card', 'angle', 'calculation'].includes(reading.kind);
  return isPaid && isOfSavet(inCyrillicIfBulgarian(query)) && 'language' in reading
    ? { kind: 'savet', name: 'other-savet', language: reading.language }
    : reading;
}

const asksWords = lettered(
  /(?<!\p{L})(?:(?:what|how) (?:do|should|can|would) (?:i|we)(?: \p{L}+){0,2} (?:say|tell|write|ask|put it)|какво да (?:им |му |ѝ |ги )?(?:кажа|кажем|напиша|напишем|питам))(?!\p{L})/iu,
);

/** “OK, GPs then. What do I say?” after “ads or GPs?”: the words of the reply before if they are what is asked for, else what there is on that way. */
function wayTaken({ question, thread, knowledge, language }: Message): Reading | null {
  const taken = chosenWay(question.query, thread.asked);
  if (taken === null) return null;
  const { way, place, rest } = taken;
  const { last } = thread;
  const part = (ask: PartReading['ask']): PartReading => ({
    ...{ kind: 'part', ask, place, about: way, of: last, language },
  });
  const query = `${way}. ${rest}`.trim();
  const fresh = emptyThread(thread.language);
  const message = messageOf({ ...question, query: way }, null, fresh, knowledge);
  const reading = readAlone(message);
  const isAdvice = reading.kind === 'topic' || reading.kind === 'card';
  const isSame = isAdvice && last !== null && isSameAdvice(reading, last);
  const isOther = isAdvice && !isSame;
  const isShown = thread.shown !== '' && thread.shown === thread.reply;
  if (asksWords.test(rest) && isShown && !isOther && speaksOf(thread.reply, way))
    return part('chosen-words');
  if (isOther) {
    const whole = readAs(labelOf(reading), { ...question, query }, language, null, knowledge);
    return whole.kind === 'topic' || whole.kind === 'card' ? { ...whole, taken: [] } : whole;
  }
  return part(rest === '' ? 'way' : 'lost');
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
