import { expect } from '@playwright/test';
import { choose, openActions, openFromMenu, openMenu } from './open-menu.ts';
import { shareStates } from './shared-links.ts';
import type { State } from './stage.ts';

/** Runs in the page: keeps toasts open, which close after ten seconds; shorter timers still run. */
const keepToasts = `{
  const original = setTimeout;
  globalThis.setTimeout = (run, delay, ...rest) =>
    original(run, delay >= 10_000 ? 1e9 : delay, ...rest);
}`;

export const dialogStates: readonly State[] = [
  {
    name: 'search',
    who: 'pro',
    path: '/chat/sample',
    prepare: async (page) => {
      await page.locator('[data-status=done]').first().waitFor();
      await page.keyboard.press('Control+KeyK');
      await page.locator('dialog input').fill('и');
      await page.locator('dialog mark').first().waitFor();
    },
  },
  {
    name: 'shortcuts',
    who: 'pro',
    path: '/chat/sample',
    prepare: async (page) => {
      await page.locator('[data-status=done]').first().waitFor();
      await page.locator('#question').blur();
      await page.keyboard.press('?');
      await page.locator('dialog').waitFor();
    },
  },
  {
    name: 'chat-actions',
    who: 'pro',
    path: '/chat/sample',
    closesOnTab: true,
    prepare: openActions,
  },
  {
    name: 'chat-rename',
    who: 'pro',
    path: '/chat/sample',
    prepare: async (page) => {
      await choose(page, 'rename');
      await page.locator('dialog input').fill('');
      await page.locator('dialog button[type=submit]').click();
      await page.locator('dialog [role=alert]').waitFor();
    },
  },
  {
    name: 'chat-summary',
    who: 'pro',
    path: '/chat/sample',
    prepare: (page) => choose(page, 'summarise'),
  },
  {
    name: 'chat-summary-ready',
    who: 'pro',
    path: '/chat/sample',
    prepare: async (page, { product }) => {
      await choose(page, 'summarise');
      await page.locator('dialog button').last().click();
      const answer = await product.provider.next();
      answer.say('## What was said\n\n- **Tea** for the city');
      answer.finish();
      await page.locator('dialog li').waitFor();
    },
  },
  {
    name: 'chat-download',
    who: 'pro',
    path: '/chat/sample',
    prepare: async (page, { text }) => {
      await choose(page, 'download');
      await page.getByRole('button', { name: text.sharing.download.scopes.chosen }).click();
      await page.locator('dialog input[type=checkbox]').first().check();
    },
  },
  ...shareStates,
  {
    name: 'chat-deleted',
    who: 'pro',
    path: '/chat',
    isPartlyCovered: true,
    prepare: async (page, { personas, text }) => {
      const title = 'To be deleted';
      await personas.pro.call('createChat', { chatId: crypto.randomUUID(), title });
      await openMenu(page);
      await page.evaluate(keepToasts);
      await page.getByRole('button', { name: text.chat.chatActions(title) }).click();
      await page.locator('[role=menuitem][data-kind=delete]').click();
      const toast = page.getByText(text.chat.deleted(title));
      await toast.waitFor();
      return async () => expect(toast).toBeVisible();
    },
  },
  {
    name: 'chat-archived',
    who: 'pro',
    path: '/chat',
    isPartlyCovered: true,
    prepare: async (page, { personas, text }) => {
      const title = 'To be archived';
      await personas.pro.call('createChat', { chatId: crypto.randomUUID(), title });
      await openMenu(page);
      await page.evaluate(keepToasts);
      await page.getByRole('button', { name: text.chat.chatActions(title) }).click();
      await page.locator('[role=menuitem][data-kind=archive]').click();
      const toast = page.getByText(text.projects.archived(title));
      await toast.waitFor();
      return async () => expect(toast).toBeVisible();
    },
  },
  {
    name: 'archive',
    who: 'pro',
    path: '/chat/sample',
    isFromMenu: true,
    prepare: async (page, { text }) => {
      await openFromMenu(page, text.chat.archivedChats);
      await page.locator('dialog li').first().waitFor();
    },
  },
  {
    name: 'projects',
    who: 'pro',
    path: '/chat/sample',
    isFromMenu: true,
    prepare: async (page, { text }) => {
      await openFromMenu(page, text.chat.projects);
      await page.locator('dialog li').first().waitFor();
    },
  },
  {
    name: 'project-form',
    who: 'pro',
    path: '/chat/sample',
    isFromMenu: true,
    staysOnEscape: true,
    prepare: async (page, { text }) => {
      await openFromMenu(page, text.chat.projects);
      await page.locator('dialog button').last().click();
      await page.locator('dialog button[type=submit]').click();
      await page.locator('dialog [role=alert]').waitFor();
    },
  },
  {
    name: 'project-delete',
    who: 'pro',
    path: '/chat/sample',
    isFromMenu: true,
    staysOnEscape: true,
    prepare: async (page, { text }) => {
      await openFromMenu(page, text.chat.projects);
      await page.locator('dialog li button').nth(1).click();
      await page.locator('dialog form button[data-kind=danger]').click();
      await page.locator('dialog form').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'chat-move',
    who: 'pro',
    path: '/chat/spring',
    prepare: async (page) => {
      await choose(page, 'move');
      await page.locator('dialog li').first().waitFor();
    },
  },
  {
    name: 'brand-hub-picker',
    who: 'admin',
    path: '/chat',
    prepare: async (page) => {
      const listed = page.waitForResponse('**/api/listBrandHubs');
      // On a phone, the composer has it only once it is used.
      await page.locator('#question').click();
      await page.locator('[aria-haspopup=dialog]').click();
      await listed;
      await page.locator('[popover] button').nth(1).waitFor();
    },
  },
];
