import type { ProjectDocument } from '@savet/contract/documents';
import { useSyncExternalStore } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useProjects } from '#data/documents/hooks.ts';
import { useChatSending } from '../sending/use-chat-sending.ts';

/**
 * The project whose chats are listed and to which new chats belong, as chosen in this browser; undefined for none. Choose
 * an empty id for none.
 */
export function useChosenProject(): [
  project: ProjectDocument | undefined,
  choose: (projectId: string) => void,
] {
  const { uid } = useDocuments();
  const { texts } = useChatSending();
  const key = `savet.project.${uid}`;
  const chosen = useSyncExternalStore(texts.subscribe, () => texts.get(key));
  const project = useProjects().find(({ projectId }) => projectId === chosen);
  return [project, (projectId) => texts.set(key, projectId)];
}
