import { useSyncExternalStore } from 'react';
import { useDocuments } from '../../lib/documents/documents-context.ts';

/** Grows with every change to the user's documents: a turn that settles changes a message, and its query with it. */
export function useRevision(): number {
  const { store } = useDocuments().documents;
  return useSyncExternalStore(store.subscribe, () => store.state().revision);
}
