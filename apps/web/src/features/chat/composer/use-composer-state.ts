import { type ResponseStyle, responseStyles } from '@savet/contract/choices/response-styles';
import { useSyncExternalStore } from 'react';
import type { PersistentText } from '#data/storage/persistent-text.ts';
import { draftKey } from '../sending/drafts.ts';

/** The draft of a chat. It survives reloads and lost sessions. */
export function useDraft(texts: PersistentText, uid: string, chatId: string | undefined) {
  return useStoredText(texts, draftKey(uid, chatId));
}

/** A text that survives reloads and lost sessions. */
export function useStoredText(texts: PersistentText, key: string) {
  const kept = useSyncExternalStore(texts.subscribe, () => texts.get(key));
  return [kept, (text: string) => texts.set(key, text)] as const;
}

/** The last chosen response style. */
export function useResponseStyle(texts: PersistentText, uid: string) {
  const key = `savet.style.${uid}`;
  const kept = useSyncExternalStore(texts.subscribe, () => texts.get(key));
  const style = responseStyles.find((candidate) => candidate === kept) ?? 'normal';
  return [style, (chosen: ResponseStyle) => texts.set(key, chosen)] as const;
}
