import { en } from '@savet/i18n/en';
import { unbrokenDate } from '@savet/i18n/formats';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectCount, expectPath } from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { openApp, resize } from '../app/open-app.tsx';

/* The deletion of an account. That the server does what the screens say is shown in e2e/journeys/accounts. */

const until = '2026-12-08T10:00:00.000Z';
const date = unbrokenDate('en', until);
const signIn = 'auth/sign-in/email';

test('The dialog says what happens, and names the subscription only if there is one', async () => {
  const api = new FakeApi();
  await openApp(api, '/profile');
  const dialog = await openDialog();
  const subscription = dialog.getByText(/^Your subscription will end at once/);
  await expectCount(subscription, 0);
  await expect.element(dialog.getByText(/everything will be erased for good/)).toBeVisible();
  await expect.element(dialog.getByText(/invoices with Stripe/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expectCount(dialog, 0);

  api.change({
    user: {
      plan: 'pro',
      subscription: {
        billingCycle: 'monthly',
        startedAt: null,
        price: 1_994,
        status: 'active',
        paidUntil: until,
        cancelAtPeriodEnd: false,
      },
    },
  });
  await openDialog();
  await expect.element(subscription).toBeVisible();
});

test('The dialog begins with the field in focus; on a low phone with the title, and the field comes after the list', async () => {
  await openApp(new FakeApi(), '/profile');
  const dialog = await openDialog();
  await expect.element(dialog.getByLabelText('Current password', { exact: true })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expectCount(dialog, 0);

  await resize({ width: 360, height: 560 });
  await openDialog();
  const title = dialog.getByRole('heading', { name: 'Delete your account?' });
  await expect.element(title).toHaveFocus();
  await expect.element(title).toBeInViewport({ ratio: 1 });
  await expect.element(dialog.getByText(en.security.deletion.closing)).toBeInViewport({ ratio: 1 });
  const password = dialog.getByLabelText('Current password', { exact: true });
  await expect.element(password).not.toBeInViewport();
  const confirm = dialog.getByRole('button', { name: 'Delete account' });
  await expect.element(confirm).toBeInViewport({ ratio: 1 });
});

test('A wrong password is said in the dialog; the right one leads to log-in, which names the last day', async () => {
  const api = new FakeApi();
  await openApp(api, '/profile');
  const draft = `savet.draft.${api.user.uid}.c`;
  localStorage.setItem(draft, 'half a question');
  const dialog = await openDialog();
  api.refuse('deleteAccount', 'WRONG_PASSWORD');
  await confirm();
  await expect.element(dialog.getByText('Your current password is not correct.')).toBeVisible();
  expect(localStorage.getItem(draft)).toBe('half a question');

  api.respond('deleteAccount', () => {
    api.isSignedIn = false;
    return Response.json({ success: true, until });
  });
  await confirm();
  await expectPath('/login');
  const note = `Your account is closed. Until ${date} you can log in and keep it; after that, everything in it is erased.`;
  await expect.element(page.getByRole('alert').filter({ hasText: note })).toBeVisible();
  expect(localStorage.getItem(draft)).toBe(null);
  await expectCount(page.getByText('Good to see you again.'), 0);
});

test('Log-in asks whether to keep an account that is being deleted, and then says that it stays', async () => {
  const api = new FakeApi();
  api.isSignedIn = false;
  api.respond(signIn, () =>
    Response.json({ code: 'ACCOUNT_BEING_DELETED', until }, { status: 403 }),
  );
  await openApp(api, '/login');
  await page.getByLabelText('Email', { exact: true }).fill(api.user.email);
  await page.getByLabelText('Password', { exact: true }).fill('night bread 24');
  const submit = page.getByRole('button', { name: 'Log in', exact: true });
  await submit.click();
  const dialog = page.getByRole('dialog', { name: 'This account is set to be deleted' });
  await expect.element(dialog.getByText(new RegExp(`erased on ${date}`))).toBeVisible();
  await dialog.getByRole('button', { name: 'Let it be deleted' }).click();
  await expectCount(dialog, 0);
  await submit.click();
  await expect.element(dialog).toBeVisible();

  api.respond(signIn, () => {
    api.isSignedIn = true;
    return Response.json({});
  });
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expectPath(/^\/chat/);
  await expect.element(page.getByText('Welcome back. Your account stays')).toBeVisible();
  const sent = api.requests.filter(({ route }) => route === signIn).map(({ input }) => input);
  const account = { email: api.user.email, password: 'night bread 24' };
  expect(sent).toEqual([account, account, { ...account, keepAccount: true }]);
});

async function openDialog() {
  await page.getByRole('button', { name: 'Delete account', exact: true }).click();
  return page.getByRole('dialog', { name: 'Delete your account?' });
}

async function confirm(): Promise<void> {
  await page.getByLabelText('Current password', { exact: true }).fill('night bread 24');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Delete account', exact: true }).click();
}
