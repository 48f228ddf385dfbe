import type { CallInput } from '@savet/contract/calls';
import { call } from '../../../lib/call/call.ts';
import type { DocumentsValue } from '../../../lib/documents/documents-context.ts';

/**
 * Saves what a user has set, and shows what the server made of it without waiting to hear it live.
 * @throws CallError
 */
export async function saveUser(
  { uid, documents }: Pick<DocumentsValue, 'uid' | 'documents'>,
  changes: Omit<CallInput<'updateUser'>, 'uid'>,
): Promise<void> {
  // Named, so that what waited while somebody else logged in is not saved as theirs.
  const { user } = await call('updateUser', { uid, ...changes });
  documents.store.dispatch({ type: 'userRead', user });
}
