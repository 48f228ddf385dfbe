import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { PurposeName, TextForm } from '../../knowledge/purposes.schema.ts';
import type { FrameKind } from '../../knowledge/skeletons.schema.ts';
import { isEnglish } from '../../language/is-english.ts';
import { familyOf } from '../../recognition/label.ts';
import { commissionIn } from '../commission/commission.ts';
import { commissionForms } from '../commission/genres.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import { asksToWrite, namesText } from '../forms/asked-form.ts';
import { mayNeedPerson } from '../frame-reading.ts';
import type { FrameReading, WholeTextReading } from '../reading.ts';
import { textEditsIn } from '../text-edits.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { mannerIn } from '../whole-text/brief/manner.ts';
import { formAskedFor } from '../whole-text/form.ts';
import { letterPurposes } from '../whole-text/moves/letter-parts.ts';
import { orderIn } from '../whole-text/order/order.ts';
import { turnsToComplaint } from '../whole-text/purpose-parts/lived.ts';
import { faultIn } from '../whole-text/replied/admitted.ts';
import { answeredMessage, isComplaint } from '../whole-text/replied/answered-message.ts';
import { isPlainText, purposesAsked, REQUEST_LENGTH } from '../whole-text/request.ts';
import { rolesIn } from '../whole-text/roles/roles.ts';
import { tidied } from '../whole-text/sentences/tidied.ts';
import { announcesText } from '../whole-text/told/announces-text.ts';
import { asTold } from '../whole-text/told/as-told.ts';
import { isJoy } from '../whole-text/told/joy.ts';
import { occasionTold } from '../whole-text/told/occasion-told.ts';
import { tellsUs } from '../whole-text/told/tells-us.ts';
import { isSayable, ownLanguage } from '../whole-text/wanted.ts';
import { adding, changedWholeText, translationAsked } from './changed-whole-text.ts';

/** Families whose messages are about no text, and those that want none. */
const apart = ['sensitive', 'savet', 'talk'];
const textless = ['facts', 'brand-hub', 'check-text'];
/** Kinds of text that say what happened, and need no form of their own. */
const writtenKinds: readonly FrameKind[] = [
  ...(['email', 'letter', 'message', 'notice', 'advert', 'post'] as const),
];

interface InThread {
  thread: Thread;
  verdict: Verdict;
  /** The language that the message wishes. */
  wanted: Language | null;
  language: Language;
  isPasted: boolean;
}

/** A whole text that a message asks for, or the last one of the chat with what it wishes; null for any other message. */
export function wholeTextInThread(
  query: string,
  place: InThread,
  knowledge: Knowledge,
): WholeTextReading | null {
  if (place.thread.whole === null && !place.isPasted && onlyAsks(query)) return null;
  const known = knownInThread(query, place, knowledge);
  if (known !== null && known.text.purpose !== 'general') return known;
  const ordered =
    orderReading(query, place, knowledge) ??
    (known === null ? commissionReading(query, place, knowledge) : null);
  // A reworded request no longer has the parts of the original.
  const isReworded = known?.text.added.length === 0 && known.text.request !== tidied(query);
  if (known === null || (isReworded && ordered?.text.purpose !== 'general'))
    return ordered ?? known;
  return known;
}

/** Whether a message ends with a question and names no text: “If I drop the price to €199, how many do I need to sell?” */
function onlyAsks(query: string): boolean {
  return query.trimEnd().endsWith('?') && !namesText(query);
}

/** A whole text with a purpose that is known by its signs, or the last one changed. */
function knownInThread(
  query: string,
  { thread, verdict, wanted, language, isPasted }: InThread,
  knowledge: Knowledge,
): WholeTextReading | null {
  const family = verdict.kind === 'certain' ? familyOf(verdict.label) : '';
  const isTranslation = thread.whole !== null && translationAsked(query) !== null;
  const isEdit = thread.whole !== null && textEditsIn(query) !== null;
  if (apart.includes(family) && !isTranslation && !isEdit && !isJoy(query, verdict)) return null;
  const changed =
    thread.whole === null ? null : changedWholeText(query, thread.whole, wanted, knowledge);
  if (changed !== null && (isTranslation || isEdit || adding.test(query))) return changed;
  // “Change the price to 7 €” is about the text before, and no text about prices.
  if (thread.whole !== null && ofTextBefore.test(query)) return changed;
  const answer =
    isPasted || query.length <= REQUEST_LENGTH ? answerReading(query, language, knowledge) : null;
  if (answer !== null) return answer;
  if (textless.includes(family)) return changed;
  const whole = wholeTextReading({ query, isPasted }, language, knowledge) ?? changed;
  if (whole !== null || isPasted) return whole;
  const spoken = spokenReading(query, language, knowledge);
  if (spoken !== null || !['', 'numbers'].includes(family)) return spoken;
  return listedText(query, language, knowledge);
}

