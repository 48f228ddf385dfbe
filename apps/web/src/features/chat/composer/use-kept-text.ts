import { type ResponseStyle, responseStyles } from '@savet/contract/limits';
import { useSyncExternalStore } from 'react';
import type { KeptText } from '../../../lib/storage/kept-text.ts';
import { draftKey } from './drafts.ts';

/** The unsent text of a chat: there again after a reload, and after a session that ended. */
export function useDraft(texts: KeptText, uid: string, chatId: string | undefined) {
  const key = draftKey(uid, chatId);
  const draft = useSyncExternalStore(texts.subscribe, () => texts.get(key));
  return [draft, (text: string) => texts.set(key, text)] as const;
}

/** The response style chosen last. */
export function useResponseStyle(texts: KeptText, uid: string) {
  const key = `savet.style.${uid}`;
  const kept = useSyncExternalStore(texts.subscribe, () => texts.get(key));
  const style = responseStyles.find((known) => known === kept) ?? 'normal';
  return [style, (chosen: ResponseStyle) => texts.set(key, chosen)] as const;
}
