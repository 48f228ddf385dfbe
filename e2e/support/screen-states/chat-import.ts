import type { Page } from '@playwright/test';
import type { State } from './stage.ts';

const none = {
  imported: 0,
  extended: 0,
  present: 0,
  leftOut: [],
  leftOutCount: 0,
  shortened: 0,
  replaced: 0,
  otherVersions: 0,
};
const much = {
  ...none,
  imported: 412,
  extended: 3,
  present: 18,
  leftOut: [
    { number: 7, title: '', source: null, reason: 'unreadable' },
    { number: 12, title: 'Хляб'.repeat(20), source: 'ChatGPT', reason: 'changed_here' },
    { number: 31, title: 'Чай', source: 'ChatGPT', reason: 'chat_limit' },
  ],
  leftOutCount: 4,
  shortened: 2,
  replaced: 96,
  otherVersions: 40,
};

/** The dialog that imports chats from another program. */
export const chatImportStates: readonly State[] = [
  {
    name: 'profile-import',
    who: 'pro',
    path: '/profile',
    prepare: async (page, { text }) => {
      await page.getByRole('button', { name: text.security.chatImport.open }).click();
      await page.getByRole('button', { name: text.chatImport.choose }).waitFor();
    },
  },
  {
    name: 'profile-import-running',
    who: 'pro',
    path: '/profile',
    prepare: async (page, { text }) => {
      await showImport(page, { state: 'running', done: 430, total: 1_200 });
      await page.getByRole('button', { name: text.security.chatImport.open }).click();
      await page.getByText(text.chatImport.running).waitFor();
    },
  },
  {
    name: 'profile-import-done',
    who: 'pro',
    path: '/profile',
    prepare: async (page, { text }) => {
      await showImport(page, { state: 'done', outcome: much });
      await page.getByRole('button', { name: text.security.chatImport.open }).click();
      await page.getByText(text.chatImport.leftOut(much.leftOutCount)).waitFor();
    },
  },
];

/** Answers with an import in this state. */
async function showImport(page: Page, latest: object): Promise<void> {
  const base = { importId: 'i', failure: null, size: 9, received: 9, done: 0, total: 0 };
  await page.route('**/api/getChatImport', (route) =>
    route.fulfill({ json: { success: true, import: { ...base, outcome: none, ...latest } } }),
  );
}
