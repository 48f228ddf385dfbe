import { defaultLanguage, type Language } from '@savet/contract/languages';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { languageOf } from '../language/language-of.ts';
import { beginsWithAny, holdsAny } from '../text/signs.ts';
import { asksFacts, readFollowUp } from './follow-up.ts';
import {
  channelNamed,
  countAsked,
  horizonAsked,
  intentOf,
  languageAsked,
  styleAsked,
} from './intents.ts';
import { comparedWords, matchTopics } from './match-topics.ts';
import { type Pasted, pastedText } from './pasted.ts';
import type { Reading, TopicReading } from './reading.ts';
import { messagesOf, type Question } from './thread.ts';

/** The thread before a message. */
interface Thread {
  language: Language;
  /** The reading of the last question about a topic. */
  last: TopicReading | null;
  /** Whether the last answer asked for facts. */
  askedForFacts: boolean;
}

/** A greeting or thanks with more words than this says something else too. */
const SMALL_TALK_WORDS = 4;
/** A second topic counts if it scores at least this share of the first. */
const SECOND_TOPIC_SHARE = 0.6;
/** Number of topics to offer for a question about none. */
const NEAREST = 2;
/** Lowest score of an offered topic: one matching hint. */
const NEAREST_SCORE = 1;

/** Reads a question in its thread: as small talk, about a topic, as a follow-up, or off-topic. */
export function readQuestion(question: Question, knowledge: Knowledge): Reading {
  const thread: Thread = { language: question.language, last: null, askedForFacts: false };
  for (const { sender, text } of messagesOf(question.context)) {
    if (sender === 'assistant') thread.askedForFacts = asksFacts(text, knowledge);
    else {
      const reading = readMessage({ ...question, query: text }, thread, knowledge);
      thread.language = reading.language;
      if (reading.kind === 'topic') thread.last = reading;
    }
  }
  return readMessage(question, thread, knowledge);
}

function readMessage(question: Question, thread: Thread, knowledge: Knowledge): Reading {
  const { query } = question;
  const pasted = pastedText(query, knowledge);
  const asking = pasted ? pasted.instruction : query;
  const words = comparedWords(asking);
  const wanted = languageAsked(words, knowledge);
  const language =
    wanted ?? languageOf(withoutChannels(asking || query, knowledge), thread.language);
  const { certain, possible } = matchTopics(withoutWish(asking, wanted, knowledge), knowledge);
  const { last, askedForFacts } = thread;
  const followUp =
    last && !pasted && readFollowUp({ query, words, last, certain, askedForFacts }, knowledge);
  if (followUp) {
    const responseStyle = followUp.responseStyle ?? question.responseStyle;
    return { ...last, sameDrafts: false, ...followUp, responseStyle, language };
  }
  const [first, second] = certain;
  const about = first?.name ?? (pasted ? pastedTopic(pasted, knowledge, last) : undefined);
  if (about !== undefined) {
    const base = {
      intent: pasted ? ('review' as const) : intentOf(words, knowledge),
      responseStyle: styleAsked(words, knowledge) ?? question.responseStyle,
      count: countAsked(words, knowledge),
      channel: channelNamed(words, knowledge),
      horizon: horizonAsked(words, knowledge),
    };
    const close = second && first && second.score >= first.score * SECOND_TOPIC_SHARE;
    const also = close ? second.name : null;
    const rest = { facts: null, pasted, newDrafts: false, sameDrafts: false };
    return { kind: 'topic', topic: about, also, language, ...base, ...rest };
  }
  const talk = smallTalk(words, knowledge);
  if (talk !== null) return { kind: talk, language };
  return {
    kind: 'off-topic',
    nearest: possible
      .filter(({ score }) => score >= NEAREST_SCORE)
      .slice(0, NEAREST)
      .map(({ name }) => name),
    language,
  };
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
function pastedTopic(pasted: Pasted, knowledge: Knowledge, last: TopicReading | null): string {
  const [first] = matchTopics(pasted.text, knowledge).certain;
  const fallback = ['landing-page', 'positioning'].find((name) => knowledge.topics.has(name));
  return last?.topic ?? first?.name ?? fallback ?? '';
}

function smallTalk(words: string[], { understanding }: Knowledge) {
  const has = (kind: keyof typeof understanding.smallTalk) =>
    holdsAny(words, understanding.smallTalk[kind]);
  if (has('identity')) return 'identity';
  if (words.length > SMALL_TALK_WORDS * 2) return null;
  if (beginsWithAny(words, understanding.smallTalk.thanks)) return 'thanks';
  return words.length <= SMALL_TALK_WORDS && has('greeting') ? 'greeting' : null;
}
