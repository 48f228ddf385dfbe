import { bg } from '@savet/i18n/bg';
import { test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoEnglish, expectPath, expectText } from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { openApp } from './app/open-app.tsx';

/*
 * Section 8, log-in and sign-up; each failure is read in both languages. That the server answers with these codes is
 * shown in e2e/specification/errors-accounts.spec.ts.
 */

const texts = bg.accounts.errors;
const logInRoute = 'auth/sign-in/email';
const signUpRoute = 'auth/sign-up/email';

test('Log-in: invalid credential ‘Incorrect email or password’; too many requests ‘Too many failed attempts. Please try again later’; other ‘An error occurred. Please try again’', async () => {
  const api = new FakeApi();
  api.isSignedIn = false;
  await openApp(api, '/login');
  await fill('Email', 'iva@people.test');
  await fill('Password', 'not the one');
  for (const [status, code, english, bulgarian] of [
    // An unknown address gets the same answer (design, rulings).
    [401, 'INVALID_EMAIL_OR_PASSWORD', 'Incorrect email or password', texts.invalidCredential],
    [
      429,
      'RATE_LIMITED',
      'Too many failed attempts. Please try again later',
      texts.tooManyRequests,
    ],
    [500, undefined, 'An error occurred. Please try again', texts.logInOther],
  ] as const) {
    api.respond(logInRoute, () => Response.json({ code }, { status }));
    await submit();
    await expectFailure(english, bulgarian);
  }
});

test('Log-in: user not found ‘User not found’, when the account of the session no longer exists', async () => {
  const api = new FakeApi();
  api.respond('getUser', () => {
    api.isSignedIn = false;
    return Response.json({ success: false, code: 'USER_GONE' }, { status: 401 });
  });
  await openApp(api, '/chat');
  await expectPath('/login');
  await expectFailure('User not found', bg.errors.byCode.USER_GONE);
});

test('Sign-up: the text of every possible failure, then a successful attempt', async () => {
  const api = new FakeApi();
  api.isSignedIn = false;
  await openApp(api, '/signup');
  await fill('First name', 'Ива');
  await fill('Last name', 'Петрова');
  await fill('Email', api.user.email);

  await fill('Password', 'дванайсет');
  await fill('Confirm password', 'тринайсет');
  await submit();
  await expectFailure('Passwords do not match.', texts.mismatch);
  await fill('Password', 'пет55');
  await fill('Confirm password', 'пет55');
  await submit();
  await expectFailure('Password should be at least 6 characters long.', texts.weakPassword);
  await fill('Password', 'шест66');
  await fill('Confirm password', 'шест66');

  const inUse = 'This email is already registered. Please use a different email or login.';
  for (const [status, code, english, bulgarian] of [
    [400, 'VALIDATION_ERROR', 'Please enter a valid email address.', texts.invalidEmail],
    [422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', inUse, texts.emailInUse],
    [500, undefined, 'An error occurred. Please try again.', texts.signUpOther],
  ] as const) {
    api.respond(signUpRoute, () => Response.json({ code }, { status }));
    await submit();
    await expectFailure(english, bulgarian);
  }
  api.respond(signUpRoute, () => Promise.reject(new TypeError('Failed to fetch')));
  await submit();
  await expectFailure('Network error. Please check your internet connection.', texts.network);
  // The server reports success, but creates no account.
  api.respond(signUpRoute, () => Response.json({}));
  await submit();
  await expectFailure('Something went wrong. Please try again.', texts.missingUid);
  api.restore(signUpRoute);

  api.refuse('initializeUserPlan', 'INTERNAL');
  await submit();
  await expectFailure('Failed to create user account', texts.planFailed);
  api.restore('initializeUserPlan');
  await submit();
  await expectPath('/payment');
});

function fill(label: string, value: string): Promise<void> {
  return page.getByLabelText(label, { exact: true }).fill(value);
}

function submit(): Promise<void> {
  const button = document.querySelector('form button[type=submit]') ?? document.body;
  return page.elementLocator(button).click();
}

/** Expects the form's exact error in English and Bulgarian, without Latin words around the Bulgarian one. */
async function expectFailure(english: string, bulgarian: string): Promise<void> {
  const alert = page.getByRole('alert');
  await expectText(alert, english);
  await page.getByRole('button', { name: 'BG', exact: true }).click();
  await expectText(alert, bulgarian);
  await expectNoEnglish();
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expectText(alert, english);
}