/** A request for a text whose every part has its place. */
function orderReading(
  query: string,
  { thread, language, isPasted }: InThread,
  knowledge: Knowledge,
): WholeTextReading | null {
  const order = orderIn(query);
  if (order === null || (isPasted && order.kind !== 'review')) return null;
  if (thread.whole !== null && adding.test(query)) return null;
  if (mayNeedPerson(query, knowledge)) return null;
  const reading = readingFor(order.purpose, query, language, knowledge);
  return { ...reading, text: { ...reading.text, form: order.form } };
}

/** A request that names its text first and tells the rest in sentences. */
function commissionReading(
  query: string,
  { thread, language, isPasted }: InThread,
  knowledge: Knowledge,
): WholeTextReading | null {
  if (isPasted || (thread.whole !== null && adding.test(query))) return null;
  const commission = commissionIn(query);
  if (commission === null || commission.sentences.length === 0) return null;
  if (mayNeedPerson(query, knowledge)) return null;
  const reading = readingFor('general', query, language, knowledge);
  const isShort = commission.genre === 'letter' && reading.text.form === 'short';
  const form = isShort ? 'short' : commissionForms[commission.genre];
  return { ...reading, text: { ...reading.text, form } };
}

/** A request whose clauses name the sender, the reader, or several facts, for any purpose. */
function spokenReading(
  query: string,
  language: Language,
  knowledge: Knowledge,
): WholeTextReading | null {
  if (query.length > REQUEST_LENGTH) return null;
  const roles = rolesIn(query);
  if (roles === null || !roles.isStrong || mayNeedPerson(query, knowledge)) return null;
  const reading = readingFor('general', query, language, knowledge);
  return { ...reading, text: { ...reading.text, form: roles.form } };
}

/** “Write an investor update: MRR 9.4k, 3 new customers”: several facts after a colon, whatever the text is called. */
function listedText(
  query: string,
  language: Language,
  knowledge: Knowledge,
): WholeTextReading | null {
  const [asked = '', facts = ''] = query.split(/:(.*)/su);
  if (!asksToWrite(query) || query.includes('?') || query.length > REQUEST_LENGTH) return null;
  if (facts.split(/[,;]/u).length < LISTED_MIN || notWritten.test(asked)) return null;
  // Its name is no fact. One with a figure or an addressee is.
  if (/\d/.test(asked) || asked.trim().split(/\s+/u).length > NAME_WORDS) return null;
  const request = `${isEnglish[ownLanguage(query)] ? 'Write an email' : 'Напиши имейл'}:${facts}`;
  if (mayNeedPerson(query, knowledge) || !isSayable('general', request, knowledge)) return null;
  return readingFor('general', request, language, knowledge);
}

/** “Write a monthly update for investors” has as many words. */
const NAME_WORDS = 6;
/** Fewer parts after a colon are a sentence. */
const LISTED_MIN = 2;
/** Names of texts that rules can't write from facts: ideas, slogans, a translation. */
const notWritten = lettered(
  /(?<!\p{L})(?:\d+|ideas?|tips|slogans?|tagline|names?|headlines?|subject|table|plan|strategy|versions?|code|translat\p{L}*|идеи|съвети|слоган\p{L}*|имена|име|заглави\p{L}*|таблица|план|стратегия|варианта|код|преведи|mission|vision|мисия|визия)(?!\p{L})/iu,
);

