import type { Language } from '@savet/contract/languages';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { languageOf } from '../language/language-of.ts';
import { comparedWords } from '../recognition/features.ts';
import { familyOf, nameOf } from '../recognition/label.ts';
import { Recent } from '../recognition/recent.ts';
import { angleAsked } from './angle/angle-asked.ts';
import { chosenLabel } from './choice.ts';
import { detailsOf, hasSubject } from './details.ts';
import { isRemark, partReading, wishesOnAdvice } from './follow-up/about-answer.ts';
import { answerAsked, openQuestion } from './follow-up/answer-asked.ts';
import { changeAsked, withAddedDetails } from './follow-up/change.ts';
import { mayContinue, readContinuation } from './follow-up/continuation.ts';
import { asksFacts } from './follow-up/follow-up.ts';
import { wishesLanguageOnly } from './follow-up/language-only.ts';
import { offeredAdvice } from './follow-up/offered-advice.ts';
import { recalled } from './follow-up/recall.ts';
import {
  addQuestion,
  addReply,
  emptyThread,
  offerAdvice,
  type Thread,
} from './follow-up/thread-state.ts';
import { severalWishes } from './follow-up/wishes.ts';
import { asksLaw } from './forms/asks-law.ts';
import { asksProduct } from './forms/asks-product.ts';
import { translationAsked } from './forms/asks-translation.ts';
import { isBareSum } from './forms/bare-sum.ts';
import { cannotWrite } from './forms/cannot-write.ts';
import { wishesLanguage, withoutChannels, withoutWish } from './forms/language-signs.ts';
import { verdictWithReasons } from './forms/mentioned.ts';
import { ownFieldsAsked } from './forms/own-fields.ts';
import { textToRewrite } from './forms/rewrite-asked.ts';
import { frameReading } from './frame-reading.ts';
import { intentOf, languageAsked } from './intents.ts';
import { pastedText } from './pasted.ts';
import { pastedTopic, reviewReading } from './pasted-reading.ts';
import { besideReading, readAs, topicReading } from './read-as.ts';
import type { Reading } from './reading.ts';
import { savetMatter } from './savet/savet-matter.ts';
import { savetReading } from './savet/savet-reading.ts';
import { sumAsked, sumReading } from './sums/asks-sum.ts';
import { asksAboutSum, withOtherFigures } from './sums/other-figures.ts';
import { messagesOf, type Question } from './thread.ts';
import { eligibleLabels } from './verdict/eligible.ts';
import { relationOf } from './verdict/related.ts';
import { decide, type Verdict } from './verdict/verdict.ts';
import { withoutUnwanted } from './wanted-text.ts';
import { generalTextReading, wholeTextInThread, wishesForm } from './whole-text-reading.ts';

/** A follow-up with at most this many words names no topic of its own. */
const BARE_WORDS = 3;
/** “In English, please” is about the answer before: what is left beside the language says nothing. */
const BARE_WISH_WORDS = 1;
/** “What do I answer?” wants a text. */
const replies = /answer|reply|respond|отговор|пиша|напиша|write/iu;
/** Somebody who wonders wants advice, with or without a question mark. */
const asksAdvice =
  /^\s*(?:should (?:i|we)|is it (?:worth|better|good|smart|wise)|does it (?:pay|make sense)|how much|how many|струва ли си|има ли смисъл|колко|да (?:\p{L}+ ){1,3}ли)(?!\p{L})/iu;
/** A request for a text with at most this many words may be about nothing. */
const BARE_REQUEST_WORDS = 5;
/** Families whose messages are never about the text before. */
const apart = ['sensitive', 'savet', 'off-scope', 'brand-hub', 'numbers'];
/** Messages whose verdict is kept: the last questions of a hundred chats. */
const RECENT_MAX = 500;
const recent = new WeakMap<Knowledge, Recent<Verdict>>();

/** Reads a question in its thread. */
export function readQuestion(question: Question, knowledge: Knowledge): Reading {
  const thread = emptyThread(question.language);
  for (const { sender, text } of messagesOf(question.context)) {
    if (sender === 'assistant') {
      const asked = asksFacts(text, knowledge);
      addReply(thread, text, asked);
      // Its question is older than the messages of the context, or follows up on one that is.
      if (thread.last === null && thread.frame === null && thread.whole === null) {
        thread.last = recalled(text, question, thread.language, knowledge);
        thread.isLatest = thread.last !== null;
      }
    } else {
      const asked = { ...question, query: text };
      const reading = readMessage(asked, thread, knowledge);
      addQuestion(thread, text, reading);
      offerAdvice(thread, offeredAdvice(reading, asked, knowledge));
    }
  }
  return readMessage(question, thread, knowledge);
}

