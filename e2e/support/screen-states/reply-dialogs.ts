import type { Page } from '@playwright/test';
import { openMenu } from './open-menu.ts';
import type { State } from './stage.ts';

/** A sentence that no rule divides, and one that is divided. */
const checked = [
  'Тea  for 99 € , "the best tea” in Europe!',
  `From ${'the hills and '.repeat(12)}the valleys.`,
  `We pick it ${'by hand '.repeat(12)}in May, and we dry it ${'in the shade '.repeat(6)}until noon.`,
].join('\n');

/** The dialogs about a reply, or about a text like one. */
export const replyStates: readonly State[] = [
  {
    name: 'check-paste',
    who: 'pro',
    path: '/chat/sample',
    isFromMenu: true,
    prepare: (page, { text }) => openCheck(page, text.chat.checkText),
  },
  {
    name: 'check-result',
    who: 'pro',
    path: '/chat/sample',
    isFromMenu: true,
    prepare: async (page, { text }) => {
      await openCheck(page, text.chat.checkText);
      await page.locator('dialog textarea').fill(checked);
      await page.locator('dialog button[type=submit]').click();
      await page.locator('dialog mark').first().waitFor();
    },
  },
  {
    name: 'reply-menu',
    who: 'pro',
    path: '/chat/sample',
    closesOnTab: true,
    prepare: async (page, { text }) => {
      const reply = page.locator('article').last();
      await reply.hover();
      await reply.getByRole('button', { name: text.chat.handOn }).click();
      await page.locator('[role=menu]').waitFor();
    },
  },
  {
    name: 'reply-restyle',
    who: 'pro',
    path: '/chat/sample',
    prepare: async (page, { text }) => {
      const reply = page.locator('article').last();
      await reply.hover();
      await reply.getByRole('button', { name: text.chat.restyle }).click();
      await page.locator('dialog form').waitFor();
    },
  },
  {
    name: 'gap-field',
    who: 'pro',
    path: '/chat/sample',
    prepare: async (page) => {
      await page.locator('[data-gaps] > button').last().click();
      await page.locator('dialog').waitFor();
    },
  },
];

async function openCheck(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.locator('#side-menu').getByRole('button', { name, exact: true }).click();
  await page.locator('dialog textarea').waitFor();
}
