import type { ResponseStyle } from '@savet/contract/limits';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { beginsWithAny, holdsAny } from '../text/signs.ts';
import { wordsOf } from '../text/text.ts';
import {
  channelNamed,
  countAsked,
  horizonAsked,
  intentOf,
  languageAsked,
  styleAsked,
} from './intents.ts';
import type { TopicMatch } from './match-topics.ts';
import type { TopicReading } from './reading.ts';

interface FollowUpInput {
  query: string;
  words: readonly string[];
  last: TopicReading;
  /** Topics that the message names. */
  certain: readonly TopicMatch[];
  /** Whether the last answer asked for facts. */
  askedForFacts: boolean;
}

/** The properties of the last reading that a message changes. */
type Change = Partial<Omit<TopicReading, 'responseStyle'>> & { responseStyle?: ResponseStyle };

/** A follow-up is rarely longer than this, in words. */
const FOLLOW_UP_WORDS = 9;
/** A statement with fewer words contains no fact (“yes”, “go on”). */
const FACT_WORDS = 4;

/** Whether an answer asks for facts in the chat. */
export function asksFacts(answer: string, { phrases }: Pick<Knowledge, 'phrases'>): boolean {
  return Object.values(phrases).some(({ inChat }) => answer.includes(inChat));
}

/** How a message follows up on the last exchange; null if it starts a new one. */
export function readFollowUp(input: FollowUpInput, knowledge: Knowledge): Change | null {
  const { query, words, last, certain, askedForFacts } = input;
  const { followUps, turnedTo } = knowledge.understanding;
  const isQuestion = query.includes('?');
  const intent = intentOf(words, knowledge);
  const length = wordsOf(query).length;
  const telling = !isQuestion && length >= FACT_WORDS;
  if (askedForFacts && telling && intent === 'advise') return { facts: query, also: null };
  if (length <= FOLLOW_UP_WORDS) {
    const turned = beginsWithAny(words, turnedTo);
    const channel = channelNamed(words, knowledge);
    if (turned && channel)
      return { ...sameTopic(last), channel, intent: 'draft', sameDrafts: true };
    const [own] = certain;
    if (own && own.name !== last.topic) {
      return turned ? { ...sameTopic(last), topic: own.name, also: null } : null;
    }
    if (languageAsked(words, knowledge)) return { sameDrafts: true, ...sameStyle(last) };
    if (holdsAny(words, followUps.another)) return another(last, words, knowledge);
    if (holdsAny(words, followUps.examples) || intent === 'list') {
      const count = countAsked(words, knowledge);
      return { ...sameTopic(last), intent: 'list', count, newDrafts: true };
    }
    const style = styleAsked(words, knowledge);
    if (style) return { ...sameStyle(last), responseStyle: style, sameDrafts: true };
    if (holdsAny(words, followUps.why)) return { ...sameTopic(last), intent: 'explain' };
    if (channel && !own) return { ...sameTopic(last), channel, intent: 'draft', sameDrafts: true };
    if (intent !== 'advise' && !own) {
      return { ...sameTopic(last), intent, horizon: horizonAsked(words, knowledge) };
    }
    if (holdsAny(words, followUps.yes)) return { ...sameTopic(last), intent: 'next' };
    if (turned && !own) return { ...sameTopic(last), facts: null };
  }
  // A statement counts as the facts that we asked for.
  if (certain.length > 0 || isQuestion) return null;
  return telling ? { ...sameTopic(last), facts: query } : { ...sameTopic(last) };
}

/** The next drafts of the same kind. */
function another(last: TopicReading, words: readonly string[], knowledge: Knowledge): Change {
  const intent = last.intent === 'list' ? 'list' : 'draft';
  const count = countAsked(words, knowledge) ?? (intent === 'list' ? last.count : 1);
  return { ...sameStyle(last), intent, count, newDrafts: true };
}

/** Only the form changes: the style stays too. */
function sameStyle(last: TopicReading): Change {
  return { responseStyle: last.responseStyle };
}

/** Another request about the same topic. */
function sameTopic(last: TopicReading): Change {
  return { topic: last.topic, facts: last.facts, pasted: null, newDrafts: false, count: null };
}
