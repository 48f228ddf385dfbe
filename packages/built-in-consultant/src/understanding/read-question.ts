import { defaultLanguage, type Language } from '@savet/contract/languages';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { languageOf } from '../language/language-of.ts';
import { comparedWords } from '../recognition/features.ts';
import { familyOf, nameOf } from '../recognition/label.ts';
import { beginsWithAny } from '../text/signs.ts';
import { chosenLabel } from './choice.ts';
import { eligibleLabels } from './eligible.ts';
import { asksFacts, followUpOnCard, isChange, readFollowUp } from './follow-up.ts';
import { intentOf, languageAsked } from './intents.ts';
import { type Pasted, pastedText } from './pasted.ts';
import { readAs, topicReading } from './read-as.ts';
import type { CardReading, Reading, TopicReading } from './reading.ts';
import { messagesOf, type Question } from './thread.ts';
import { decide, type Verdict } from './verdict.ts';

/** The thread before a message. */
interface Thread {
  language: Language;
  /** The last question that a topic or a card answered. */
  last: TopicReading | CardReading | null;
  /** Whether the last answer asked for facts. */
  askedForFacts: boolean;
  /** The last question and the reply to it. */
  question: string;
  reply: string;
}

/** A follow-up with at most this many words names no topic of its own. */
const BARE_WORDS = 3;
/** Families of labels that continue a thread, if there is one. */
const continuing = ['follow-up', 'facts', 'topics'];

