import type { Page } from '@playwright/test';
import { bg } from '@savet/i18n/bg';
import { expect, test } from '../fixtures.ts';
import { goOffline } from '../go-offline.ts';
import { expectNoEnglish } from '../no-english.ts';
import { newcomer, signedIn } from '../people.ts';

const texts = bg.accounts.errors;
/** What a browser says by itself about requests that fail. */
const failedRequest = /Failed to load resource/;

/** Section 8, log-in and sign-up; each failure is told in the language that is chosen then. */
test.describe('errors', { tag: '@desktop' }, () => {
  test('Log-in: invalid credential ‘Incorrect email or password’; too many requests ‘Too many failed attempts. Please try again later’; other ‘An error occurred. Please try again’', async ({
    page,
    context,
    product,
    problems,
  }) => {
    problems.expect(failedRequest);
    const { email } = await signedIn(context, product);
    await context.clearCookies();
    await page.goto('/login');
    const logIn = async (address: string) => {
      await page.getByLabel('Email', { exact: true }).fill(address);
      await page.getByLabel('Password', { exact: true }).fill('not the one');
      await submit(page, 'auth/sign-in/email');
    };
    await logIn(email);
    await told(page, 'Incorrect email or password', texts.invalidCredential);
    // An address that nobody has is told like a wrong password (design, rulings).
    await logIn(newcomer().email);
    await told(page, 'Incorrect email or password', texts.invalidCredential);

    for (let attempt = 2; attempt <= 10; attempt += 1) {
      await context.request.post(`${product.url}/api/auth/sign-in/email`, {
        headers: { origin: product.url },
        data: { email, password: 'not the one' },
      });
    }
    await logIn(email);
    await told(page, 'Too many failed attempts. Please try again later', texts.tooManyRequests);

    await page.route('**/api/auth/sign-in/email', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await logIn(email);
    await told(page, 'An error occurred. Please try again', texts.logInOther);
  });

  test('Log-in: user not found ‘User not found’, when the account of a session is gone', async ({
    page,
    context,
    product,
    problems,
  }) => {
    problems.expect(failedRequest);
    await signedIn(context, product);
    // Nothing deletes an account yet; this is what the server answers then.
    await page.route('**/api/getUser', async (route) => {
      await context.clearCookies();
      await route.fulfill({ status: 401, json: { success: false, code: 'USER_GONE' } });
    });
    await page.goto('/chat');
    await expect(page).toHaveURL(/\/login$/);
    await told(page, 'User not found', bg.errors.byCode.USER_GONE);
  });

  test('Sign-up: every failure that it can end with, and then an account all the same', async ({
    page,
    product,
    another,
    problems,
    context,
  }) => {
    problems.expect(failedRequest);
    const taken = await signedIn(await another(), product);
    const person = newcomer();
    await page.goto('/signup');
    const fill = (label: string, value: string) =>
      page.getByLabel(label, { exact: true }).fill(value);
    const signUp = () => submit(page, 'auth/sign-up/email');
    await fill('First name', person.firstName);
    await fill('Last name', person.lastName);
    await fill('Email', person.email);

    await fill('Password', 'дванайсет');
    await fill('Confirm password', 'тринайсет');
    await press(page);
    await told(page, 'Passwords do not match.', texts.mismatch);
    await fill('Password', 'пет55');
    await fill('Confirm password', 'пет55');
    await press(page);
    await told(page, 'Password should be at least 6 characters long.', texts.weakPassword);
    await fill('Password', 'шест66');
    await fill('Confirm password', 'шест66');

    await fill('Email', 'iva@people');
    await signUp();
    await told(page, 'Please enter a valid email address.', texts.invalidEmail);
    await fill('Email', taken.email);
    await signUp();
    const inUse = 'This email is already registered. Please use a different email or login.';
    await told(page, inUse, texts.emailInUse);
    await fill('Email', person.email);

    await goOffline(page);
    await press(page);
    const network = 'Network error. Please check your internet connection.';
    await expect(page.getByRole('alert')).toHaveText(network);
    await context.setOffline(false);
    await told(page, network, texts.network);

    await page.route('**/api/auth/sign-up/email', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await signUp();
    await told(page, 'An error occurred. Please try again.', texts.signUpOther);
    await page.unroute('**/api/auth/sign-up/email');
    // Nothing real says that it made an account and makes none.
    await page.route('**/api/auth/sign-up/email', (route) => route.fulfill({ json: {} }));
    await signUp();
    await told(page, 'Something went wrong. Please try again.', texts.missingUid);
    await page.unroute('**/api/auth/sign-up/email');

    await page.route('**/api/initializeUserPlan', (route) =>
      route.fulfill({ status: 500, json: { success: false, code: 'INTERNAL' } }),
    );
    await signUp();
    await told(page, 'Failed to create user account', texts.planFailed);
    await page.unroute('**/api/initializeUserPlan');
    await press(page);
    await page.waitForURL('**/payment');
  });
});

async function press(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').click();
}

/** Sends the form and waits for what the server says. */
async function submit(page: Page, route: string): Promise<void> {
  const answered = page.waitForResponse(`**/api/${route}`);
  await press(page);
  await answered;
}

/** The failure of the form, to the letter in English, and in Bulgarian without a Latin word around it. */
async function told(page: Page, english: string, bulgarian: string): Promise<void> {
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(english);
  await page.getByRole('button', { name: 'BG', exact: true }).click();
  await expect(alert).toHaveText(bulgarian);
  await expectNoEnglish(page);
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(alert).toHaveText(english);
}
