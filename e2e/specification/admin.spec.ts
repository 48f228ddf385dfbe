import { bg } from '@savet/i18n/bg';
import { expect, test } from '../fixtures.ts';
import { expectNoEnglish } from '../no-english.ts';
import { AdminPage } from '../pages/admin.ts';
import { callAs, signedIn } from '../people.ts';
import { staffPage } from '../staff.ts';
import { chooseBulgarian } from './bulgarian.ts';
import { holdBack } from './held-call.ts';

test('“Back button to /chat, title ‘Admin Panel’, text ‘Viewing all users - Click on a user to view their account’, and a gallery of user cards.” “Empty state ‘No users found’; loading ‘Loading users...’.”', {
  tag: '@desktop',
}, async ({ context, product, another }) => {
  const { email } = await signedIn(context, product);
  const { page } = await staffPage(await another(), product);
  const gallery = new AdminPage(page);
  const release = await holdBack(page, '**/api/listUsers');
  await gallery.open();
  await expect(page.getByText('Loading users...', { exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Panel');
  await expect(page.getByRole('link', { name: 'Back to chat' })).toHaveAttribute('href', '/chat');
  const text = 'Viewing all users - Click on a user to view their account';
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(gallery.cards.filter({ hasText: email })).toBeVisible();
  await expect(page.getByText('Loading users...')).toHaveCount(0);
  await gallery.search.fill('nobody-of-this-name');
  await expect(page.getByText('No users found', { exact: true })).toBeVisible();
  await expect(gallery.cards).toHaveCount(0);

  await chooseBulgarian(page, product);
  await page.getByLabel(bg.admin.search, { exact: true }).fill('никой');
  await expect(page.getByText(bg.admin.noUsers, { exact: true })).toBeVisible();
  await expectNoEnglish(page);
  await page.unroute('**/api/listUsers');
  const releaseAgain = await holdBack(page, '**/api/listUsers');
  await page.reload();
  await expect(page.getByText(bg.admin.loadingUsers, { exact: true })).toBeVisible();
  releaseAgain();
});

test('“Card: initial avatar (first letter of first name, else of email), full name (or first name only, or ‘Unnamed User’), and email.” “Clicking a card starts impersonation and goes to /chat.”', {
  tag: '@desktop',
}, async ({ context, product, another }) => {
  const person = await signedIn(context, product);
  const { page } = await staffPage(await another(), product);
  const gallery = new AdminPage(page);
  const card = gallery.cards.filter({ hasText: person.email });
  const call = await callAs(context, product);
  const looks = [
    [person.firstName, person.lastName, 'И', 'Ива Петрова'],
    [person.firstName, '', 'И', 'Ива'],
    ['', '', 'I', 'Unnamed User'],
  ];
  for (const [firstName, lastName, initial = '', name = ''] of looks) {
    expect(await call('updateUser', { firstName, lastName })).toBe(200);
    await gallery.open();
    await gallery.search.fill(person.email);
    await expect(card).toHaveText(`${initial}${name}${person.email}`);
  }
  await card.getByRole('button').click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByText(`Viewing as ${person.email}`)).toBeVisible();
});
