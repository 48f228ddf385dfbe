import { en } from '@savet/i18n/en';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectPath } from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { openApp } from '../app/open-app.tsx';

const { logIn } = en.accounts;
const texts = en.security.passkeys;
const options = {
  challenge: 'A'.repeat(43),
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
} as const;

test('Log-in says nothing when somebody stops the dialog of the browser, and can be tried again', async () => {
  const api = new FakeApi();
  api.isSignedIn = false;
  api.answer('startPasskeyLogIn', () => ({ options }));
  const get = vi.spyOn(navigator.credentials, 'get');
  onTestFinished(() => get.mockRestore());
  get.mockRejectedValue(new DOMException('stopped', 'NotAllowedError'));
  await openApp(api, '/login');
  const button = page.getByRole('button', { name: logIn.passkey });
  await button.click();
  await expect.poll(() => get.mock.calls.length).toBe(1);
  await expect.element(button).toBeEnabled();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expectPath('/login');
  await button.click();
  await expect.poll(() => get.mock.calls.length).toBe(2);
});

test('Log-in says that a passkey was refused', async () => {
  const api = new FakeApi();
  api.isSignedIn = false;
  api.respond('startPasskeyLogIn', () =>
    Response.json({ success: false, error: '', code: 'PASSKEY_REFUSED' }, { status: 403 }),
  );
  await openApp(api, '/login');
  await page.getByRole('button', { name: logIn.passkey }).click();
  await expect.element(page.getByText(en.errors.byCode.PASSKEY_REFUSED)).toBeVisible();
});

test('Each step of adding a passkey begins in its field', async () => {
  const api = new FakeApi();
  api.answer('listPasskeys', () => ({ passkeys: [] }));
  api.answer('startPasskey', () => ({
    device: { browser: 'Chrome', system: 'Linux' },
    options: {
      challenge: 'A'.repeat(43),
      rp: { id: 'localhost', name: 'Savet' },
      user: { id: 'AA', name: 'iva', displayName: 'Iva' },
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
      timeout: 300_000,
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  }));
  await openApp(api, '/profile');
  await page.getByRole('button', { name: texts.add }).click();
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabelText(texts.password, { exact: true });
  await expect.element(password).toHaveFocus();
  await password.fill('нощен хляб 24');
  await dialog.getByRole('button', { name: texts.next }).click();
  await expect.element(dialog.getByLabelText(texts.name, { exact: true })).toHaveFocus();
});

test('Staff whose session lacks the passkey learn how to get their tools back', async () => {
  const api = new FakeApi({ isAdmin: true });
  const passkey = {
    passkeyId: 'p',
    name: 'Phone',
    createdAt: '2026-11-24T10:00:00.000Z',
    lastUsedAt: null,
  };
  api.answer('listPasskeys', () => ({ passkeys: [passkey] }));
  api.answer('readSecondFactor', () => ({
    since: null,
    recoveryCodesLeft: 0,
    isRequired: true,
    isMissing: true,
    hasPasskeys: true,
    lastReset: null,
  }));
  await openApp(api, '/admin');
  await expect.element(page.getByText(en.admin.passkey)).toBeVisible();
  await page.getByRole('link', { name: en.admin.toProfile }).click();
  await expect.element(page.getByText(texts.logInNeeded)).toBeVisible();
});