/** Reads a question in its thread. */
export function readQuestion(question: Question, knowledge: Knowledge): Reading {
  const thread: Thread = {
    language: question.language,
    last: null,
    askedForFacts: false,
    question: '',
    reply: '',
  };
  for (const { sender, text } of messagesOf(question.context)) {
    if (sender === 'assistant') {
      thread.askedForFacts = asksFacts(text, knowledge);
      thread.reply = text;
    } else {
      const reading = readMessage({ ...question, query: text }, thread, knowledge);
      thread.language = reading.language;
      if (reading.kind === 'topic' || reading.kind === 'card') thread.last = reading;
      thread.question = text;
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
  const { last } = thread;
  const pasted = pastedText(query, knowledge);
  const asking = pasted ? pasted.instruction : query;
  const words = comparedWords(asking);
  const wanted = languageAsked(words, knowledge);
  const language =
    wanted ?? languageOf(withoutChannels(asking || query, knowledge), thread.language);
  const text = withoutWish(asking, wanted, knowledge);
  const verdict = verdictOn(text, last !== null, knowledge);
  if (last !== null && !pasted && mayContinue(verdict, words, thread, knowledge)) {
    const followUp = readContinuation(question, { ...thread, last }, words, verdict, knowledge);
    if (followUp) return { ...followUp, language: wanted ?? language };
  }
  if (pasted) {
    const label = verdict.kind === 'certain' ? verdict.label : '';
    const topic =
      familyOf(label) === 'topics' ? nameOf(label) : pastedTopic(pasted, knowledge, last);
    return { ...topicReading(topic, question, language, knowledge), intent: 'review', pasted };
  }
  if (verdict.kind === 'between') {
    const [only, ...others] = verdict.labels.filter((label) => familyOf(label) !== 'brand-hub');
    // An answer about a topic quotes the Brand Hub anyway, and a locked one is not offered.
    const taken = only === undefined ? verdict.labels[0] : others.length === 0 ? only : null;
    if (taken !== null) return readAs(taken, question, language, text, knowledge);
    const [first, second] = verdict.labels;
    if ([first, second].every((label) => familyOf(label) === 'savet')) {
      return { kind: 'savet', name: nameOf(first), also: nameOf(second), language };
    }
    const areTopics = [first, second].every((label) => familyOf(label) === 'topics');
    if (areTopics && intentOf(words, knowledge) === 'compare') {
      const reading = topicReading(nameOf(first), question, language, knowledge);
      return { ...reading, also: nameOf(second) };
    }
    return { kind: 'unclear', between: verdict.labels, language };
  }
  if (verdict.kind === 'none') {
    const isOffered = (label: string) =>
      !(question.brandHubLocked && familyOf(label) === 'brand-hub');
    return { kind: 'unknown', nearest: verdict.nearest.filter(isOffered), language };
  }
  return readAs(verdict.label, question, language, text, knowledge);
}

function verdictOn(text: string, hasThread: boolean, { recogniser }: Knowledge): Verdict {
  const verdict = decide(recogniser.classify(text, eligibleLabels(text, hasThread)));
  if (hasThread) return verdict;
  // “Shorter” with nothing to shorten is not what is left when follow-ups are ruled out.
  const first = decide(recogniser.classify(text, eligibleLabels(text, true)));
  const isFollowUp = first.kind === 'certain' && familyOf(first.label) === 'follow-up';
  const isBare = verdict.kind !== 'certain' || comparedWords(text).length <= BARE_WORDS;
  return isFollowUp && isBare ? { kind: 'none', nearest: [] } : verdict;
}

/** Whether a message may belong to the exchange before: it names nothing else, or answers our question. */
function mayContinue(
  verdict: Verdict,
  words: readonly string[],
  { askedForFacts }: Thread,
  knowledge: Knowledge,
): boolean {
  if (verdict.kind !== 'certain' || askedForFacts) return true;
  if (continuing.includes(familyOf(verdict.label)) || verdict.label === 'talk/small-reply')
    return true;
  return beginsWithAny(words, knowledge.understanding.turnedTo);
}

function readContinuation(
  question: Question,
  { last, askedForFacts, language }: Thread & { last: TopicReading | CardReading },
  words: readonly string[],
  verdict: Verdict,
  knowledge: Knowledge,
): Reading | null {
  const label = verdict.kind === 'certain' ? verdict.label : '';
  const own = familyOf(label) === 'topics' ? nameOf(label) : null;
  const isReply = ['follow-up', 'facts'].includes(familyOf(label)) || label === 'talk/small-reply';
  const recognised = isReply ? nameOf(label) : null;
  if (last.kind === 'card') {
    return own === null ? followUpOnCard(last, words, recognised, knowledge) : null;
  }
  if (isChange(recognised)) return { kind: 'cannot-change', language };
  const { query } = question;
  const change = readFollowUp({ query, words, last, own, recognised, askedForFacts }, knowledge);
  if (change === null) return null;
  const responseStyle = change.responseStyle ?? question.responseStyle;
  return { ...last, sameDrafts: false, ...change, responseStyle };
}

/** “In Bulgarian” asks for a language and is not about Bulgaria. */
function withoutWish(text: string, wanted: Language | null, { understanding }: Knowledge): string {
  if (wanted === null) return text;
  const words = new RegExp(
    `(?<!\\p{L})(?:${understanding.inLanguage[wanted].join('|')})(?!\\p{L})`,
    'giu',
  );
  return text.replace(words, ' ');
}

/** Names of channels are the same in every language, so they must not decide which one it is. */
function withoutChannels(text: string, { channels }: Knowledge): string {
  const names = Object.values(channels).map(({ name }) => name[defaultLanguage]);
  const words = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'giu');
  return text.replace(words, ' ');
}

/** The topic of the thread, else of the text's own words, else a page: for a pasted text without a topic in its instruction. */
function pastedTopic(
  pasted: Pasted,
  { recogniser, topics }: Knowledge,
  last: Thread['last'],
): string {
  if (last?.kind === 'topic') return last.topic;
  const verdict = decide(recogniser.classify(pasted.text, (label) => familyOf(label) === 'topics'));
  if (verdict.kind === 'certain') return nameOf(verdict.label);
  return ['landing-page', 'positioning'].find((name) => topics.has(name)) ?? '';
}