/** It can only be about the text before. */
const ofTextBefore = lettered(
  /^\s*(?:please |now |моля,? |сега )?(?:change|replace|remove|delete|make it|промени|смени|махни|премахни|изтрий|направи го)(?!\p{L})/iu,
);

/** A request for a text whose purpose is known, and which says enough for it; null for any other message. */
function wholeTextReading(
  { query, isPasted }: { query: string; isPasted: boolean },
  language: Language,
  knowledge: Knowledge,
): WholeTextReading | null {
  const told =
    isPasted || query.length > REQUEST_LENGTH ? null : (asTold(query) ?? occasionTold(query));
  const purposes = purposesAsked(query, knowledge);
  const hasLetter = purposes.some(
    (name) => letterPurposes.includes(name) && isSayable(name, query, knowledge),
  );
  if (
    told !== null &&
    !hasLetter &&
    isSayable('general', told, knowledge) &&
    !mayNeedPerson(query, knowledge)
  )
    return readingFor('general', told, language, knowledge, query);
  const purpose = purposes
    // A pasted text is to be checked, unless it is a review to reply to.
    .filter((name) => !isPasted || name.startsWith('review-reply'))
    .find((name) => isSayable(name, query, knowledge));
  const isPlain = announcesText(inCyrillicIfBulgarian(query)) || isPlainText(query);
  if (purpose === undefined && !isPasted && isPlain) {
    const isSaid = isSayable('general', query, knowledge) && !mayNeedPerson(query, knowledge);
    return isSaid ? readingFor('general', query, language, knowledge) : null;
  }
  if (purpose === undefined && !isPasted && tellsUs(query) && !mayNeedPerson(query, knowledge))
    return readingFor('general', query, language, knowledge);
  const isOfPerson = purpose !== 'congratulation' && mayNeedPerson(query, knowledge);
  if (purpose === undefined || isOfPerson) return null;
  const isComplaint =
    purpose === 'review-reply-good' && turnsToComplaint(query, ownLanguage(query));
  return readingFor(isComplaint ? 'review-reply-bad' : purpose, query, language, knowledge);
}

/** The answer to a complaint that is quoted, or to a review whose fault is admitted; null for any other message. */
function answerReading(
  query: string,
  language: Language,
  knowledge: Knowledge,
): WholeTextReading | null {
  const request = tidied(query);
  const answered = answeredMessage(request);
  if (answered === null || mayNeedPerson(answered.quote, knowledge)) return null;
  const isOwnFault = faultIn(answered.note, ownLanguage(request)) !== '';
  if (!isComplaint(answered) && !isOwnFault) return null;
  const reading = readingFor('review-reply-bad', query, language, knowledge);
  if (answered.isReview) return reading;
  return { ...reading, text: { ...reading.text, form: 'mail' } };
}

/** A text from what a request says, if no purpose of its own is known; null if it says too little. */
export function generalTextReading(
  { frame, language }: FrameReading,
  query: string,
  knowledge: Knowledge,
): WholeTextReading | null {
  if (!writtenKinds.includes(frame) || query.length > REQUEST_LENGTH) return null;
  return isSayable('general', query, knowledge)
    ? readingFor('general', query, language, knowledge)
    : null;
}

function readingFor(
  purpose: PurposeName,
  query: string,
  language: Language,
  knowledge: Knowledge,
  /** The message that says how the text is to be. */
  wished = query,
): WholeTextReading {
  const { isShort, ...manner } = mannerIn(wished);
  const asked = formIn(query, purpose, knowledge);
  const form = isShort && asked === 'mail' ? 'short' : asked;
  return {
    kind: 'whole-text',
    text: { purpose, request: tidied(query), added: [], form, ...manner },
    language,
  };
}

/** The form that a request wants; a letter is no post by a word of its facts. */
function formIn(query: string, purpose: PurposeName, knowledge: Knowledge): TextForm {
  const asked = formAskedFor(query, purpose, knowledge);
  const roles = rolesIn(query);
  if (roles === null || !roles.isStrong || !['letter', 'public'].includes(roles.genre))
    return asked;
  const isLetter = (form: TextForm) => form === 'mail' || form === 'short';
  return isLetter(asked) === isLetter(roles.form) ? asked : roles.form;
}
