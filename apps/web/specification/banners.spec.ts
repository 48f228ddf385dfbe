import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ChatPage } from './app/chat-page.ts';
import {
  expectContains,
  expectCount,
  expectNoEnglish,
  expectPath,
  expectText,
} from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { chooseBulgarian } from './app/language.ts';
import { openApp } from './app/open-app.tsx';
import { openViewing } from './app/viewing.ts';

test('“Query-limit banners: free plan shows ‘Free Queries Exhausted’ with an Upgrade button to /payment; pro plan shows ‘Query Limit Reached’ with the reset date and a contact link.”', async () => {
  const api = new FakeApi();
  await openApp(api, '/chat');
  await expect.element(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  const free = page.getByRole('region', { name: 'Free Queries Exhausted' });
  await expectCount(free, 0);
  api.change({ user: { queryLimit: 0 } });
  await expect.element(free.getByText('Free Queries Exhausted', { exact: true })).toBeVisible();
  await free.getByRole('button', { name: 'Upgrade', exact: true }).click();
  await expectPath('/payment');
  await expectText(page.getByRole('heading', { level: 1 }), 'Upgrade your plan');

  await openApp(api, '/chat');
  api.change({ user: { plan: 'pro', queryResetDate: '2036-12-14T22:30:00.000Z' } });
  const pro = page.getByRole('region', { name: 'Query Limit Reached' });
  await expect.element(pro.getByText('Query Limit Reached', { exact: true })).toBeVisible();
  // In Sofia, the browser's time zone, that is the next day.
  await expectContains(pro, 'on 15 December 2036');
  const contact = pro.getByRole('link', { name: 'Contact us' });
  await expect.element(contact).toHaveAttribute('href', 'mailto:support@savet.example');
  const send = page.getByRole('button', { name: 'Disabled', exact: true });
  await expect.element(send).toBeDisabled();
  // As the field does, ideas take a draft, also on a plan whose queries come back.
  const ideas = page.getByRole('list', { name: en.chat.starterGroups.fills });
  await ideas.getByRole('button').first().click();
  await expect.element(new ChatPage().composer).not.toHaveValue('');
  await expect.element(send).toBeDisabled();

  await chooseBulgarian(api);
  await expect.element(page.getByText(bg.chat.limitReached)).toBeVisible();
  await expectNoEnglish();
  api.change({ user: { plan: 'free' } });
  await expect.element(page.getByText(bg.chat.freeExhausted)).toBeVisible();
  await expectNoEnglish();
});

test('“Admin-mode banner: ‘Viewing as {email}’ with a button back to /admin.” … “and not while in admin mode”', async () => {
  const { api, client } = await openViewing();
  const { email } = client;
  await expect.element(page.getByText(`Viewing as ${email}`, { exact: true })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect.element(menu.getByRole('link', { name: 'Brand Hub' })).toBeVisible();
  await expectCount(menu.getByRole('link', { name: 'Admin Panel' }), 0);
  const banner = page.getByRole('region', { name: 'Viewing an account' });
  await banner.getByRole('button', { name: 'Return to Admin' }).click();
  await expectPath('/admin');
  await expect.poll(() => api.inputs('stopViewing')).toHaveLength(1);
  await expectCount(page.getByText(/^Viewing as/), 0);
  await openApp(api, '/chat');
  await expect.element(menu.getByRole('link', { name: 'Admin Panel' })).toBeVisible();
  await expectCount(page.getByText(/^Viewing as/), 0);
  await chooseBulgarian(api);
  await openApp(api, '/admin');
  await page.getByRole('button', { name: email }).click();
  await expect.element(page.getByText(bg.shell.viewing.as(email))).toBeVisible();
  await expectNoEnglish();
});
