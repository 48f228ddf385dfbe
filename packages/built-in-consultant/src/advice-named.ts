import { wordsOf } from '@savet/text/text';
import type { Knowledge } from './knowledge/knowledge.ts';
import { withoutLongRuns } from './language/long-runs.ts';
import { familyOf } from './recognition/label.ts';
import { Recent } from './recognition/recent.ts';
import { inCyrillicIfBulgarian } from './understanding/details.ts';
import { despairIn } from './understanding/matter/despair.ts';
import { withoutIdioms } from './understanding/matter/idioms.ts';
import { matterAsked } from './understanding/matter/matter-asked.ts';
import { verdictOn } from './understanding/message/verdict-on.ts';
import { messagesOf } from './understanding/thread.ts';

const advice = ['topics', 'cards'];
/** A message of at most this many words can be about the advice before it. */
const FOLLOW_UP_WORDS = 8;
const FOLLOW_UP = 'follow-up';
/** Messages whose advice is kept: the last questions of a hundred chats. */
const RECENT_MAX = 500;
const named = new WeakMap<Knowledge, Recent<string | null>>();

/**
 * The label of the advice that a question is certainly about, by its own words; a short follow-up has that of the question
 * before it. It takes a tenth of the time of `readQuestion`, which also asks whether the advice would answer the question: for
 * a note to a model, the subject is enough.
 * @returns null if the subject is not certain, no advice, or a matter that needs a person
 */
export function adviceNamed(query: string, context: string, knowledge: Knowledge): string | null {
  const asked = messagesOf(context).filter(({ sender }) => sender === 'user');
  const own = adviceIn(query, asked.length > 0, knowledge);
  if (own !== FOLLOW_UP) return own;
  for (const [index, { text }] of [...asked.entries()].reverse()) {
    const before = adviceIn(text, index > 0, knowledge);
    if (before !== FOLLOW_UP) return before;
  }
  return null;
}

/** `follow-up` for a message that is about the one before it. */
function adviceIn(message: string, hasThread: boolean, knowledge: Knowledge): string | null {
  const text = withoutLongRuns(message);
  // A longer message stands alone, so it is read once, wherever it stands.
  const mayFollow = hasThread && wordsOf(text).length <= FOLLOW_UP_WORDS;
  const read = named.get(knowledge) ?? new Recent<string | null>(RECENT_MAX);
  named.set(knowledge, read);
  return read.get(`${mayFollow} ${text}`, () => adviceOf(text, mayFollow, knowledge));
}

function adviceOf(text: string, mayFollow: boolean, knowledge: Knowledge): string | null {
  const cyrillic = inCyrillicIfBulgarian(text);
  if (despairIn(withoutIdioms(cyrillic)) !== null || matterAsked(cyrillic) !== null) return null;
  const verdict = verdictOn(text, mayFollow, knowledge);
  if (verdict.kind !== 'certain') return mayFollow ? FOLLOW_UP : null;
  const family = familyOf(verdict.label);
  if (advice.includes(family)) return verdict.label;
  return mayFollow && family === FOLLOW_UP ? FOLLOW_UP : null;
}
