import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectCount,
  expectNoEnglish,
  expectOverlay,
  expectPath,
  expectText,
} from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { openApp } from '../app/open-app.tsx';

const route = 'auth/sign-in/email';

test('“Fields: email and password, both required. Link to sign-up.”', async () => {
  const api = new FakeApi();
  api.isSignedIn = false;
  await openApp(api, '/login');
  await expectText(page.getByRole('heading', { level: 1 }), 'Log in');
  const email = page.getByLabelText('Email', { exact: true });
  const password = page.getByLabelText('Password', { exact: true });
  await expect.element(email).toHaveAttribute('type', 'email');
  await expect.element(password).toHaveAttribute('type', 'password');
  const submit = page.getByRole('button', { name: 'Log in', exact: true });
  const invalid = () => document.querySelectorAll('input:invalid');
  await submit.click();
  await expectCount(invalid, 2);
  await email.fill('iva@people.test');
  await submit.click();
  await expectCount(invalid, 1);
  await email.fill('');
  await password.fill('нощен хляб 24');
  await submit.click();
  await expectCount(invalid, 1);
  expect(api.requests.filter((request) => request.route === route)).toEqual([]);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expectPath('/signup');

  await openApp(api, '/login');
  await page.getByRole('button', { name: 'BG', exact: true }).click();
  await expectText(page.getByRole('heading', { level: 1 }), bg.accounts.logIn.title);
  await expectNoEnglish();
});

test('“While submitting, a full-screen overlay reads ‘Logging in...’.” “On success goes to /app.”', async () => {
  const visited = vi.spyOn(window.history, 'replaceState');
  for (const language of ['EN', 'BG'] as const) {
    const api = new FakeApi({ language });
    api.isSignedIn = false;
    await openApp(api, '/login');
    await page.getByRole('button', { name: language, exact: true }).click();
    const texts = language === 'EN' ? { email: 'Email', password: 'Password' } : bg.accounts.logIn;
    await page.getByLabelText(texts.email, { exact: true }).fill(api.user.email);
    await page.getByLabelText(texts.password, { exact: true }).fill('нощен хляб 24');
    const release = api.hold(route);
    await userEvent.keyboard('{Enter}');
    await expectOverlay(language === 'EN' ? 'Logging in...' : bg.accounts.logIn.busy);
    release();
    await expectPath('/chat');
  }
  const paths = visited.mock.calls.map(([, , url]) => url);
  expect(paths.filter((path) => path === '/app')).toHaveLength(2);
});

test.for([
  { title: 'becomes that of the account', chosen: 'BG', texts: bg },
  { title: 'is that of the account when nothing was chosen', chosen: undefined, texts: en },
])('The language after log-in $title', async ({ chosen, texts: { accounts } }) => {
  const api = new FakeApi({ language: 'EN' });
  api.isSignedIn = false;
  await openApp(api, '/login');
  if (chosen) await page.getByRole('button', { name: chosen, exact: true }).click();
  await page.getByLabelText(accounts.logIn.email, { exact: true }).fill(api.user.email);
  await page.getByLabelText(accounts.logIn.password, { exact: true }).fill('нощен хляб 24');
  await userEvent.keyboard('{Enter}');
  await expectPath('/chat');
  const language = chosen ?? 'EN';
  await expect.poll(() => api.user.language).toBe(language);
  await expect.poll(() => document.documentElement.lang).toBe(language.toLowerCase());
});

test('“An already signed-in user is redirected to /chat.”', async () => {
  await openApp(new FakeApi(), '/login');
  await expectPath('/chat');
});

test('log-in leads to the page that was asked for, but not after a log-out', async () => {
  const api = new FakeApi();
  const logIn = async () => {
    await page.getByLabelText('Email', { exact: true }).fill(api.user.email);
    await page.getByLabelText('Password', { exact: true }).fill('нощен хляб 24');
    await userEvent.keyboard('{Enter}');
  };
  api.isSignedIn = false;
  await openApp(api, '/profile?from=mail#queries');
  await expectPath('/login');
  await logIn();
  await expectPath('/profile');
  expect(window.location.search + window.location.hash).toBe('?from=mail#queries');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expectPath('/login');
  await logIn();
  await expectPath('/chat');
});
