import type { CallInput, SubjectCallName } from '@savet/contract/calls';
import { currentViewing } from './viewing-state.ts';

/**
 * Adds the viewed user to the input. A viewing tab names its subject in every call, so that nothing it does
 * can reach the viewer's own account.
 * @param uid the signed-in user
 */
export function withSubject<Name extends SubjectCallName>(
  input: CallInput<Name>,
  uid: string | null | undefined,
): CallInput<Name> {
  const viewing = currentViewing.get();
  if (viewing === null || viewing.adminUid !== uid || 'uid' in input) return input;
  return { ...input, uid: viewing.uid };
}
