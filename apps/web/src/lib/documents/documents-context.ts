import { createContext, useContext } from 'react';
import type { LiveStatus } from '../live/live-client.ts';
import type { UserDocuments } from './user-documents.ts';

export interface DocumentsValue {
  readonly uid: string;
  /** Staff are looking: nothing may be changed, and nothing kept in this browser. */
  readonly isViewOnly: boolean;
  readonly documents: UserDocuments;
  readonly liveStatus: LiveStatus;
}

export const DocumentsContext = createContext<DocumentsValue | undefined>(undefined);

/** The documents of the user that this part of the page is about. */
export function useDocuments(): DocumentsValue {
  const value = useContext(DocumentsContext);
  if (!value) throw new Error('There is no DocumentsProvider above');
  return value;
}
