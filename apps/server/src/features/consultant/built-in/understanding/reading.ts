import type { Language, ResponseStyle } from '@savet/contract/limits';
import { languageOf } from '../../language.ts';
import type { Knowledge } from '../knowledge.ts';
import { asksFacts, readFollowUp } from './follow-up.ts';
import {
  channelNamed,
  countAsked,
  horizonAsked,
  intentOf,
  languageAsked,
  styleAsked,
} from './intents.ts';
import { type Pasted, pastedText } from './pasted.ts';
import { beginsWithAny, holdsAny } from './signs.ts';
import { messagesOf, type Question } from './thread.ts';
import { comparedWords, matchTopics } from './topics.ts';
import type { Horizon, Intent } from './understanding.schema.ts';

/** A question about a topic. */
export interface TopicReading {
  kind: 'topic';
  topic: string;
  also: string | null;
  intent: Intent;
  responseStyle: ResponseStyle;
  language: Language;
  /** How many examples or drafts were asked for. */
  count: number | null;
  /** Where the text is to stand, as a key of the channels. */
  channel: string | null;
  horizon: Horizon | null;
  /** Facts told in answer to our question, word for word. */
  told: string | null;
  pasted: Pasted | null;
  /** Whether drafts that stand in the thread already are to be passed over. */
  fresh: boolean;
  /** Whether the last answer is to be given in another form, with the same drafts. */
  again: boolean;
}

/** What a question is taken for. */
export type Reading =
  | { kind: 'greeting' | 'thanks' | 'identity'; language: Language }
  | { kind: 'off-topic'; nearest: string[]; language: Language }
  | TopicReading;

/** What is known of the thread when a message comes. */
interface Before {
  language: Language;
  /** The last question about a topic. */
  last: TopicReading | null;
  /** Whether our last answer asked for facts. */
  factsAsked: boolean;
}

/** A greeting or thanks with more words than this has something else to say. */
const SMALL_TALK_WORDS = 4;
/** A second topic is named when it scores at least this share of the first. */
const SECOND_TOPIC_SHARE = 0.6;
/** Topics offered where the question is about none. */
const NEAREST = 2;
/** One of its words at least has to point to a topic that is offered. */
const NEAREST_SCORE = 1;

/** Finds out what is asked: small talk, a topic, something about the last exchange, or none of these. */
export function readQuestion(question: Question, knowledge: Knowledge): Reading {
  const before: Before = { language: question.language, last: null, factsAsked: false };
  for (const { sender, text } of messagesOf(question.context)) {
    if (sender === 'assistant') before.factsAsked = asksFacts(text, knowledge);
    else {
      const reading = readMessage({ ...question, query: text }, before, knowledge);
      before.language = reading.language;
      if (reading.kind === 'topic') before.last = reading;
    }
  }
  return readMessage(question, before, knowledge);
}

function readMessage(question: Question, before: Before, knowledge: Knowledge): Reading {
  const { query } = question;
  const pasted = pastedText(query, knowledge);
  const asking = pasted ? pasted.instruction : query;
  const words = comparedWords(asking);
  const wanted = languageAsked(words, knowledge);
  const language =
    wanted ?? languageOf(withoutChannels(asking || query, knowledge), before.language);
  const { certain, possible } = matchTopics(withoutWish(asking, wanted, knowledge), knowledge);
  const { last, factsAsked } = before;
  const followUp =
    last && !pasted && readFollowUp({ query, words, last, certain, factsAsked }, knowledge);
  if (followUp) {
    const responseStyle = followUp.responseStyle ?? question.responseStyle;
    return { ...last, again: false, ...followUp, responseStyle, language };
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
    const rest = { told: null, pasted, fresh: false, again: false };
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

/** ‘In Bulgarian’ is not about Bulgaria. */
function withoutWish(text: string, wanted: Language | null, { understanding }: Knowledge): string {
  if (wanted === null) return text;
  const words = new RegExp(
    `(?<!\\p{L})(?:${understanding.inLanguage[wanted].join('|')})(?!\\p{L})`,
    'giu',
  );
  return text.replace(words, ' ');
}

/** Names of channels are the same in every language and say nothing about it. */
function withoutChannels(text: string, { channels }: Knowledge): string {
  const names = Object.values(channels).map(({ name }) => name.EN);
  const words = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'giu');
  return text.replace(words, ' ');
}

/** A text that says nothing of what it is gets the topic of the thread, else that of its own words, else a page. */
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
