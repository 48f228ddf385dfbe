import type { Language } from '@savet/contract/languages';
import { faultIn } from './admitted.ts';
import { answeredMessage, isComplaint, wantsMoney } from './answered-message.ts';
import { livedClauses } from './lived-clauses.ts';
import { praisedIn } from './praise.ts';

/** The parts of an answer to a complaint, read from the quoted message and the user’s note on it. */
export function repliedParts(
  request: string,
  language: Language,
  /** The complaint, if it was already read as one clause. */
  read = '',
): Record<string, string> {
  const answered = answeredMessage(request);
  if (answered === null) return {};
  const lived = livedClauses(answered.quote, language);
  const fault = faultIn(answered.note, language);
  return {
    // A review of one clause is not split.
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

/** The part of an answer that repeats the praise of a good review. */
export function praisedParts(request: string, language: Language): Record<string, string> {
  const answered = answeredMessage(request);
  const happy = answered === null ? '' : praisedIn(answered.quote, language);
  return happy === '' ? {} : { happy };
}
