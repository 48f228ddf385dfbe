import { lettered } from '@savet/text/lettered';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { PurposeName } from '../../knowledge/purposes.schema.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { mayNeedPerson } from '../frame-reading.ts';
import type { WholeTextReading } from '../reading.ts';
import { mannerIn } from '../whole-text/brief/manner.ts';
import { tidied } from '../whole-text/sentences/tidied.ts';
import { ownLanguage } from '../whole-text/wanted.ts';
import { correspondenceIn } from './correspondence.ts';
import type { Correspondence } from './correspondence-type.ts';

/** A text in another language than its order is made by the rules that can. */
const otherLanguage = lettered(
  /(?<!\p{L})(?:in|into|на) (?:english|bulgarian|английски|български)(?!\p{L})/iu,
);

/** An answer to a review, a refusal or a letter after a meeting that a message orders; null for any other. */
export function correspondenceReading(
  query: string,
  knowledge: Knowledge,
): WholeTextReading | null {
  const found = correspondenceIn(query);
  // A plain letter is read by the rules for its purpose.
  if (
    found === null ||
    found.kind === 'letter' ||
    otherLanguage.test(query) ||
    mayNeedPerson(query, knowledge)
  )
    return null;
  const { isShort, ...manner } = mannerIn(query);
  const form = isShort && found.form === 'mail' ? 'short' : found.form;
  return {
    kind: 'whole-text',
    text: { purpose: purposeOf(found), request: tidied(query), added: [], form, ...manner },
    language: ownLanguage(inCyrillicIfBulgarian(query)),
  };
}

function purposeOf(found: Correspondence): PurposeName {
  if (found.kind === 'refusal') return 'refusal';
  if (found.kind === 'meeting') return 'follow-up';
  if (found.kind === 'letter') return 'general';
  return found.isGood ? 'review-reply-good' : 'review-reply-bad';
}
