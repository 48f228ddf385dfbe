import { wordsOf } from '@savet/text/text';
import type { Knowledge } from './knowledge/knowledge.ts';
import { withoutLongRuns } from './language/long-runs.ts';
import { familyOf } from './recognition/label.ts';
import { inCyrillicIfBulgarian } from './understanding/details.ts';
import { despairIn } from './understanding/matter/despair.ts';
import { withoutIdioms } from './understanding/matter/idioms.ts';
import { matterAsked } from './understanding/matter/matter-asked.ts';
import { verdictOn } from './understanding/message/verdict-on.ts';
import { messagesOf } from './understanding/thread.ts';

const advice = ['topics', 'cards'];
/** A message of at most this many words can be about the advice before it. */
const FOLLOW_UP_WORDS = 8;

/**
 * The label of the advice that a question is certainly about, by its own words; a short follow-up has that of the question
 * before it. It takes a tenth of the time of `readQuestion`, which also asks whether the advice would answer the question: for
 * a note to a model, the subject is enough.
 * @returns null if the subject is not certain, no advice, or a matter that needs a person
 */
export function adviceNamed(query: string, context: string, knowledge: Knowledge): string | null {
  const asked = messagesOf(context).filter(({ sender }) => sender === 'user');
  const named = adviceIn(query, asked.length > 0, knowledge);
  if (named !== 'follow-up') return named;
  for (const [index, { text }] of [...asked.entries()].reverse()) {
    const before = adviceIn(text, index > 0, knowledge);
    if (before !== 'follow-up') return before;
  }
  return null;
}

function adviceIn(message: string, hasThread: boolean, knowledge: Knowledge) {
  const text = withoutLongRuns(message);
  const cyrillic = inCyrillicIfBulgarian(text);
  if (despairIn(withoutIdioms(cyrillic)) !== null || matterAsked(cyrillic) !== null) return null;
  const verdict = verdictOn(text, hasThread, knowledge);
  if (verdict.kind === 'certain') {
    const family = familyOf(verdict.label);
    if (advice.includes(family)) return verdict.label;
    return family === 'follow-up' ? 'follow-up' : null;
  }
  return hasThread && wordsOf(text).length <= FOLLOW_UP_WORDS ? 'follow-up' : null;
}
