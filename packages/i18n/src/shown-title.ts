import { DEFAULT_CHAT_TITLE, WELCOME_CHAT_TITLE } from '@savet/contract/limits';

interface TitleTexts {
  readonly newChat: string;
  readonly welcomeChat: string;
  readonly untitled: string;
}

/** A chat's title as shown: what is stored in English by default appears in the reader's language. */
export function shownTitle(title: string, text: TitleTexts): string {
  if (title === DEFAULT_CHAT_TITLE) return text.newChat;
  if (title === WELCOME_CHAT_TITLE) return text.welcomeChat;
  return title.trim() === '' ? text.untitled : title;
}
