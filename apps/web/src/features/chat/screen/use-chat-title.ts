import { shownTitle } from '@savet/i18n/shown-title';
import { useChats } from '../../../lib/documents/hooks.ts';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { useChatText } from '../use-chat-text.ts';

/**
 * The title of a chat in the reader's language, which the browser's tab shows too; of one that is not among
 * those listed so far, only that it is a chat.
 */
export function useChatTitle(chatId: string | undefined): string {
  const text = useChatText();
  const { chats, loaded, more } = useChats();
  const chat = chats.find((candidate) => candidate.chatId === chatId);
  const other = chatId !== undefined && (more || !loaded) ? text.chat : text.newChat;
  const title = chat ? shownTitle(chat.title, text) : other;
  usePageTitle(title);
  return title;
}
