import { shownTitle } from '@savet/i18n/shown-title';
import { useChats } from '#data/documents/hooks.ts';
import { usePageTitle } from '#ui/page/page.tsx';
import { useChatText } from '../use-chat-text.ts';

/**
 * The title of a chat in the reader's language, also set as the tab's title. Chats outside the loaded list have a
 * generic title.
 */
export function useChatTitle(chatId: string | undefined): string {
  const text = useChatText();
  const { chats, loaded, more } = useChats();
  const chat = chats.find((candidate) => candidate.chatId === chatId);
  const fallback = chatId !== undefined && (more || !loaded) ? text.chat : text.newChat;
  const title = chat ? shownTitle(chat.title, text) : fallback;
  usePageTitle(title);
  return title;
}
