import { DEFAULT_CHAT_TITLE, WELCOME_CHAT_TITLE } from '@savet/contract/limits';

interface TitleTexts {
  readonly newChat: string;
  readonly welcomeChat: string;
  readonly untitled: string;
}

/** The titles that are stored in English by default, with their texts in the reader's language. */
export function defaultTitles(text: TitleTexts): ReadonlyMap<string, string> {
  return new Map([
    [DEFAULT_CHAT_TITLE, text.newChat],
    [WELCOME_CHAT_TITLE, text.welcomeChat],
  ]);
}

/** A chat's title in the reader's language. */
export function shownTitle(title: string, text: TitleTexts): string {
  if (title.trim() === '') return text.untitled;
  return defaultTitles(text).get(title) ?? title;
}
