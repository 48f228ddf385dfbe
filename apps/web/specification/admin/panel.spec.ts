import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bulgarianUser } from '../app/documents.ts';
import { expectCount, expectNoEnglish, expectPath, expectText } from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { chooseBulgarian } from '../app/language.ts';
import { openApp, reloadApp, resize, sizes } from '../app/open-app.tsx';

const cards = page
  .getByRole('region', { name: en.admin.views.users, exact: true })
  .getByRole('listitem');

test('“Back button to /chat, title ‘Admin Panel’, text ‘Viewing all users - Click on a user to view their account’, and a gallery of user cards.” “Empty state ‘No users found’; loading ‘Loading users...’.”', async () => {
  const api = new FakeApi({ isAdmin: true });
  api.clients = [bulgarianUser('boyan')];
  const release = api.hold('listUsers');
  await openApp(api, '/admin');
  await expect.element(page.getByText('Loading users...', { exact: true })).toBeVisible();
  release();
  await expectText(page.getByRole('heading', { level: 1 }), 'Admin Panel');
  const back = page.getByRole('link', { name: 'Back to chat' });
  await expect.element(back).toHaveAttribute('href', '/chat');
  const text = 'Viewing all users - Click on a user to view their account';
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(cards.filter({ hasText: 'boyan@people.test' })).toBeVisible();
  await expectCount(page.getByText('Loading users...'), 0);
  await page.getByLabelText(en.admin.search, { exact: true }).fill('nobody-of-this-name');
  await expect.element(page.getByText('No users found', { exact: true })).toBeVisible();
  await expectCount(cards, 0);

  await chooseBulgarian(api);
  await page.getByLabelText(bg.admin.search, { exact: true }).fill('никой');
  await expect.element(page.getByText(bg.admin.noUsers, { exact: true })).toBeVisible();
  await expectNoEnglish();
  const releaseAgain = api.hold('listUsers');
  await reloadApp();
  await expect.element(page.getByText(bg.admin.loadingUsers, { exact: true })).toBeVisible();
  releaseAgain();
});

test('Plan and order of the users are chosen, and stay in the address', async () => {
  const api = new FakeApi({ isAdmin: true });
  api.clients = [
    bulgarianUser('boyan'),
    { ...bulgarianUser('pavel'), plan: 'pro' },
    { ...bulgarianUser('petar'), plan: 'pro' },
  ];
  await openApp(api, '/admin');
  await expectCount(cards, 3);
  await page.getByLabelText('Plan', { exact: true }).selectOptions('Pro');
  await expectCount(cards, 2);
  await page.getByLabelText(en.admin.order).selectOptions(en.admin.orders.name);
  await expect.poll(() => window.location.search).toBe('?plan=pro&order=name');
  const asked = () => api.inputs('listUsers').at(-1);
  await expect.poll(asked).toMatchObject({ plan: 'pro', order: 'name' });

  await openApp(api, '/admin?plan=pro&order=oldest');
  await expectCount(cards, 2);
  await expect.element(page.getByLabelText(en.admin.order)).toHaveValue('oldest');
  await page.getByLabelText('Plan', { exact: true }).selectOptions('All plans');
  await expectCount(cards, 3);
  await expect.poll(() => window.location.search).toBe('?order=oldest');

  // A plan that does not exist.
  await openApp(api, '/admin?plan=gold');
  await expectCount(cards, 3);
  await expect.element(page.getByLabelText('Plan', { exact: true })).toHaveValue('all');
});

test('A card shows the whole date of the last visit on a phone, in Bulgarian too', async () => {
  await resize(sizes.phone);
  const api = new FakeApi({ isAdmin: true, language: 'BG' });
  api.clients = [{ ...bulgarianUser('iva'), plan: 'enterprise' }];
  await openApp(api, '/admin');
  const visit = page.getByText('активност на');
  await expect.element(visit).toBeVisible();
  const line = visit.element();
  expect(line.scrollWidth).toBe(line.clientWidth);
});

test('“Card: initial avatar (first letter of first name, else of email), full name (or first name only, or ‘Unnamed User’), and email.” “Clicking a card starts impersonation and goes to /chat.”', async () => {
  const api = new FakeApi({ isAdmin: true });
  const looks = [
    ['Ива', 'Петрова', 'И', 'Ива Петрова'],
    ['Ива', '', 'И', 'Ива'],
    ['', '', 'I', 'Unnamed User'],
  ] as const;
  for (const [firstName, lastName, initial, name] of looks) {
    const client = { ...bulgarianUser('iva'), firstName, lastName };
    api.clients = [client];
    await openApp(api, '/admin');
    await expectText(cards, `${initial}${name}${client.email}Free · last visit 2 Nov 2026`);
  }
  await cards.getByRole('button').click();
  await expectPath('/chat');
  await expect.element(page.getByText('Viewing as iva@people.test')).toBeVisible();
  expect(api.inputs('startViewing')).toEqual([{ uid: 'iva' }]);
});

test('“Brand Hub colour save errors and admin user-fetch errors are only logged; on fetch failure the admin list loads empty.”', async () => {
  const api = new FakeApi({ isAdmin: true, plan: 'pro' });
  api.refuse('listUsers', 'INTERNAL');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openApp(api, '/admin');
  await expect.element(page.getByText('No users found', { exact: true })).toBeVisible();
  expect(warn).toHaveBeenCalledWith('The users could not be read', expect.anything());
  await expectCount(page.getByRole('alert'), 0);

  // The screen also shows an error next to the colour, which the specification does not require.
  api.refuse('saveBrandField', 'INVALID_INPUT');
  await openApp(api, '/brandhub');
  await page.getByRole('button', { name: 'Edit Brand Colours' }).click();
  await page.getByRole('button', { name: 'Add a colour' }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectCount(page.getByRole('dialog'), 0);
  const field = () =>
    document.getElementById('userInfo.brandHub.visualIdentity.brandColors')?.textContent;
  await expect.poll(field).toContain('was not saved.');
  await expect.poll(field).toContain('#CCCCCC');
});

test('A rated answer is shown as its user saw it, and nothing in it is HTML', async () => {
  const api = new FakeApi({ isAdmin: true });
  const { uid, email, firstName, lastName } = bulgarianUser('iva');
  const answer = '## Prices\n\n- **9 €** a month\n\n<img src="x" onerror="alert(1)">';
  const rated = { chatId: 'c', messageId: 'm', question: '**Which** price?', answer };
  const givenAt = '2026-11-02T09:30:00.000Z';
  api.answer('listFeedback', () => ({
    feedback: [{ uid, email, firstName, lastName, ...rated, feedback: 'good', givenAt }],
    next: null,
  }));
  await openApp(api, '/admin/feedback');
  await expect.element(page.getByRole('heading', { name: 'Prices' })).toBeVisible();
  await expectText(page.getByRole('strong').filter({ hasText: '9 €' }), '9 €');
  await expectCount(page.getByRole('img'), 0);
  // The question is a text of the user, not Markdown.
  await expect.element(page.getByText('**Which** price?')).toBeVisible();
});
