import type { CallOutput } from '@savet/contract/calls';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cardOf } from '../app/default-answers.ts';
import { bulgarianUser } from '../app/documents.ts';
import {
  expectContains,
  expectCount,
  expectNoEnglish,
  expectPath,
  expectTexts,
} from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { chooseBulgarian } from '../app/language.ts';
import { openApp, reloadApp, resize, sizes } from '../app/open-app.tsx';

/** More than a page of cards. */
const MANY = 60;
const PAGE = 48;

const table = page.getByRole('table', { name: en.admin.views.users });
const rows = table.getByRole('row');
const cards = page.getByRole('listitem');
const choice = (name: string) => page.getByRole('button', { name, exact: true });

test('Many users can be shown in a table, in pages, sorted by its headings', async () => {
  const api = apiWith(MANY);
  await openApp(api, '/admin');
  await expectCount(cards, PAGE);
  await choice('Table').click();
  await expectCount(rows, 1 + PAGE);
  await expectCount(cards, 0);
  await expectTexts(table.getByRole('columnheader'), [
    'Name',
    'Email',
    'Plan',
    'Last visit',
    'Queries this month',
  ]);
  await expectTexts(rows.nth(1).getByRole('cell'), [
    'user1@people.test',
    'Free',
    '2 Nov 2026',
    '12',
  ]);
  await expectTexts(rows.nth(2).getByRole('cell'), [
    'user2@people.test',
    'Pro',
    'none recently',
    '1,200',
  ]);
  await expectContains(rows.nth(2).getByRole('rowheader'), en.admin.consents.needed);

  await page.getByRole('button', { name: en.admin.more }).click();
  await expectCount(rows, 1 + MANY);
  await expect.element(page.getByText(en.admin.shown(MANY))).toBeInTheDocument();

  const byEmail = table.getByRole('columnheader', { name: 'Email' });
  await expect.element(byEmail).toHaveAttribute('aria-sort', 'none');
  await byEmail.getByRole('button').click();
  await expect.element(byEmail).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(page.getByLabelText(en.admin.order)).toHaveValue('email');
  await expect.poll(() => api.inputs('listUsers').at(-1)).toMatchObject({ order: 'email' });
});

test('A row opens its account, by keyboard as by a click anywhere', async () => {
  const api = apiWith(MANY);
  await openApp(api, '/admin');
  await choice('Table').click();
  const name = rows.nth(3).getByRole('button');
  name.element().focus();
  await userEvent.keyboard('{Enter}');
  await expectPath('/chat');
  expect(api.inputs('startViewing')).toEqual([{ uid: 'user3' }]);

  await openApp(api, '/admin');
  await rows.nth(4).getByText('12', { exact: true }).click();
  await expectPath('/chat');
  expect(api.inputs('startViewing').at(-1)).toEqual({ uid: 'user4' });
});

test('The table stays for a search and the next visit; a phone has cards; few users have no choice', async () => {
  const api = apiWith(MANY);
  await openApp(api, '/admin');
  await choice('Table').click();
  await page.getByLabelText(en.admin.search, { exact: true }).fill('user7@');
  await expectCount(rows, 2);
  await reloadApp();
  await expectCount(rows, 1 + PAGE);
  await resize(sizes.phone);
  await expectCount(cards, PAGE);
  await expectCount(rows, 0);
  await expectCount(choice('Table'), 0);
  await resize(sizes.desktop);
  await expectCount(rows, 1 + PAGE);
  await choice('Cards').click();
  await expectCount(cards, PAGE);

  await openApp(apiWith(PAGE), '/admin');
  await expectCount(cards, PAGE);
  await expectCount(choice('Table'), 0);
});

test('The table is Bulgarian in Bulgarian, and nothing of it is cut at 720 pixels', async () => {
  const api = apiWith(MANY);
  await openApp(api, '/admin');
  await chooseBulgarian(api);
  await choice(bg.admin.layouts.table).click();
  await expect.element(page.getByText(bg.admin.columns.questions)).toBeVisible();
  await expectNoEnglish();
  await resize({ width: 720, height: 900 });
  await expectCount(page.getByRole('row'), 1 + PAGE);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});

test('What a server of an earlier version does not send is a dash, in the table and on the card', async () => {
  const api = apiWith(MANY);
  const users = api.clients.map((user) => {
    const { uid, email, firstName, lastName, consent } = cardOf(user);
    return { uid, email, firstName, lastName, consent };
  });
  // Not an answer of this version.
  api.respond('listUsers', () => Response.json({ success: true, users, next: 'more' }));
  await openApp(api, '/admin');
  await expectContains(cards.nth(0), 'user1@people.test–');
  await choice('Table').click();
  await expectTexts(rows.nth(1).getByRole('cell'), ['user1@people.test', '–', '–', '–']);
});

function apiWith(count: number): FakeApi {
  const api = new FakeApi({ isAdmin: true });
  const users: CallOutput<'listUsers'>['users'] = Array.from({ length: count }, (_, index) =>
    cardOf(bulgarianUser(`user${index + 1}`)),
  );
  users.splice(1, 1, {
    ...cardOf({ ...bulgarianUser('user2'), plan: 'pro', asksBeforeViewing: true }),
    lastVisit: null,
    questions: 1200,
  });
  api.clients = users.map(({ uid }) => bulgarianUser(uid));
  api.answer('listUsers', ({ search = '', after, limit = count }) => {
    const found = users.filter(({ email }) => email.includes(search));
    const start = found.findIndex(({ uid }) => uid === after) + 1;
    const shown = found.slice(start, start + limit);
    const isLast = start + limit >= found.length;
    return { users: shown, next: isLast ? null : (shown.at(-1)?.uid ?? null) };
  });
  return api;
}
