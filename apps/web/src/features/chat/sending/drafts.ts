import { unsentPrefix } from '#data/storage/unsent.ts';

/** The storage key of a chat's unsent text; `new` for a chat that doesn't exist yet. */
export function draftKey(uid: string, chatId: string | undefined): string {
  return unsentPrefix('draft', uid) + (chatId ?? 'new');
}

/** The storage key of a question that is being edited. */
export function editKey(uid: string, messageId: string): string {
  return `${unsentPrefix('draft', uid)}edit.${messageId}`;
}

/** Puts a refused question back, in front of the text typed since. */
export function putBack(question: string, typed: string): string {
  return typed.trim() === '' ? question : `${question}\n\n${typed}`;
}
