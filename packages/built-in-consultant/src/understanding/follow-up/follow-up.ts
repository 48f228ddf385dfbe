import type { ResponseStyle } from '@savet/contract/choices/response-styles';
import { beginsWithAny, holdsAny } from '@savet/text/signs';
import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { isQuestion } from '../forms/is-question.ts';
import {
  channelNamed,
  countAsked,
  horizonAsked,
  intentOf,
  languageAsked,
  styleAsked,
} from '../intents.ts';
import { statesValue } from '../own/states-value.ts';
import type { CardReading, Reading, TopicReading } from '../reading.ts';

interface FollowUpInput {
  query: string;
  words: readonly string[];
  last: TopicReading;
  /** The topic that the message certainly names. */
  own: string | null;
  /** The follow-up or fact that the message certainly is: the name of its label. */
  recognised: string | null;
  /** Whether the message certainly states a fact. */
  isFact: boolean;
  /** Whether the last answer asked for facts. */
  askedForFacts: boolean;
}

/** The properties of the last reading that a message changes. */
type Change = Partial<Omit<TopicReading, 'responseStyle'>> & { responseStyle?: ResponseStyle };

/** A follow-up is rarely longer than this, in words. */
const FOLLOW_UP_WORDS = 9;
/** A statement with fewer words contains no fact (“yes”, “go on”). */
const FACT_WORDS = 4;
/** Our question is answered by a message with so many words even if it is not recognised as a fact. */
const REPLY_WORDS = 5;

/** Whether an answer asks for facts in the chat. */
export function asksFacts(answer: string, { phrases }: Pick<Knowledge, 'phrases'>): boolean {
  return Object.values(phrases).some(({ inChat }) => answer.includes(inChat));
}

/** Wishes for another tone or wording, which rules can't meet. */
const changes = ['formal', 'playful', 'rewrite'];
/** Wishes for a shorter or a longer answer. */
const lengths: Readonly<Record<string, ResponseStyle>> = {
  shorter: 'concise',
  simpler: 'concise',
  longer: 'explanatory',
  continue: 'explanatory',
};
/** Wishes that the explanatory style of a card meets: it has an example and the next steps. */
const deeper = ['example', 'next-step'];

/** How a message follows up on a card; null if it starts a new exchange. */
export function followUpOnCard(
  last: CardReading,
  words: readonly string[],
  recognised: string | null,
  knowledge: Knowledge,
): Reading | null {
  const style = lengths[recognised ?? ''] ?? styleAsked(words, knowledge);
  if (style) {
    return { ...last, responseStyle: style, again: style === 'concise' ? 'shorter' : null };
  }
  if (recognised === 'why') return { ...last, again: 'why' };
  if (deeper.includes(recognised ?? '')) {
    return { ...last, responseStyle: 'explanatory', again: null };
  }
  if (languageAsked(words, knowledge)) return last;
  if (recognised === 'disagree') return remarkOn(last);
  if (isChange(recognised) || recognised === 'another') {
    return last.wantsText ? { kind: 'cannot-change', language: last.language } : otherThan(last);
  }
  return null;
}

/** An objection is no fact, and rules can't argue. */
export function remarkOn(last: TopicReading | CardReading): Reading {
  return { kind: 'part', ask: 'remark', place: null, of: last, language: last.language };
}

/** Prepared advice has no second version and no other tone. */
export function otherThan(last: TopicReading | CardReading): Reading {
  return { kind: 'part', ask: 'other', place: null, of: last, language: last.language };
}

/** Whether a message asks for another tone or wording of the last text. */
export function isChange(recognised: string | null): boolean {
  return recognised !== null && changes.includes(recognised);
}

/** How a message follows up on the last exchange about a topic; null if it starts a new one. */
export function readFollowUp(input: FollowUpInput, knowledge: Knowledge): Change | null {
  const { query, words, last, own, recognised, isFact, askedForFacts } = input;
  const { followUps, turnedTo } = knowledge.understanding;
  const isAsked = isQuestion(query);
  const intent = intentOf(words, knowledge);
  const length = wordsOf(query).length;
  const telling = !isAsked && length >= FACT_WORDS && statesValue(query, askedForFacts);
  const names = Object.values(knowledge.understanding.facts).some((signs) =>
    holdsAny(words, signs),
  );
  const isReply = isFact || names || (length >= REPLY_WORDS && recognised === null);
  if (askedForFacts && telling && isReply && intent === 'advise')
    return { facts: query, also: null };
  if (length <= FOLLOW_UP_WORDS) {
    const turned = beginsWithAny(words, turnedTo);
    const channel = channelNamed(words, knowledge);
    if (turned && channel)
      return { ...sameTopic(last), channel, intent: 'draft', sameDrafts: true };
    if (own !== null && own !== last.topic) {
      return turned ? { ...sameTopic(last), topic: own, also: null } : null;
    }
    if (languageAsked(words, knowledge)) return { sameDrafts: true, ...sameStyle(last) };
    const style = styleAsked(words, knowledge) ?? lengths[recognised ?? ''];
    // “More detail” is no wish for another draft, though “more” is.
    const isAnother = recognised === 'another' || holdsAny(words, followUps.another);
    if (isAnother && style !== 'explanatory') {
      return another(last, words, knowledge);
    }
    if (recognised === 'example' || holdsAny(words, followUps.examples) || intent === 'list') {
      const count = countAsked(words, knowledge);
      return { ...sameTopic(last), intent: 'list', count, newDrafts: true };
    }
    if (style) {
      const again = style === 'concise' ? 'shorter' : null;
      return { ...sameStyle(last), responseStyle: style, sameDrafts: true, again };
    }
    if (recognised === 'why' || holdsAny(words, followUps.why)) {
      return { ...sameTopic(last), intent: 'explain', again: 'why' };
    }
    if (channel && own === null) {
      return { ...sameTopic(last), channel, intent: 'draft', sameDrafts: true };
    }
    if (intent !== 'advise' && own === null) {
      return { ...sameTopic(last), intent, horizon: horizonAsked(words, knowledge) };
    }
    if (recognised === 'next-step' || holdsAny(words, followUps.yes)) {
      return { ...sameTopic(last), intent: 'next' };
    }
    if (turned && own === null) return { ...sameTopic(last), facts: null };
  }
  if (own !== null || isAsked || recognised === null) return null;
  return telling && isFact ? { ...sameTopic(last), facts: query } : { ...sameTopic(last) };
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
