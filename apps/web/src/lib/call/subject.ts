import type { CallInput, CallName } from '@savet/contract/calls';
import { currentViewing } from '../viewing/viewing-state.ts';

/** Calls that are about nobody's documents, or name a user as an ordinary argument. */
export const withoutSubject: ReadonlySet<CallName> = new Set<CallName>([
  'getPublicConfiguration',
  'reportCrash',
  'reportWebVitals',
  'startViewing',
  'stopViewing',
  'listUsers',
  'listBrandHubs',
  'listContactMessages',
  'answerContactMessage',
  'listFeedback',
  'getStatistics',
  'getServiceState',
]);

/**
 * A tab that views names whom in every call, so that nothing it does can reach the viewer's own account.
 * @param uid who is signed in
 */
export function withSubject<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  uid: string | null | undefined,
): CallInput<Name> {
  const viewing = currentViewing();
  if (viewing === null || viewing.adminUid !== uid) return input;
  if (withoutSubject.has(name) || 'uid' in input) return input;
  return { ...input, uid: viewing.uid };
}