function readMessage(question: Question, thread: Thread, knowledge: Knowledge): Reading {
  const chosen = chosenLabel(question.query, thread, knowledge);
  if (chosen !== null) {
    const asked = { ...question, query: thread.question };
    return readAs(chosen, asked, thread.language, null, knowledge);
  }
  const { query } = question;
  const { last, text: hasText } = thread;
  const part = partReading(query, thread);
  if (part !== null) return part;
  const translation = translationAsked(query, thread.language);
  if (translation !== null) return { kind: 'savet', name: 'no-translation', language: translation };
  const pasted = pastedText(query, knowledge);
  const matter = pasted ? null : savetMatter(query);
  if (matter !== null)
    return { kind: 'savet', ...matter, language: languageOf(query, thread.language) };
  const asking = pasted ? pasted.instruction : query;
  const words = comparedWords(asking);
  const named = languageAsked(words, knowledge);
  const wanted = named !== null && wishesLanguage(asking, named, knowledge) ? named : null;
  const language =
    wanted ?? languageOf(withoutChannels(asking || query, knowledge), thread.language);
  const text = withoutWish(asking, wanted, knowledge);
  const hasThread = last !== null || hasText || thread.sum !== null;
  if (!hasThread && wanted !== null && wishesLanguageOnly(query, knowledge))
    return { kind: 'savet', name: 'languages', language };
  const isBareWish = wanted !== null && comparedWords(text).length <= BARE_WISH_WORDS;
  const verdict: Verdict =
    hasThread && isBareWish ? { kind: 'none' } : verdictOn(text, hasThread, knowledge);
  if (!hasThread && isBareSum(query) && !isCalculated(verdict))
    return { kind: 'unknown', language };
  const onAnswer = pasted ? null : answerAsked(query, thread, verdict, knowledge);
  if (onAnswer !== null) return onAnswer;
  const sum = pasted
    ? null
    : (withOtherFigures(query, thread.sum, verdict) ?? sumAsked(query, verdict, knowledge));
  if (sum !== null) return sumReading(sum, language);
  if (!pasted && asksAboutSum(thread.sum, verdict))
    return { kind: 'part', ask: 'sum', place: null, of: null, language };
  const angle = pasted
    ? null
    : angleAsked(text, verdict, { question, language, hasThread }, knowledge);
  if (angle !== null) return angle;
  const whole = wholeTextInThread(
    query,
    { thread, verdict, wanted, language, isPasted: pasted !== null },
    knowledge,
  );
  if (whole !== null) return whole;
  const before = thread.frame ?? last;
  if (!pasted && !isApart(verdict)) {
    const wishes = severalWishes(query, knowledge);
    const added =
      before === null || wishes !== null ? null : withAddedDetails(query, before, knowledge);
    if (added !== null) return { ...added, language };
    if (thread.frame !== null && wanted !== null && wishes === null)
      return { ...thread.frame, language: wanted };
    const own = wishes === null ? language : languageOf(query, thread.language);
    const message = { query, words, verdict, language: own };
    const change = changeAsked(message, { last, hasText }, knowledge);
    if (change !== null) return change;
  }
  // The request for the text is older than the messages of the context: it can't be written anew.
  const isWish = isBareWish || wishesForm(query);
  if (isWish && hasText && last === null) return { kind: 'cannot-change', language };
  const several = last === null || pasted ? null : wishesOnAdvice(query, thread, knowledge);
  if (several !== null) return several;
  if (last !== null && !pasted && mayContinue(verdict, words, thread, knowledge)) {
    const followUp = readContinuation(question, { ...thread, last }, words, verdict, knowledge);
    if (followUp) return { ...followUp, language: wanted ?? language };
  }
  const isSensitive = verdict.kind === 'certain' && familyOf(verdict.label) === 'sensitive';
  if (!pasted && !isSensitive) {
    const own = ownFieldsAsked(text, language, knowledge);
    if (own !== null && !(own.about === 'weak' && question.brandHubLocked)) return own;
  }
  const rewrite = textToRewrite(query, pasted);
  if (rewrite !== null) return reviewReading(rewrite, true, question, language);
  const asked = { ...question, query: asking === '' ? query : asking };
  const frame = frameReading({ ...asked, message: query }, verdict, language, knowledge);
  const isText = verdict.kind === 'certain' && familyOf(verdict.label) === 'texts';
  // A quoted review is answered, not checked.
  const isReply = frame?.frame === 'reply';
  if (frame !== null && (isText || isReply || !pasted)) {
    const general = generalTextReading(frame, query, knowledge);
    return cannotWrite(general ?? frame, asked.query, knowledge);
  }
  if (pasted) {
    const label = verdict.kind === 'certain' ? verdict.label : '';
    const topic =
      familyOf(label) === 'topics' ? nameOf(label) : pastedTopic(pasted, knowledge, last);
    if (topic === null) return reviewReading(pasted, false, question, language);
    return { ...topicReading(topic, question, language, knowledge), intent: 'review', pasted };
  }
  const label = verdict.kind === 'certain' ? verdict.label : '';
  if (!['sensitive', 'savet', 'brand-hub'].includes(familyOf(label)) && asksProduct(text)) {
    return { kind: 'off-scope', language };
  }
  if (['', 'topics', 'cards'].includes(familyOf(label)) && asksLaw(text, label)) {
    return { kind: 'sensitive', name: 'law', language };
  }
  const reading = readVerdict(verdict, question, { language, text, words }, knowledge);
  if (isRemark(reading, query, words, thread, knowledge)) {
    return { kind: 'part', ask: 'remark', place: null, of: last, language };
  }
  return openQuestion(query, thread, reading) ?? cannotWrite(reading, query, knowledge);
}

