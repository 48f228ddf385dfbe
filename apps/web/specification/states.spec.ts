import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChatPage } from './app/chat-page.ts';
import { expectCount, expectPath, expectText } from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { openApp, reloadApp } from './app/open-app.tsx';
import { openViewing } from './app/viewing.ts';

/* Section 4. */

test('“When queryUsed reaches queryLimit the matching banner shows. A free user trying to send over the limit is sent to /payment; a pro user is simply blocked.”', async () => {
  const api = new FakeApi({ queryLimit: 1 });
  const chat = new ChatPage();
  await openApp(api, '/chat');
  await expect.element(page.getByText('1 of 1 query left')).toBeVisible();
  await expectCount(page.getByText('Free Queries Exhausted'), 0);
  await chat.ask('The only one');
  const turn = await api.nextTurn();
  turn.say('Here it is.');
  turn.finish();
  await chat.settled();
  await expect.element(page.getByText('Free Queries Exhausted')).toBeVisible();
  await chat.ask('One more');
  await expectPath('/payment');

  api.change({ user: { plan: 'pro', queryLimit: 0, queryResetDate: '2036-12-14T10:00:00.000Z' } });
  window.history.back();
  await expect.element(page.getByText('Query Limit Reached')).toBeVisible();
  await chat.composer.fill('One more');
  await userEvent.keyboard('{Enter}');
  await expect.element(chat.composer).toHaveValue('One more');
  const send = page.getByRole('button', { name: 'Disabled', exact: true });
  await expect.element(send).toBeDisabled();
  await expectPath(/^\/chat\/.+$/);
  await expectCount(chat.questions, 1);
  expect(api.inputs('generateResponse')).toHaveLength(1);
});

test('“Pro reset: for a pro user whose queryResetDate is now or past, the client asks the server to reset monthly queries. The pro reset date shown falls back to the 1st of the next month.”', async () => {
  const resetDate = '2026-12-15T10:00:00.000Z';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(resetDate) - 60_000 });
  const api = new FakeApi({ plan: 'pro', queryLimit: 100, queryResetDate: resetDate });
  await openApp(api, '/chat');
  await expect.element(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  expect(api.inputs('resetMonthlyQueries')).toEqual([]);
  vi.setSystemTime(resetDate);
  await reloadApp();
  await expect.poll(() => api.inputs('resetMonthlyQueries')).toEqual([{ uid: api.user.uid }]);

  api.change({ user: { queryUsed: 100, queryResetDate: null } });
  await reloadApp();
  await expect.element(page.getByText(/ on 1\sJanuary\s2027\.$/)).toBeVisible();
});

test('“Impersonation: off by default. Starting stores the impersonated user and original admin and turns admin mode on; stopping clears all three and returns to /admin. While impersonating: chat input is disabled, editing is disabled, language toggle is disabled.”', async () => {
  const stored = () => sessionStorage.getItem('savet.viewing');
  expect(stored()).toBe(null);
  const { api, client } = await openViewing({ plan: 'pro' });
  const { uid, email } = client;
  const kept = { uid, email, displayName: 'Ива Петрова', adminUid: api.user.uid };
  expect(JSON.parse(stored() ?? '')).toMatchObject(kept);
  await expect.element(new ChatPage().composer).toBeDisabled();
  await openApp(api, '/profile');
  for (const name of ['English', 'Български']) {
    await expect.element(page.getByRole('button', { name })).toBeDisabled();
  }
  await expectCount(page.getByRole('button', { name: /^Edit / }), 0);
  await openApp(api, '/brandhub');
  await expectText(page.getByRole('heading', { level: 1 }), 'Brand Hub (view only)');
  await expectCount(page.getByRole('button', { name: /^Edit / }), 0);
  await page.getByRole('button', { name: 'Return to Admin' }).click();
  await expectPath('/admin');
  // The viewing ends when the admin panel opens.
  await expect.poll(stored).toBe(null);
  expect(api.inputs('updateUser')).toEqual([]);
});

test('“Language toggles EN/BG and is saved to the user document, except in admin mode.”', async () => {
  const api = new FakeApi();
  await openApp(api, '/profile');
  await page.getByRole('button', { name: 'Български' }).click();
  await expect.poll(() => api.user.language).toBe('BG');
});
