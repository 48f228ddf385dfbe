import { useChats } from '../../../lib/documents/hooks.ts';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { shownTitle } from '../menu/chat-title.rules.ts';
import { useChatText } from '../use-chat-text.ts';

/** The title of a chat in the reader's language, which the browser's tab shows too. */
export function useChatTitle(chatId: string | undefined): string {
  const text = useChatText();
  const { chats } = useChats();
  const chat = chats.find((candidate) => candidate.chatId === chatId);
  const title = chat ? shownTitle(chat.title, text) : text.newChat;
  usePageTitle(title);
  return title;
}
