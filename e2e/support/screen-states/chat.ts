import { expect, type Page } from '@playwright/test';
import { QUESTION_MAX, WELCOME_CHAT_ID } from '@savet/contract/limits';
import type { ProviderAnswer } from '../../../tools/test-server/provider-answer.ts';
import { openMenu } from './open-menu.ts';
import type { Stage, State } from './stage.ts';

export const chatStates: readonly State[] = [
  { name: 'chat-empty-free', who: 'free', path: '/chat' },
  { name: 'chat-empty-pro', who: 'pro', path: '/chat' },
  { name: 'chat-empty-staff', who: 'admin', path: '/chat' },
  {
    name: 'composer-used',
    who: 'admin',
    path: '/chat',
    prepare: async (page, { text }) => {
      await page.locator('#question').click();
      await page
        .getByRole('button', { name: text.chat.picker.label(text.chat.picker.own) })
        .waitFor();
    },
  },
  {
    name: 'chat-welcome',
    who: 'free',
    path: `/chat/${WELCOME_CHAT_ID}`,
    prepare: (page, { text }) => page.getByText(text.brandSheet.welcome.begin).waitFor(),
  },
  {
    name: 'chat-menu',
    who: 'pro',
    path: '/chat',
    prepare: openMenu,
  },
  {
    name: 'chat-contact',
    who: 'pro',
    path: '/chat',
    closesOnTab: true,
    prepare: async (page, { text }) => {
      await page.locator('#question').waitFor();
      // A wide screen has a link in its place.
      const entry = page.getByRole('button', { name: text.chat.contactUs, exact: true });
      if (!(await entry.isVisible())) return;
      await entry.click();
      await page.locator('[role=menu]').waitFor();
    },
  },
  {
    name: 'chat-new-in-project',
    who: 'pro',
    path: '/chat',
    ownTab: true,
    prepare: async (page, { text }) => {
      await openMenu(page);
      const menu = page.locator('#side-menu');
      await menu.getByRole('button', { name: text.chat.projects, exact: true }).click();
      await page.locator('dialog li button').first().click();
      await page.locator('main').getByText(text.chat.inProject('Пролет 2027')).waitFor();
      await openMenu(page);
    },
  },
  {
    name: 'chat-project-receipt',
    who: 'pro',
    path: '/chat/spring',
    prepare: async (page, { text }) => {
      await page.getByText(text.projects.used.given('Пролет 2027')).click();
      await page.locator('details[open]').waitFor();
    },
  },
  {
    name: 'next-screen-awaited',
    who: 'pro',
    path: '/chat',
    prepare: async (page) => {
      const held = Promise.withResolvers<void>();
      await page.route('**/assets/profile-page-*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await openMenu(page);
      await page.locator('#side-menu a[href="/profile"]').click();
      await page.getByRole('progressbar').waitFor();
      return async () => held.resolve();
    },
  },
  { name: 'chat-answered', who: 'pro', path: '/chat/sample', prepare: shown('done') },
  {
    name: 'versions',
    who: 'pro',
    path: '/chat/versions',
    prepare: (page, { text }) => page.getByText(text.chat.versionOf(2, 2)).waitFor(),
  },
  {
    name: 'question-edited',
    who: 'pro',
    path: '/chat/versions',
    prepare: async (page, { text }) => {
      await page.locator('article[data-sender=user]').last().hover();
      await page.getByRole('button', { name: text.chat.editQuestion }).last().click();
      await page.getByRole('textbox', { name: text.chat.editQuestion }).waitFor();
    },
  },
  {
    name: 'versions-compared',
    who: 'pro',
    path: '/chat/versions',
    prepare: async (page, { text }) => {
      await page.getByRole('button', { name: text.chat.compare }).click();
      await page.locator('dialog table').waitFor();
    },
  },
  { name: 'chat-not-found', who: 'pro', path: '/chat/not-there' },
  {
    name: 'receipts-open',
    who: 'pro',
    path: '/chat/sample',
    prepare: async (page) => {
      const receipts = page.locator('article summary');
      await receipts.last().waitFor();
      for (const receipt of await receipts.all()) await receipt.click();
    },
  },
  { name: 'answer-failed', who: 'pro', path: '/chat/failed', prepare: shown('failed') },
  { name: 'answer-stopped', who: 'pro', path: '/chat/stopped', prepare: shown('stopped') },
  {
    name: 'answer-awaited',
    who: 'pro',
    path: '/chat',
    prepare: async (page, stage) => {
      const answer = await ask(page, stage);
      return () => settle(page, answer);
    },
  },
  {
    name: 'answer-streaming',
    who: 'pro',
    path: '/chat',
    prepare: async (page, stage) => {
      const answer = await ask(page, stage);
      answer.say('# A good beginning\n\nThen a table:\n\n| Plan | Price |\n|---|---|\n| Pro |');
      await page.locator('article table').waitFor();
      return () => settle(page, answer);
    },
  },
  {
    name: 'question-too-long',
    who: 'pro',
    path: '/chat',
    prepare: async (page) => {
      await page.locator('#question').fill('ю'.repeat(QUESTION_MAX + 1));
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'free-queries-exhausted',
    who: 'spent',
    path: '/chat',
    prepare: async (page, { text }) => page.getByText(text.chat.freeExhausted).waitFor(),
  },
  {
    name: 'query-limit-reached',
    who: 'limited',
    path: '/chat',
    prepare: async (page, { text }) => page.getByText(text.chat.limitReached).waitFor(),
  },
  {
    name: 'account-not-read',
    keepsLanguage: true,
    who: 'pro',
    path: '/cancel',
    prepare: async (page, { problems, text }) => {
      problems.expect(/status of 500/);
      await page.route('**/api/getUser', (route) =>
        route.fulfill({ status: 500, json: { success: false } }),
      );
      // A late live event of the language that was just set would bring the account: then load once more.
      await expect(async () => {
        await page.goto('/payment');
        await expect(page.getByText(text.shell.loadFailedTitle)).toBeVisible({ timeout: 30_000 });
      }).toPass();
    },
  },
  {
    name: 'crash',
    keepsLanguage: true,
    who: 'pro',
    path: '/cancel',
    prepare: async (page, { problems, text }) => {
      problems.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
      await page.route('**/assets/profile-page-*.js', (route) => route.abort());
      await page.goto('/profile');
      await page.getByText(text.shell.crashText).waitFor();
    },
  },
];

function shown(status: string) {
  return (page: Page) => page.locator(`article[data-status=${status}]`).last().waitFor();
}

async function ask(page: Page, { product }: Stage): Promise<ProviderAnswer> {
  await page.locator('#question').fill('How do we begin?');
  await page.locator('form button[type=submit]').click();
  await page.locator('article[data-status=answering]').waitFor();
  return product.provider.next();
}

/** The next state may need the next answer. */
async function settle(page: Page, answer: ProviderAnswer): Promise<void> {
  answer.finish();
  await page.locator('article[aria-busy=true]').waitFor({ state: 'detached' });
}
