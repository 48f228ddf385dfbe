import { createContext, useContext } from 'react';
import type { LiveStatus } from '../live/live-client.ts';
import type { UserDocuments } from './user-documents.ts';

export interface DocumentsValue {
  readonly uid: string;
  /** Staff are viewing: nothing may be changed, and nothing stored in this browser. */
  readonly isViewOnly: boolean;
  readonly documents: UserDocuments;
  readonly liveStatus: LiveStatus;
}

export const DocumentsContext = createContext<DocumentsValue | undefined>(undefined);

/** The documents of the signed-in or viewed user. */
export function useDocuments(): DocumentsValue {
  const value = useContext(DocumentsContext);
  if (!value) throw new Error('useDocuments needs a DocumentsProvider');
  return value;
}
