import { lettered } from '@savet/text/lettered';
import { holdsAny } from '@savet/text/signs';
import { comparedWords } from '../../recognition/features.ts';
import { familyOf, nameOf } from '../../recognition/label.ts';
import { isOfOtherObject } from '../asked/objects.ts';
import { isPrivate } from '../asked/of-business.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { asksToWrite } from '../forms/asked-form.ts';
import { asksLaw } from '../forms/asks-law.ts';
import { isQuestion } from '../forms/is-question.ts';
import { readAs } from '../read-as.ts';
import type { Reading } from '../reading.ts';
import type { Verdict } from '../verdict/verdict.ts';
import type { Message } from './message.ts';

/** “What do I write to them?” has no text of its own to set. */
const asksWhatToWrite = lettered(
  /(?<!\p{L})(?:what (?:do|should|can|shall) (?:i|we) write|какво да (?:(?:им|му|ѝ|й) )?напиш\p{L}+)(?!\p{L})/iu,
);
/** A longer message holds signs by chance. In words. */
const WORDS_MAX = 35;

const advice = ['topics', 'cards'];
/** Off-scope subjects whose questions are no business questions, whatever their words. */
const apart = ['homework', 'private-life', 'programming', 'politics-and-news', 'general-knowledge'];

/**
 * A question whose words say which advice answers it, although its trade or its story leads the recogniser elsewhere: it is answered, says
 * how it was read, and takes no query. Null for all others.
 */
export function routeReading(message: Message): Reading | null {
  const { question, pasted, hasThread, verdict, language, text, words, knowledge } = message;
  const { query } = question;
  if (pasted || hasThread || words.length > WORDS_MAX) return null;
  const isRequest = asksToWrite(query) && !asksWhatToWrite.test(query);
  if (isPrivate(query) || isRequest || asksLaw(query, '')) return null;
  const { routes } = knowledge.angles.signs;
  const compared = comparedWords(inCyrillicIfBulgarian(query));
  const found = Object.values(routes).find(
    ({ label, all, not = [], over = [] }) =>
      isOpen(verdict, label, over) &&
      (isQuestion(query) || mayBeTold(verdict, over)) &&
      all.every((group) => holdsAny(compared, group)) &&
      !holdsAny(compared, not),
  );
  if (found === undefined) return null;
  const reading = readAs(found.label, question, language, text, knowledge);
  if (reading.kind !== 'topic' && reading.kind !== 'card') return null;
  const others = verdict.kind === 'between' ? verdict.labels : [];
  const wrong = [found.label, ...(found.over ?? [])];
  const taken = others.filter(
    (label) =>
      !wrong.includes(label) && advice.includes(familyOf(label)) && !isOfOtherObject(query, label),
  );
  return { ...reading, taken };
}

/** A message that would only be asked back, or that is known to be misread, may be no question: “the client wants another one for free”. */
function mayBeTold(verdict: Verdict, over: readonly string[]): boolean {
  return verdict.kind === 'between' || (verdict.kind === 'certain' && over.includes(verdict.label));
}

/** Whether the verdict leaves room for a label: it is in doubt, lies beside the advice, or is known to be wrong for such words. */
function isOpen(verdict: Verdict, label: string, over: readonly string[]): boolean {
  if (verdict.kind === 'none') return true;
  if (verdict.kind === 'between') return advice.includes(familyOf(verdict.labels[0] ?? ''));
  if (verdict.label === label) return false;
  // A text still to be written may be the text of an advice.
  if (familyOf(verdict.label) === 'texts') return true;
  // A trade is easily taken for a recipe or a journey.
  const isBeside =
    familyOf(verdict.label) === 'off-scope' && !apart.includes(nameOf(verdict.label));
  return isBeside || over.includes(verdict.label);
}
