import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectContains,
  expectCount,
  expectNoEnglish,
  expectPath,
  expectText,
} from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { chooseBulgarian } from '../app/language.ts';
import { openApp, resize, sizes } from '../app/open-app.tsx';
import { openViewing } from '../app/viewing.ts';

const title = page.getByRole('heading', { level: 1 });

test.for(Object.entries(sizes))(
  '“Back-to-chat button; name row with an edit modal (first and last name); read-only email row; language toggle EN/BG.” “Log out button returning to /login.” On a %s',
  async ([, size]) => {
    await resize(size);
    const api = new FakeApi();
    await openApp(api, '/profile');
    await expectText(title, 'Profile');
    const back = page.getByRole('link', { name: 'Back to chat' });
    await expect.element(back).toHaveAttribute('href', '/chat');

    await page.getByRole('button', { name: 'Edit name' }).click();
    const modal = page.getByRole('dialog', { name: 'Your name' });
    const firstName = modal.getByLabelText('First name', { exact: true });
    await expect.element(firstName).toHaveValue('Ива');
    await firstName.fill('Иванка');
    await modal.getByLabelText('Last name', { exact: true }).fill('Тодорова');
    await modal.getByRole('button', { name: 'Save', exact: true }).click();
    await expectCount(modal, 0);
    expect(api.user).toMatchObject({ firstName: 'Иванка', lastName: 'Тодорова' });
    await expect.element(page.getByText('Иванка Тодорова', { exact: true })).toBeVisible();
    await expect.element(page.getByText(api.user.email, { exact: true })).toBeVisible();
    // The page has no text field.
    await expectCount(page.getByRole('textbox'), 0);

    const english = page.getByRole('button', { name: 'English', exact: true });
    const bulgarian = page.getByRole('button', { name: 'Български', exact: true });
    await expect.element(english).toHaveAttribute('aria-pressed', 'true');
    await bulgarian.click();
    await expectText(title, bg.profile.title);
    await expect.element(bulgarian).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => api.user.language).toBe('BG');
    await expectNoEnglish();
    await english.click();
    await expectText(title, 'Profile');

    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await expectPath('/login');
    expect(api.isSignedIn).toBe(false);
  },
);

test('“Subscription section (hidden for testers) showing the plan, a Manage Billing button for pro, and an Upgrade to Pro button for free.”', async () => {
  const api = new FakeApi();
  await openApp(api, '/profile');
  const section = page.getByRole('region', { name: 'Subscription', exact: true });
  const manage = section.getByRole('button', { name: 'Manage Billing', exact: true });
  const upgrade = section.getByRole('button', { name: 'Upgrade to Pro', exact: true });
  await expect.element(section.getByText('Free', { exact: true })).toBeVisible();
  await expectCount(manage, 0);
  await upgrade.click();
  await expectPath('/payment');
  await expectText(title, 'Upgrade your plan');

  api.change({ user: { plan: 'pro', queryLimit: 100 } });
  await openApp(api, '/profile');
  await expect.element(section.getByText('Pro', { exact: true })).toBeVisible();
  await expect.element(manage).toBeVisible();
  await expectCount(upgrade, 0);
  api.change({ user: { plan: 'enterprise' } });
  await expect.element(section.getByText('Enterprise', { exact: true })).toBeVisible();
  api.change({ user: { isTester: true } });
  await expectCount(section, 0);
});

test('“In admin mode the title says view only and editing is disabled.” “Log out button (hidden in admin mode)”', async () => {
  const { api, client } = await openViewing();
  await openApp(api, '/profile');
  await expectText(title, 'Profile (view only)');
  await expect.element(page.getByText(client.email, { exact: true })).toBeVisible();
  await expectCount(page.getByRole('button', { name: 'Edit name' }), 0);
  await expect.element(page.getByRole('button', { name: 'Български' })).toBeDisabled();
  await expectCount(page.getByRole('button', { name: 'Log out' }), 0);
  await expectCount(page.getByRole('button', { name: 'Upgrade to Pro' }), 0);
});

test('the list of queries says which ones were not counted, in both languages', async () => {
  const api = new FakeApi();
  const entry = {
    purpose: 'answer',
    current: true,
    chatId: 'c1',
    messageId: 'm1',
    version: null,
    createdAt: '2026-02-03T10:00:00.000Z',
    settledAt: '2026-02-03T10:00:01.000Z',
  } as const;
  api.answer('listQueries', () => ({
    queries: [
      { ...entry, queryId: 'q3', question: 'Hello', state: 'given_back', reason: 'no_answer' },
      { ...entry, queryId: 'q2', question: 'Why?', state: 'given_back', reason: 'failed' },
      { ...entry, queryId: 'q1', question: 'How?', state: 'kept', reason: null },
    ],
    more: false,
  }));
  await openApp(api, '/profile');
  const row = (question: string, outcome: string) =>
    page.getByRole('listitem').filter({ hasText: question }).getByText(outcome, { exact: true });
  await expect.element(row('Hello', 'Not counted')).toBeVisible();
  await expect.element(row('Why?', 'Returned: the answer failed')).toBeVisible();
  await expect.element(row('How?', 'Used')).toBeVisible();
  await page.getByRole('button', { name: 'Български', exact: true }).click();
  await expect.element(row('Hello', bg.quota.notCounted)).toBeVisible();
});

test('the list of queries says which version of a question was asked, and whether the chat shows it', async () => {
  const api = new FakeApi();
  const entry = {
    purpose: 'answer',
    state: 'kept',
    reason: null,
    current: true,
    chatId: 'c1',
    question: 'Защо?',
    createdAt: '2026-02-03T10:00:00.000Z',
    settledAt: null,
  } as const;
  api.answer('listQueries', () => ({
    queries: [
      { ...entry, queryId: 'q3', messageId: 'm3', version: { number: 2, count: 2, shown: true } },
      { ...entry, queryId: 'q2', messageId: 'm2', version: { number: 1, count: 2, shown: false } },
      { ...entry, queryId: 'q1', messageId: 'm1', version: null, question: 'Кога?' },
    ],
    more: false,
  }));
  await openApp(api, '/profile');
  for (const { quota } of [en, bg]) {
    if (quota === bg.quota) await chooseBulgarian(api);
    const list = page.getByRole('region', { name: quota.ledger });
    await expectContains(list, ` · ${quota.version(2, 2, true)}`);
    await expectContains(list, ` · ${quota.version(1, 2, false)}`);
    await expectCount(list.getByText('·'), 2);
  }
  // On a phone, the outcome and its time share a line.
  await resize(sizes.phone);
  const outcome = page.getByText(bg.quota.states.kept, { exact: true }).first().element();
  const time = outcome.parentElement?.querySelector('time');
  // Their letters have two sizes, and stand on one line.
  const off = (time?.getBoundingClientRect().top ?? 0) - outcome.getBoundingClientRect().top;
  expect(Math.abs(off)).toBeLessThan(4);
});
