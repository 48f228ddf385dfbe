import type { Page } from '@playwright/test';
import { choose } from './open-menu.ts';
import type { State } from './stage.ts';

/** The dialog that makes a link to a chat. */
export const shareStates: readonly State[] = [
  {
    name: 'chat-share',
    who: 'pro',
    path: '/chat/sample',
    prepare: async (page) => {
      await showLinks(page);
      await choose(page, 'share');
      await page.locator('dialog li').first().waitFor();
    },
  },
  {
    name: 'chat-shared',
    who: 'pro',
    path: '/chat/sample',
    prepare: async (page, { text }) => {
      await page.route('**/api/createSharedLink', (route) =>
        route.fulfill({
          json: {
            success: true,
            link: sharedLinks[0],
            url: `https://savet.example/shared/${'A1-_'.repeat(10)}abc`,
          },
        }),
      );
      await choose(page, 'share');
      await page.getByRole('button', { name: text.sharing.share.create }).click();
      await page.getByText(text.sharing.share.ready).waitFor();
    },
  },
];

/** The list of links in the profile. */
export const profileLinkStates: readonly State[] = [
  {
    name: 'profile-shared-links',
    who: 'pro',
    path: '/profile',
    prepare: async (page, { text }) => {
      await showLinks(page);
      await page.reload();
      await page.getByText(text.sharing.links.openings(12)).waitFor();
    },
  },
];

/** Answers the list of links with one that works and one that has expired. */
async function showLinks(page: Page): Promise<void> {
  await page.route('**/api/listSharedLinks', (route) =>
    route.fulfill({ json: { success: true, links: sharedLinks } }),
  );
}

const sharedLinks = [
  {
    linkId: 'works',
    kind: 'chat',
    chatId: 'sample',
    title: 'Как да намерим първите десет клиенти на новата пекарна',
    showsBrand: true,
    createdAt: '2026-11-02T06:41:00.000Z',
    expiresAt: '2036-11-20T18:05:00.000Z',
    openings: 12,
    previews: 2,
    lastOpenedAt: '2026-11-20T18:05:00.000Z',
  },
  {
    linkId: 'expired',
    kind: 'answer',
    chatId: 'sample',
    title: 'New Chat',
    showsBrand: false,
    createdAt: '2026-10-02T06:41:00.000Z',
    expiresAt: '2026-10-09T06:41:00.000Z',
    openings: 0,
    previews: 0,
    lastOpenedAt: null,
  },
];
