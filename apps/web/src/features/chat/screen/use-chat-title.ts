import { useEffect } from 'react';
import { useChats } from '../../../lib/documents/hooks.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { shownTitle } from '../menu/chat-title.rules.ts';

/** The title of a chat in the reader's language, which the browser's tab shows too. */
export function useChatTitle(chatId: string | undefined): string {
  const { chat: text, shell } = useText();
  const { chats } = useChats();
  const chat = chats.find((candidate) => candidate.chatId === chatId);
  const title = chat ? shownTitle(chat.title, text) : text.newChat;
  useEffect(() => {
    document.title = chat ? `${title} · ${shell.product}` : shell.product;
  }, [chat, title, shell.product]);
  return title;
}
