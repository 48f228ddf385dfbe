import { useText } from '#lib/language/use-text.ts';

/** Texts of the chat screen in the reader's language. */
export function useChatText() {
  return useText().chat;
}
