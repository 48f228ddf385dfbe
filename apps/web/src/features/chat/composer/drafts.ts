import { unsentPrefix } from '../../../lib/storage/unsent.ts';

/** Where the unsent text of a chat lies; that of a chat to be made under `new`. */
export function draftKey(uid: string, chatId: string | undefined): string {
  return unsentPrefix('draft', uid) + (chatId ?? 'new');
}

/** A refused question goes back in front of what was typed since. */
export function putBack(question: string, typed: string): string {
  return typed.trim() === '' ? question : `${question}\n\n${typed}`;
}
