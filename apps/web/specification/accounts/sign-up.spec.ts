import { bg } from '@savet/i18n/bg';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectCount,
  expectNoEnglish,
  expectOverlay,
  expectPath,
  expectText,
} from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { openApp } from '../app/open-app.tsx';

const route = 'auth/sign-up/email';

test('“Fields: first name, last name, email, password, confirm password, all required. Link to log-in.”', async () => {
  const api = new FakeApi();
  api.isSignedIn = false;
  await openApp(api, '/signup');
  const labels = ['First name', 'Last name', 'Email', 'Password', 'Confirm password'];
  const submit = page.getByRole('button', { name: 'Create account', exact: true });
  for (const [index, label] of labels.entries()) {
    await submit.click();
    await expectCount(() => document.querySelectorAll('input:invalid'), labels.length - index);
    const field = page.getByLabelText(label, { exact: true });
    // The browser reports the next empty field.
    await expect.element(field).toHaveFocus();
    await field.fill(label === 'Email' ? 'iva@b.test' : 'Иванка');
  }
  await expectCount(() => document.querySelectorAll('input'), labels.length);
  const email = page.getByLabelText('Email', { exact: true });
  await expect.element(email).toHaveAttribute('type', 'email');
  expect(api.requests.filter((request) => request.route === route)).toEqual([]);
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expectPath('/login');

  await openApp(api, '/signup');
  await page.getByRole('button', { name: 'BG', exact: true }).click();
  await expectText(page.getByRole('heading', { level: 1 }), bg.accounts.signUp.title);
  await expectNoEnglish();
});

test('a name of spaces is a missing name', async () => {
  const api = new FakeApi();
  api.isSignedIn = false;
  await openApp(api, '/signup');
  await page.getByRole('button', { name: 'BG', exact: true }).click();
  const { signUp, errors } = bg.accounts;
  const firstName = page.getByLabelText(signUp.firstName, { exact: true });
  await firstName.fill('  ');
  await page.getByRole('button', { name: signUp.submit, exact: true }).click();
  await expect.element(firstName).toHaveFocus();
  expect(firstName.element()).toHaveProperty('validationMessage', errors.required);
  await firstName.fill(' Ива ');
  expect(firstName.element()).toHaveProperty('validity.valid', true);
});

test.for(['EN', 'BG'] as const)(
  '“While submitting, an overlay reads ‘Creating your account...’. On success goes to /payment.” %s',
  async (language) => {
    const api = new FakeApi({ language });
    api.isSignedIn = false;
    await openApp(api, '/signup');
    await page.getByRole('button', { name: language, exact: true }).click();
    await expect.poll(() => document.documentElement.lang).toBe(language.toLowerCase());
    const values = ['Ива', 'Петрова', api.user.email, 'нощен хляб 24', 'нощен хляб 24'];
    const fields = document.querySelectorAll('form input');
    for (const [index, value] of values.entries()) {
      await page.elementLocator(fields[index] ?? document.body).fill(value);
    }
    const release = api.hold(route);
    const submit = document.querySelector('form button[type=submit]') ?? document.body;
    await page.elementLocator(submit).click();
    await expectOverlay(language === 'EN' ? 'Creating your account...' : bg.accounts.signUp.busy);
    release();
    await expectPath('/payment');
    const title = language === 'EN' ? 'Choose your plan' : bg.billing.title;
    await expectText(page.getByRole('heading', { level: 1 }), title);
  },
);

test('“(best effort, failure only logged)”: sign-up succeeds without a customer', async () => {
  const api = new FakeApi();
  api.isSignedIn = false;
  api.refuse('createStripeCustomer', 'CUSTOMER_FAILED');
  await openApp(api, '/signup');
  for (const [label, value] of [
    ['First name', 'Ива'],
    ['Last name', 'Петрова'],
    ['Email', api.user.email],
    ['Password', 'нощен хляб 24'],
    ['Confirm password', 'нощен хляб 24'],
  ] as const) {
    await page.getByLabelText(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expectPath('/payment');
  await expectText(page.getByRole('heading', { level: 1 }), 'Choose your plan');
  await expectCount(page.getByRole('alert'), 0);
  expect(api.inputs('createStripeCustomer')).toHaveLength(1);
});

test('“A signed-in user is redirected to /chat.”', async () => {
  await openApp(new FakeApi(), '/signup');
  await expectPath('/chat');
});
