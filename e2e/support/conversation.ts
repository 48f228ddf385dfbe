import type { Page } from '@playwright/test';
import type { Language } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { ChatPage } from './pages/chat.ts';
import { apiOf } from './server/api.ts';
import type { Product } from './server/product.ts';

/** Opens the chat of the logged-in user in a language. */
export async function openChat(
  page: Page,
  product: Product,
  language: Language,
): Promise<ChatPage> {
  await (await apiOf(page.context(), product)).read('updateUser', { language });
  await page.goto('/chat');
  return new ChatPage(page, catalogues[language]);
}

/** Asks a question, and lets the provider answer it. */
export async function exchange(
  chat: ChatPage,
  product: Product,
  question: string,
  reply: string,
): Promise<void> {
  await chat.ask(question);
  const answer = await product.provider.next();
  answer.say(reply);
  answer.finish();
  await chat.settled();
}
