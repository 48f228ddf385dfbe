import type { CallInput } from '@savet/contract/calls';
import { call } from '#data/call/call.ts';
import type { DocumentsValue } from '#data/documents/documents-context.ts';

/**
 * Saves fields of the user, and applies the response without waiting for the live stream.
 * @throws CallError
 */
export async function saveUser(
  { uid, documents }: Pick<DocumentsValue, 'uid' | 'documents'>,
  changes: Omit<CallInput<'updateUser'>, 'uid'>,
): Promise<void> {
  // With a uid, a delayed write is refused after another user has signed in.
  const { user } = await call('updateUser', { uid, ...changes });
  documents.store.dispatch({ type: 'userRead', user });
}
