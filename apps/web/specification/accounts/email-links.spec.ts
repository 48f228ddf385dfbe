import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectPath } from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { openApp } from '../app/open-app.tsx';

/* The pages behind links in emails. That the links work is shown in e2e/journeys/accounts. */

const { forgotten, newEmail, reset, signUpLink, undoEmail } = en.security;

test('Every page behind a link that fails leads back to log-in', async () => {
  const api = new FakeApi();
  api.isSignedIn = false;
  const logIn = page.getByRole('link', { name: forgotten.toLogIn, exact: true });
  const pages = [
    { path: '/confirm', text: signUpLink.invalid },
    { path: '/reset', text: reset.invalid },
    { path: '/undoemail#token', text: undoEmail.invalid, submit: undoEmail.submit },
  ];
  api.refuse('undoEmailChange', 'LINK_INVALID');
  for (const { path, text, submit } of pages) {
    await openApp(api, path);
    if (submit !== undefined) await page.getByRole('button', { name: submit }).click();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(logIn).toHaveAttribute('href', '/login');
  }
});

test('An address that needs a log-in leads to it, and log-in leads back to the link', async () => {
  const api = new FakeApi();
  api.isSignedIn = false;
  api.refuse('confirmEmailChange', 'LOG_IN_FIRST');
  await openApp(api, '/newemail#token');
  await page.getByRole('button', { name: newEmail.submit }).click();
  await expect.element(page.getByText(newEmail.logInFirst)).toBeVisible();
  const logIn = page.getByRole('button', { name: newEmail.toLogIn, exact: true });
  await expect.element(logIn).toHaveFocus();
  await logIn.click();
  await expectPath('/login');

  api.respond('auth/sign-in/email', () => {
    api.isSignedIn = true;
    return Response.json({});
  });
  await page.getByLabelText('Email', { exact: true }).fill(api.user.email);
  await page.getByLabelText('Password', { exact: true }).fill('night bread 24');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectPath('/newemail');
  expect(window.location.hash).toBe('#token');
  api.respond('confirmOwnEmailChange', () => Response.json({ success: true }));
  await page.getByRole('button', { name: newEmail.submit }).click();
  await expect.element(page.getByRole('heading', { name: newEmail.doneTitle })).toBeVisible();
});
