import { answerCall } from './answer-call.ts';
import type { State } from './stage.ts';

/** The pages that links in mails lead to, and the one that asks for such a link. */
export const mailedLinkStates: readonly State[] = [
  { name: 'confirm', who: 'nobody', path: '/confirm#token' },
  {
    name: 'confirm-wrong-password',
    who: 'nobody',
    path: '/confirm#token',
    prepare: async (page, { text, problems }) => {
      problems.expect(/status of 400 .*confirm/);
      await answerCall(page, 'auth/sign-up/confirm', { code: 'WRONG_PASSWORD' });
      await page.locator('input[type=password]').fill('not mine');
      await page.locator('form button[type=submit]').click();
      await page.getByText(text.security.signUpLink.wrongPassword).waitFor();
    },
  },
  {
    name: 'confirm-link-invalid',
    who: 'nobody',
    path: '/confirm',
    prepare: async (page) => page.getByRole('alert').waitFor(),
  },
  { name: 'forgotten', who: 'nobody', path: '/forgot' },
  {
    name: 'forgotten-sent',
    who: 'nobody',
    path: '/forgot',
    prepare: async (page, { text }) => {
      await page.locator('input[type=email]').fill('nobody@people.example');
      await page.locator('form button[type=submit]').click();
      await page.getByText(text.security.forgotten.sent('nobody@people.example')).waitFor();
    },
  },
  {
    name: 'reset',
    who: 'nobody',
    path: '/reset#token',
    prepare: async (page, { text }) => {
      const email = 'iva@people.example';
      await answerCall(page, 'readPasswordLink', { success: true, email, passkeys: [] });
      await page.reload();
      await page.getByText(text.security.reset.welcome(email)).waitFor();
    },
  },
  {
    name: 'reset-passkeys',
    who: 'nobody',
    path: '/reset#token',
    prepare: async (page, { text }) => {
      await answerCall(page, 'readPasswordLink', {
        success: true,
        email: 'iva@people.example',
        passkeys: [{ name: 'Pixel 9', createdAt: '2026-11-02T09:30:00.000Z' }],
      });
      await page.reload();
      await page.getByText(text.security.reset.passkeys).waitFor();
    },
  },
  {
    name: 'reset-saved',
    who: 'nobody',
    path: '/reset#token',
    prepare: async (page, { text }) => {
      const account = { success: true, email: 'iva@people.example', passkeys: [] };
      await answerCall(page, 'readPasswordLink', account);
      await answerCall(page, 'auth/reset-password', { status: true });
      await page.reload();
      const { password } = text.security.reset;
      await page.getByLabel(password, { exact: true }).fill('night bread 24');
      const { confirmPassword } = text.accounts.signUp;
      await page.getByLabel(confirmPassword, { exact: true }).fill('night bread 24');
      await page.locator('form button[type=submit]').click();
      await page.getByText(text.security.reset.done).waitFor();
    },
  },
  {
    name: 'reset-link-invalid',
    who: 'nobody',
    path: '/reset',
    prepare: async (page) => page.getByRole('alert').waitFor(),
  },
  { name: 'new-email', who: 'nobody', path: '/newemail' },
  {
    name: 'new-email-log-in-first',
    who: 'nobody',
    path: '/newemail#token',
    prepare: async (page, { text, problems }) => {
      problems.expect(/status of 400 .*confirmEmailChange/);
      await answerCall(page, 'confirmEmailChange', { success: false, code: 'LOG_IN_FIRST' });
      await page.getByRole('button', { name: text.security.newEmail.submit }).click();
      await page.getByText(text.security.newEmail.logInFirst).waitFor();
    },
  },
  {
    name: 'new-email-confirmed',
    who: 'nobody',
    path: '/newemail#token',
    prepare: async (page, { text }) => {
      await answerCall(page, 'confirmEmailChange', { success: true });
      await page.getByRole('button', { name: text.security.newEmail.submit }).click();
      await page.getByText(text.security.newEmail.done).waitFor();
    },
  },
  { name: 'undo-email', who: 'nobody', path: '/undoemail' },
  {
    name: 'undo-email-link-invalid',
    who: 'nobody',
    path: '/undoemail#token',
    prepare: async (page, { text }) => {
      await page.getByRole('button', { name: text.security.undoEmail.submit }).click();
      await page.getByText(text.security.undoEmail.invalid).waitFor();
    },
  },
  {
    name: 'undo-email-done',
    who: 'nobody',
    path: '/undoemail#token',
    prepare: async (page, { text }) => {
      await answerCall(page, 'undoEmailChange', { success: true });
      await page.getByRole('button', { name: text.security.undoEmail.submit }).click();
      await page.getByText(text.security.undoEmail.done).waitFor();
    },
  },
];
