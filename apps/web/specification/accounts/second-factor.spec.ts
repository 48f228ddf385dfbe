import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectCount, expectNoEnglish, expectPath } from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { openApp, resize, sizes } from '../app/open-app.tsx';
import { openViewing } from '../app/viewing.ts';

const texts = en.security.secondFactor;
const codes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-jkmn-pq${index}r`);
const started = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Savet:iva%40people.test?issuer=Savet&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  recoveryCodes: codes,
};

test('A phone opens the app or copies the key, and has the field in sight', async () => {
  await resize({ width: 390, height: 664 });
  const { section } = await openProfile();
  await section.getByRole('button', { name: texts.setUp }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(texts.password, { exact: true }).fill('нощен хляб 24');
  await dialog.getByRole('button', { name: texts.next }).click();
  const code = dialog.getByLabelText(texts.code, { exact: true });
  await expect.element(code).toHaveFocus();
  await expect
    .element(dialog.getByRole('link', { name: texts.openApp }))
    .toHaveAttribute('href', started.uri);
  await dialog.getByRole('button', { name: texts.copyKey }).click();
  await expect.element(page.getByText(texts.keyCopied)).toBeVisible();
  const { bottom } = dialog.getByText(texts.codeHint).element().getBoundingClientRect();
  const { top } = dialog
    .getByRole('button', { name: texts.confirm })
    .element()
    .getBoundingClientRect();
  expect(bottom).toBeLessThan(top);
});

test.for(Object.entries(sizes))(
  'The profile switches log-in with a code on and off. On a %s',
  async ([, size]) => {
    await resize(size);
    const { api, section } = await openProfile();
    await section.getByRole('button', { name: texts.setUp }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText(texts.password, { exact: true }).fill('нощен хляб 24');
    await dialog.getByRole('button', { name: texts.next }).click();
    await expect.element(dialog.getByRole('img', { name: texts.qr })).toBeVisible();
    await expect.element(dialog.getByText('JBSW Y3DP EHPK')).toBeVisible();

    const code = dialog.getByLabelText(texts.code, { exact: true });
    await code.fill('000000');
    await dialog.getByRole('button', { name: texts.confirm }).click();
    await expect.element(dialog.getByText(en.errors.byCode.CODE_WRONG)).toBeVisible();
    await code.fill('123456');
    await dialog.getByRole('button', { name: texts.confirm }).click();
    for (const recoveryCode of codes) {
      await expect.element(dialog.getByText(recoveryCode)).toBeVisible();
    }
    // They are shown only once.
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog.getByText(codes[0] ?? '')).toBeVisible();
    await dialog.getByRole('button', { name: texts.done }).click();
    await expectCount(dialog, 0);
    await expect.element(section.getByText('10 recovery codes are left')).toBeVisible();

    await section.getByRole('button', { name: texts.stop }).click();
    await dialog.getByLabelText(texts.password, { exact: true }).fill('нощен хляб 24');
    await dialog.getByLabelText(texts.code, { exact: true }).fill('123456');
    await dialog.getByRole('button', { name: texts.stop }).click();
    await expect.element(section.getByText(texts.off)).toBeVisible();
    expect(api.inputs('stopSecondFactor')).toMatchObject([
      { currentPassword: 'нощен хляб 24', code: '123456' },
    ]);
  },
);

test('Log-in asks for the code after the password, again after a wrong one', async () => {
  const api = new FakeApi({ language: 'BG' });
  api.isSignedIn = false;
  const given: unknown[] = [];
  api.respond('auth/sign-in/email', ({ input }) => {
    const { code } = input as { code?: string };
    given.push(code);
    if (code === '123456') {
      api.isSignedIn = true;
      return Response.json({});
    }
    const refusal = code === undefined ? 'CODE_REQUIRED' : 'CODE_WRONG';
    return Response.json({ code: refusal }, { status: 403 });
  });
  await openApp(api, '/login');
  await page.getByRole('button', { name: 'BG', exact: true }).click();
  const { logIn } = bg.accounts;
  const { logInCode } = bg.security;
  await page.getByLabelText(logIn.email, { exact: true }).fill(api.user.email);
  await page.getByLabelText(logIn.password, { exact: true }).fill('нощен хляб 24');
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: logInCode.title });
  const code = dialog.getByLabelText(logInCode.code, { exact: true });
  await code.fill('000000');
  await expectNoEnglish();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText(logInCode.wrong)).toBeVisible();
  await expect.element(code).toHaveValue('');
  await code.fill('123456');
  await userEvent.keyboard('{Enter}');
  await expectPath('/chat');
  expect(given).toEqual([undefined, '000000', '123456']);
});

test('A log-in that is refused for too many attempts can be repeated with a code', async () => {
  const api = new FakeApi({ language: 'BG' });
  api.isSignedIn = false;
  const given: unknown[] = [];
  api.respond('auth/sign-in/email', ({ input }) => {
    const { code } = input as { code?: string };
    given.push(code);
    if (code === undefined) return Response.json({ code: 'RATE_LIMITED' }, { status: 429 });
    api.isSignedIn = true;
    return Response.json({});
  });
  await openApp(api, '/login');
  await page.getByRole('button', { name: 'BG', exact: true }).click();
  const { logIn } = bg.accounts;
  await page.getByLabelText(logIn.email, { exact: true }).fill(api.user.email);
  await page.getByLabelText(logIn.password, { exact: true }).fill('нощен хляб 24');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: logIn.withCode }).click();
  await page.getByLabelText(bg.security.logInCode.code, { exact: true }).fill('123456');
  await userEvent.keyboard('{Enter}');
  await expectPath('/chat');
  expect(given).toEqual([undefined, '123456']);
});

test('Staff who need a second factor find the way to it in the admin panel', async () => {
  const api = new FakeApi({ isAdmin: true });
  api.answer('readSecondFactor', () => ({ ...off, isRequired: true, isMissing: true }));
  await openApp(api, '/admin');
  await page.getByRole('link', { name: en.admin.toProfile }).click();
  await expectPath('/profile');
  await expect.element(page.getByText(texts.required)).toBeVisible();
});

test('Without recovery codes, a notice has the button that makes new ones', async () => {
  const api = new FakeApi();
  api.answer('readSecondFactor', () => ({ ...off, since: '2026-11-24T10:00:00.000Z' }));
  await openApp(api, '/profile');
  const notice = page.getByRole('region', { name: texts.noCodesLeft });
  await notice.getByRole('button', { name: texts.renew }).click();
  await expect.element(page.getByRole('dialog', { name: texts.renewTitle })).toBeVisible();
  await expectCount(page.getByRole('button', { name: texts.renew, includeHidden: true }), 1);
});

test('The admin panel asks about the member of staff, also when it ends a viewing', async () => {
  const { api, client } = await openViewing();
  await page.getByRole('region', { name: 'Viewing an account' }).getByRole('button').click();
  await expectPath('/admin');
  await expect.poll(() => api.inputs('stopViewing')).toHaveLength(1);
  for (const input of api.inputs('readSecondFactor')) {
    expect(input).not.toMatchObject({ uid: client.uid });
  }
});

const off = {
  since: null,
  recoveryCodesLeft: 0,
  isRequired: false,
  isMissing: false,
  hasPasskeys: false,
  lastReset: null,
};

/** The profile of a user whose second factor the fake API remembers. */
async function openProfile() {
  const api = new FakeApi({ language: 'EN' });
  let since: string | null = null;
  api.answer('readSecondFactor', () => ({ ...off, since, recoveryCodesLeft: since ? 10 : 0 }));
  api.answer('startSecondFactor', () => started);
  api.respond('confirmSecondFactor', ({ input }) => {
    if ((input as { code: string }).code !== '123456') {
      return Response.json({ success: false, error: '', code: 'CODE_WRONG' }, { status: 403 });
    }
    since = '2026-11-24T10:00:00.000Z';
    return Response.json({ success: true });
  });
  api.answer('stopSecondFactor', () => {
    since = null;
    return {};
  });
  await openApp(api, '/profile');
  return { api, section: page.getByRole('region', { name: texts.title }) };
}
