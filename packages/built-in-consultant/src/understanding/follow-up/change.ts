import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { beginsWithAny, holdsAny } from '@savet/text/signs';
import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { familyOf } from '../../recognition/label.ts';
import { detailsOf, mergedDetails } from '../details.ts';
import type {
  CardReading,
  ChangeKind,
  ChangeReading,
  FrameReading,
  Reading,
  TopicReading,
} from '../reading.ts';
import { textEditsIn } from '../text-edits.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { wishesWarmth } from '../whole-text/brief/manner.ts';
import { severalWishes } from './wishes.ts';

/** A wish for a change is rarely longer than this, in words. */
const CHANGE_WORDS = 12;
/** “Another”, „друг“. */
const ANOTHER_WORDS = 2;
/** Follow-ups that rules can't meet on a text. */
const beyondRules = ['follow-up/playful', 'follow-up/rewrite', 'follow-up/another'];

interface Message {
  query: string;
  words: readonly string[];
  verdict: Verdict;
  language: Language;
}

interface Before {
  last: TopicReading | CardReading | null;
  /** Whether the last reply has a text to copy. */
  hasText: boolean;
}

/** The change that a message asks for on the last text of the chat; null if it asks for something else. */
export function changeAsked(
  { query, words, verdict, language }: Message,
  { last, hasText }: Before,
  knowledge: Pick<Knowledge, 'understanding' | 'details'>,
): Reading | null {
  if (!hasText || words.length > CHANGE_WORDS) return null;
  const label = verdict.kind === 'certain' ? verdict.label : '';
  const isFollowUp = label === '' || familyOf(label) === 'follow-up';
  const { followUps } = knowledge.understanding;
  const change = (kind: ChangeKind): ChangeReading => ({
    ...{ kind: 'change', changes: [kind], unmet: [], language },
    limit: detailsOf(query, knowledge.details).limit,
  });
  const edits = textEditsIn(query);
  if (edits !== null) return { ...change('edited'), edits };
  const several = severalWishes(query, knowledge);
  if (several !== null && (last === null || isText(last))) {
    if (several.changes.length === 0) return { kind: 'cannot-change', language };
    const { limit } = detailsOf(query, knowledge.details);
    return { kind: 'change', ...several, changes: inOrder(several.changes), limit, language };
  }
  if (wishesWarmth(query)) return change('warmer');
  if (holdsAny(words, followUps.informal)) return change('informal');
  if (label === 'follow-up/formal' || holdsAny(words, followUps.formal)) return change('formal');
  // “Shorter, and don’t say sorry so often”: what comes first counts.
  const asksShorter = beginsWithAny(words, followUps.shorter) && (last === null || isText(last));
  if (!isFollowUp) return asksShorter ? change('shorter') : null;
  if (detailsOf(query, knowledge.details).limit !== null) return change('limit');
  const isShorter = label === 'follow-up/shorter' || holdsAny(words, followUps.shorter);
  if (isShorter && (last === null || isText(last))) return change('shorter');
  // After a frame there is nothing else to offer.
  const isAnother = words.length <= ANOTHER_WORDS && holdsAny(words, followUps.another);
  const isBeyond = isAnother || beyondRules.includes(label) || label.startsWith('follow-up/in-');
  return last === null && isBeyond ? { kind: 'cannot-change', language } : null;
}

/** Sorts changes: shortening comes first, so that later changes have less to do; the limit comes last and counts the rest. */
function inOrder(changes: readonly ChangeKind[]): ChangeKind[] {
  const order: readonly ChangeKind[] = ['shorter', 'formal', 'informal', 'warmer', 'limit'];
  return order.filter((kind) => changes.includes(kind));
}

/** Whether the exchange was about a text, not about advice. */
export function isText(last: TopicReading | CardReading): boolean {
  return last.kind === 'card' ? last.wantsText : ['draft', 'list'].includes(last.intent);
}

/** Words with which a detail is added: “for Easter”, “max 20 words”, „а за Коледа“. */
const adding = lettered(
  /^(?:and |but |а |и |но )?(?:for|in|to|with|max|at most|up to|under|about|за|до|в|във|с|със|към|макс|най-много)(?!\p{L})|^\d/iu,
);
const ADDING_WORDS = 8;

/** The same text with a detail that a message adds, such as an occasion or a limit; null if it adds none. */
export function withAddedDetails(
  query: string,
  before: TopicReading | CardReading | FrameReading,
  knowledge: Pick<Knowledge, 'details'>,
): TopicReading | CardReading | FrameReading | null {
  if (before.kind !== 'frame' && !isText(before)) return null;
  if (!adding.test(query.trim()) || wordsOf(query).length > ADDING_WORDS) return null;
  const { object, ...added } = detailsOf(query, knowledge.details);
  const { limit, occasion, place, person, addressee, numbers } = added;
  const isAdding = [limit, occasion, place, person, addressee].some((detail) => detail !== null);
  // Another object is another text.
  if (object !== null || (!isAdding && numbers.length === 0)) return null;
  const details = mergedDetails(before.details, { ...added, object }, { turned: false });
  if (before.kind !== 'topic') return { ...before, details };
  return { ...before, details, again: null, newDrafts: false, sameDrafts: true };
}
