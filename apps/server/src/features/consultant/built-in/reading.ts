import type { Language, ResponseStyle } from '@savet/contract/limits';
import { languageOf } from '../language.ts';
import { containsPhrase, wordsOf } from '../text.ts';
import type { Knowledge } from './knowledge.ts';
import { matchTopics } from './topics.ts';

export interface Question {
  query: string;
  context: string;
  responseStyle: ResponseStyle;
  /** Of the interface. */
  language: Language;
}

/** What a question is taken for. */
export type Reading =
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  | { kind: 'identity' }
  | { kind: 'off-topic'; nearest: string | null }
  | {
      kind: 'topic';
      topic: string;
      also: string | null;
      responseStyle: ResponseStyle;
      /** Facts told in answer to our question, word for word. */
      told: string | null;
    };

type SmallTalk = 'greeting' | 'thanks' | 'identity';

/** A greeting or thanks with more words than this has something else to say. */
const SMALL_TALK_WORDS = 4;
/** A second topic is named when it scores at least this share of the first. */
const SECOND_TOPIC_SHARE = 0.5;
/** A reference to what was said before is rarely longer than this, in words. */
const FOLLOW_UP_WORDS = 5;
/** A statement with fewer words than this tells no fact (‘yes’, ‘go on’). */
const FACT_WORDS = 4;

/** The language to answer in: the question's, else that of the thread's last question. */
export function answerLanguage({ query, context, language }: Question): Language {
  const previous = questionsOf(context).at(-1) ?? '';
  return languageOf(query, languageOf(previous, language));
}

/** Finds out what is asked: small talk, a topic, something about the last exchange, or none of these. */
export function readQuestion(question: Question, knowledge: Knowledge): Reading {
  const words = wordsOf(question.query);
  const { certain, possible } = matchTopics(question.query, knowledge.topics);
  const [first, second] = certain;
  if (first !== undefined) {
    const also = second && second.score >= first.score * SECOND_TOPIC_SHARE ? second.name : null;
    const { responseStyle } = question;
    return { kind: 'topic', topic: first.name, also, responseStyle, told: null };
  }
  const talk = smallTalk(words, knowledge);
  if (talk !== null) return { kind: talk };
  return (
    followUp(question, words, knowledge) ?? {
      kind: 'off-topic',
      nearest: possible[0]?.name ?? null,
    }
  );
}

function smallTalk(words: string[], knowledge: Knowledge): SmallTalk | null {
  const phrases = Object.values(knowledge.phrases).map((entry) => entry.smallTalk);
  const has = (kind: SmallTalk) =>
    phrases.some((entry) => entry[kind].some((phrase) => containsPhrase(words, phrase)));
  if (has('identity')) return 'identity';
  if (words.length > SMALL_TALK_WORDS) return null;
  if (has('thanks')) return 'thanks';
  return has('greeting') ? 'greeting' : null;
}

function followUp(question: Question, words: string[], knowledge: Knowledge): Reading | null {
  const topic = questionsOf(question.context)
    .map((earlier) => matchTopics(earlier, knowledge.topics).certain[0]?.name)
    .findLast((name) => name !== undefined);
  if (topic === undefined) return null;
  const style = words.length <= FOLLOW_UP_WORDS ? styleAskedFor(words, knowledge) : null;
  if (style !== null) {
    const responseStyle = style === 'normal' ? question.responseStyle : style;
    return { kind: 'topic', topic, also: null, responseStyle, told: null };
  }
  // Without a question mark it is taken for the facts that we asked for.
  if (question.query.includes('?')) return null;
  const told = words.length < FACT_WORDS ? null : question.query;
  return { kind: 'topic', topic, also: null, responseStyle: question.responseStyle, told };
}

function styleAskedFor(words: string[], knowledge: Knowledge): ResponseStyle | null {
  const phrases = Object.values(knowledge.phrases).map((entry) => entry.followUps);
  const styles = ['concise', 'explanatory', 'normal'] as const;
  const asks = (style: ResponseStyle) =>
    phrases.some((entry) => entry[style].some((phrase) => containsPhrase(words, phrase)));
  return styles.find(asks) ?? null;
}

/** The user's own messages in a context of `sender: text` lines, the oldest first. */
function questionsOf(context: string): string[] {
  return context
    .split(/^(?=(?:user|assistant): )/m)
    .filter((message) => message.startsWith('user: '))
    .map((message) => message.slice('user: '.length));
}
