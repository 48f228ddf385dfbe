import { isAbsence } from '../../../understanding/whole-text-reading/as-written.ts';

/** A text without thanks for a message, if its order only says that the writer can’t come. */
export function withoutIdleThanks(text: string, given: string): string {
  if (!isAbsence(given)) return text;
  return text
    .replace(/^> Thank you for your message\.\n>\n/mu, '')
    .replace(/^(> )Благодаря Ви, че ми писахте\. /mu, '$1')
    .replace('> **Subject:** Your request\n', '> **Subject:** For your attention\n')
    .replace('> **Тема:** Вашето запитване\n', '> **Тема:** За Ваше сведение\n');
}
