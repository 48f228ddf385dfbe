import type { Page } from '@playwright/test';
import { answerCall } from './answer-call.ts';
import { offerProviders } from './offer-providers.ts';
import type { State } from './stage.ts';

export const entranceStates: readonly State[] = [
  { name: 'log-in', who: 'nobody', path: '/login' },
  {
    name: 'log-in-refused',
    who: 'nobody',
    path: '/login',
    prepare: async (page) => {
      await page.locator('input[type=email]').fill('nobody@people.example');
      await page.locator('input[type=password]').fill('wrong-one');
      await page.locator('form button[type=submit]').click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'log-in-deleted',
    who: 'nobody',
    path: '/login',
    prepare: async (page, { text, problems }) => {
      problems.expect(/status of 403 .*sign-in/);
      await page.route('**/api/auth/sign-in/**', (route) =>
        route.fulfill({
          status: 403,
          json: { code: 'ACCOUNT_BEING_DELETED', until: '2026-12-08T10:00:00.000Z' },
        }),
      );
      await page.locator('input[type=email]').fill('nobody@people.example');
      await page.locator('input[type=password]').fill('night bread 24');
      await page.locator('form button[type=submit]').click();
      await page.getByRole('button', { name: text.security.closed.keep }).waitFor();
    },
  },
  {
    name: 'log-in-code',
    who: 'nobody',
    path: '/login',
    prepare: async (page, { text, problems }) => {
      problems.expect(/status of 403 .*sign-in/);
      await page.route('**/api/auth/sign-in/**', (route) =>
        route.fulfill({ status: 403, json: { code: 'CODE_WRONG' } }),
      );
      await page.locator('input[type=email]').fill('nobody@people.example');
      await page.locator('input[type=password]').fill('night bread 24');
      await page.locator('form button[type=submit]').click();
      await page.getByText(text.security.logInCode.wrong).waitFor();
    },
  },
  {
    name: 'log-in-providers',
    who: 'nobody',
    path: '/login',
    prepare: async (page, { text }) => {
      await offerProviders(page);
      await page.getByRole('button', { name: text.accounts.continueWith('Google') }).waitFor();
    },
  },
  {
    name: 'continue-refused',
    who: 'nobody',
    path: '/continue?refusal=ACCOUNT_NOT_VERIFIED',
    prepare: async (page, { text }) => {
      const { refusals } = text.security.providerReturn;
      await page.getByText(refusals.ACCOUNT_NOT_VERIFIED).waitFor();
    },
  },
  {
    name: 'continue-code',
    who: 'nobody',
    path: '/login',
    prepare: async (page, { text, problems }) => {
      problems.expect(/status of 403 .*provider\/log-in/);
      await page.route('**/api/auth/provider/log-in', (route) =>
        route.fulfill({ status: 403, json: { code: 'CODE_REQUIRED' } }),
      );
      await page.goto('/continue');
      await page.getByRole('dialog', { name: text.security.logInCode.title }).waitFor();
    },
  },
  {
    name: 'log-in-passkey-refused',
    who: 'nobody',
    path: '/login',
    prepare: async (page, { text, problems }) => {
      problems.expect(/status of 403 .*startPasskeyLogIn/);
      const refused = { success: false, error: '', code: 'PASSKEY_REFUSED' };
      await page.route('**/api/startPasskeyLogIn', (route) =>
        route.fulfill({ status: 403, json: refused }),
      );
      await page.getByRole('button', { name: text.accounts.logIn.passkey }).click();
      await page.getByText(text.errors.byCode.PASSKEY_REFUSED).waitFor();
    },
  },
  { name: 'sign-up', who: 'nobody', path: '/signup' },
  {
    name: 'sign-up-errors',
    who: 'nobody',
    path: '/signup',
    prepare: async (page) => {
      await fill(page, ['Iva', 'Petrova', 'iva@people.example', 'night bread 24', 'another']);
      await page.locator('form button[type=submit]').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'sign-up-weak-password',
    who: 'nobody',
    path: '/signup',
    prepare: async (page, { text }) => {
      await fill(page, ['', '', '', 'password']);
      await page.getByText(text.accounts.signUp.strengths.weak).waitFor();
    },
  },
  {
    name: 'sign-up-common-password',
    who: 'nobody',
    path: '/signup',
    prepare: async (page, { text, problems }) => {
      problems.expect(/status of 400 .*sign-up/);
      await answerCall(page, 'auth/sign-up/email', { code: 'PASSWORD_COMMON' });
      await fill(page, newAccount);
      await page.locator('form button[type=submit]').click();
      await page.getByText(text.errors.byCode.PASSWORD_COMMON).waitFor();
    },
  },
  {
    name: 'sign-up-mailed',
    who: 'nobody',
    path: '/signup',
    prepare: async (page, { text }) => {
      await answerCall(page, 'auth/sign-up/email', { isMailed: true });
      await fill(page, newAccount);
      await page.locator('form button[type=submit]').click();
      const { again, sentAgain } = text.security.signUpLink;
      await page.getByRole('button', { name: again }).click();
      await page.getByText(sentAgain('iva@people.example')).waitFor();
    },
  },
  {
    name: 'log-in-busy',
    who: 'nobody',
    path: '/login',
    isCovered: true,
    prepare: async (page, { text, problems }) => {
      problems.expect(/ERR_FAILED .*sign-in/);
      const held = Promise.withResolvers<void>();
      await page.route('**/api/auth/sign-in/**', async (route) => {
        await held.promise;
        await route.abort();
      });
      await page.locator('input[type=email]').fill('nobody@people.example');
      await page.locator('input[type=password]').fill('wrong-one');
      await page.locator('form button[type=submit]').click();
      await page.getByText(text.accounts.logIn.busy).waitFor();
      return async () => held.resolve();
    },
  },
  {
    name: 'offline',
    who: 'nobody',
    path: '/offline.html',
    prepare: async (page) => {
      // The server does answer, so the page would leave while it is checked.
      await page.route('**/readyz', () => undefined);
      await page.reload();
    },
  },
];

const newAccount = ['Iva', 'Petrova', 'iva@people.example', 'night bread 24', 'night bread 24'];

async function fill(page: Page, values: readonly string[]): Promise<void> {
  for (const [index, value] of values.entries()) {
    await page.locator('form input').nth(index).fill(value);
  }
}
