import type { Language } from '@savet/contract/languages';
import { faultIn } from './admitted.ts';
import { answeredMessage, isComplaint, wantsMoney } from './answered-message.ts';
import { livedClauses } from './lived-clauses.ts';
import { praisedIn } from './praise.ts';

/** What the answer to a complaint needs from the message that it answers, and from what its user tells us of it. */
export function repliedParts(
  request: string,
  language: Language,
  /** What is read in its one clause. */
  read = '',
): Record<string, string> {
  const answered = answeredMessage(request);
  if (answered === null) return {};
  const lived = livedClauses(answered.quote, language);
  const fault = faultIn(answered.note, language);
  return {
    // A review that says it in one clause is not taken apart.
    ...(lived === '' || (read !== '' && answered.isReview && !isOfSeveral(lived)) ? {} : { lived }),
    fault,
    ownFault: fault === '' ? '' : ' ',
    complaint: isComplaint(answered) ? ' ' : '',
    wantsMoney: wantsMoney(answered) ? ' ' : '',
  };
}

/** Whether more than one thing went wrong. */
function isOfSeveral(lived: string): boolean {
  return / (?:that|че) /u.test(lived);
}

/** What a good review praises. */
export function praisedParts(request: string, language: Language): Record<string, string> {
  const answered = answeredMessage(request);
  const happy = answered === null ? '' : praisedIn(answered.quote, language);
  return happy === '' ? {} : { happy };
}
