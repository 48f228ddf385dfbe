import type { ResponseStyle } from '@savet/contract/limits';
import { wordsOf } from '../../text.ts';
import type { Knowledge } from '../knowledge.ts';
import {
  channelNamed,
  countAsked,
  horizonAsked,
  intentOf,
  languageAsked,
  styleAsked,
} from './intents.ts';
import type { TopicReading } from './reading.ts';
import { beginsWithAny, holdsAny } from './signs.ts';
import type { TopicMatch } from './topics.ts';

interface FollowUpInput {
  query: string;
  words: readonly string[];
  last: TopicReading;
  /** Topics that the message itself names. */
  certain: readonly TopicMatch[];
  /** Whether our last answer asked for facts. */
  factsAsked: boolean;
}

/** What a message changes about the last exchange. */
type Change = Partial<Omit<TopicReading, 'responseStyle'>> & { responseStyle?: ResponseStyle };

/** A reference to what was said before is rarely longer than this, in words. */
const FOLLOW_UP_WORDS = 9;
/** A statement with fewer words than this tells no fact (‘yes’, ‘go on’). */
const FACT_WORDS = 4;

/** Whether an answer of ours asked for facts here in the chat. */
export function asksFacts(answer: string, { phrases }: Pick<Knowledge, 'phrases'>): boolean {
  return Object.values(phrases).some(({ inChat }) => answer.includes(inChat));
}

/** What a message says about the last exchange, or null when it stands for itself. */
export function readFollowUp(input: FollowUpInput, knowledge: Knowledge): Change | null {
  const { query, words, last, certain, factsAsked } = input;
  const { followUps, turnedTo } = knowledge.understanding;
  const isQuestion = query.includes('?');
  const intent = intentOf(words, knowledge);
  const length = wordsOf(query).length;
  const telling = !isQuestion && length >= FACT_WORDS;
  if (factsAsked && telling && intent === 'advise') return { told: query, also: null };
  if (length <= FOLLOW_UP_WORDS) {
    const turned = beginsWithAny(words, turnedTo);
    const channel = channelNamed(words, knowledge);
    if (turned && channel) return { ...fresh(last), channel, intent: 'draft', again: true };
    const [own] = certain;
    if (own && own.name !== last.topic) {
      return turned ? { ...fresh(last), topic: own.name, also: null } : null;
    }
    if (languageAsked(words, knowledge)) return { again: true, ...kept(last) };
    if (holdsAny(words, followUps.another)) return another(last, words, knowledge);
    if (holdsAny(words, followUps.examples) || intent === 'list') {
      const count = countAsked(words, knowledge);
      return { ...fresh(last), intent: 'list', count, fresh: true };
    }
    const style = styleAsked(words, knowledge);
    if (style) return { ...kept(last), responseStyle: style, again: true };
    if (holdsAny(words, followUps.why)) return { ...fresh(last), intent: 'explain' };
    if (channel && !own) return { ...fresh(last), channel, intent: 'draft', again: true };
    if (intent !== 'advise' && !own) {
      return { ...fresh(last), intent, horizon: horizonAsked(words, knowledge) };
    }
    if (holdsAny(words, followUps.yes)) return { ...fresh(last), intent: 'next' };
    if (turned && !own) return { ...fresh(last), told: null };
  }
  // Without a question mark it is taken for the facts that we asked for.
  if (certain.length > 0 || isQuestion) return null;
  return telling ? { ...fresh(last), told: query } : { ...fresh(last) };
}

/** The next drafts of the same kind; where none were given yet, the first. */
function another(last: TopicReading, words: readonly string[], knowledge: Knowledge): Change {
  const intent = last.intent === 'list' ? 'list' : 'draft';
  const count = countAsked(words, knowledge) ?? (intent === 'list' ? last.count : 1);
  return { ...kept(last), intent, count, fresh: true };
}

/** What stays when only the form changes: the style of the last answer too. */
function kept(last: TopicReading): Change {
  return { responseStyle: last.responseStyle };
}

/** What stays when something else is wanted of the same topic. */
function fresh(last: TopicReading): Change {
  return { topic: last.topic, told: last.told, pasted: null, fresh: false, count: null };
}