/** A message that is read by its own words alone. */
function readVerdict(
  verdict: Verdict,
  question: Question,
  { language, text, words }: { language: Language; text: string; words: readonly string[] },
  knowledge: Knowledge,
): Reading {
  if (verdict.kind === 'between') {
    const taken = withoutBrandHub(verdict.labels, question.brandHubLocked);
    if (taken !== null) return readAs(taken, question, language, text, knowledge);
    const [first = '', second = ''] = verdict.labels;
    if ([first, second].every((label) => familyOf(label) === 'savet')) {
      return savetReading([first, second], text, language, knowledge);
    }
    const areTopics = [first, second].every((label) => familyOf(label) === 'topics');
    if (areTopics && intentOf(words, knowledge) === 'compare') {
      const reading = topicReading(nameOf(first), question, language, knowledge);
      return { ...reading, also: nameOf(second) };
    }
    return { kind: 'unclear', between: verdict.labels, language };
  }
  if (verdict.kind === 'none') return besideReading(question.query, language, knowledge);
  return readAs(verdict.label, question, language, text, knowledge);
}

/**
 * The label to take without asking, the likelier one: an answer about a topic quotes the Brand Hub anyway. A locked one is not
 * taken. Null if it is better to ask.
 */
function withoutBrandHub(labels: readonly string[], isLocked: boolean): string | null {
  const [first = null] = labels;
  const others = labels.filter((label) => familyOf(label) !== 'brand-hub');
  if (others.length === labels.length) return null;
  return isLocked || first === others[0] ? (others[0] ?? first) : first;
}

/** Whether a message is a sum to work out, or a matter of Savet or for a person. */
function isCalculated(verdict: Verdict): boolean {
  if (verdict.kind !== 'certain') return false;
  return ['numbers', 'sensitive', 'savet', 'talk', 'facts'].includes(familyOf(verdict.label));
}

/** Whether a message is certainly about something that no text of the chat has to do with. */
function isApart(verdict: Verdict): boolean {
  return verdict.kind === 'certain' && apart.includes(familyOf(verdict.label));
}

function verdictOn(message: string, hasThread: boolean, knowledge: Knowledge): Verdict {
  const verdicts = recent.get(knowledge) ?? new Recent<Verdict>(RECENT_MAX);
  recent.set(knowledge, verdicts);
  const place = hasThread ? 'later' : 'first';
  return verdicts.get(`${place} ${message}`, () => decideOn(message, hasThread, knowledge));
}

function decideOn(message: string, hasThread: boolean, knowledge: Knowledge): Verdict {
  const { recogniser } = knowledge;
  const text = withoutUnwanted(message);
  const isEligible = eligibleLabels(text, hasThread);
  // “Write a post” about nothing gets a draft from the Brand Hub.
  const words = comparedWords(text).length;
  const isShort = words <= BARE_REQUEST_WORDS;
  const asksHow = (text.includes('?') || asksAdvice.test(text)) && !replies.test(text);
  const mayBeText = !asksHow && (!isShort || hasSubject(detailsOf(text, knowledge.details)));
  const mayHave = (family: string) => mayBeText || family !== 'texts';
  const by = (keeps: (family: string) => boolean) => {
    const keepsLabel = (label: string) => mayHave(familyOf(label)) && keeps(familyOf(label));
    const found = recogniser.classify(text, (label) => isEligible(label) && keepsLabel(label));
    return decide(found, { words, hasThread, isRelated: relationOf(knowledge) });
  };
  const verdict = verdictWithReasons(text, by, knowledge);
  if (hasThread) return verdict;
  // “Shorter” with nothing to shorten is not what is left when follow-ups are ruled out.
  const first = decide(recogniser.classify(text, eligibleLabels(text, true)), { words });
  const isFollowUp = first.kind === 'certain' && familyOf(first.label) === 'follow-up';
  const isBare = verdict.kind !== 'certain' || words <= BARE_WORDS;
  return isFollowUp && isBare ? { kind: 'none' } : verdict;
}
