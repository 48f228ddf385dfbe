import type { ConsoleMessage, Page } from '@playwright/test';
import { bg } from '@savet/i18n/bg';
import { apiOf } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoEnglish } from '../no-english.ts';
import { ChatPage } from '../pages/chat.ts';
import { signedIn } from '../people.ts';
import { staffPage } from '../staff.ts';
import { chooseBulgarian } from './bulgarian.ts';

/** Section 8, user-facing. */
test.describe('errors', { tag: '@desktop' }, () => {
  test.beforeEach(({ problems }) => problems.expect(/Failed to load resource/));

  test('“Chat failure: ‘Sorry, I encountered an error. Please try again or contact us.’ On network, connection or timeout errors: ‘Network connection lost. Please check your internet connection and try again.’ Both are stored as assistant messages; if storing fails an alert is shown. Unexpected error alert”', async ({
    page,
    context,
    product,
  }) => {
    await signedIn(context, product);
    const chat = new ChatPage(page);
    await page.goto('/chat');
    await chat.ask('Bread?');
    (await product.provider.next()).refuse(400);
    const sorry = 'Sorry, I encountered an error. Please try again or contact us.';
    await expect(chat.replies.last()).toContainText(sorry);
    await chat.ask('Rolls?');
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      (await product.provider.next()).refuse(504, { 'retry-after': '0' });
    }
    const lost = 'Network connection lost. Please check your internet connection and try again.';
    await expect(chat.replies.last()).toContainText(lost);
    const { read } = await apiOf(context, product);
    const chatId = new URL(page.url()).pathname.replace('/chat/', '');
    const { messages } = await read('listMessages', { chatId });
    const stored = messages.filter(({ isError }) => isError).map(({ text }) => text);
    expect(stored).toEqual([sorry, lost]);

    await page.route('**/api/generateResponse', (route) =>
      route.fulfill({ status: 500, json: { success: false, code: 'INTERNAL' } }),
    );
    await chat.replies.last().getByRole('button', { name: 'Try again' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'An unexpected error' });
    await expect(alert).toHaveText(
      'An unexpected error occurred. Please try again or contact support.',
    );
    // What could not be stored stays here, is said so and is sent again.
    await chat.ask('Cakes?');
    await expect(chat.questions.last()).toContainText('Not sent yet. We will try again');

    await chooseBulgarian(page, product);
    await expect(chat.replies.first()).toContainText(bg.errors.byReply.GENERATION_FAILED);
    await expect(chat.replies.last()).toContainText(bg.errors.byReply.CONNECTION_LOST);
    await expect(chat.questions.last()).toContainText(bg.chat.unsentMark);
  });

  test('“Billing portal modal titled ‘Billing Portal Error’: ‘Failed to open billing portal. Please try again.’ or ‘No billing information found. Please contact support.’”', async ({
    page,
    context,
    product,
  }) => {
    const { email, firstName, lastName } = await signedIn(context, product);
    await product.staff('plan', email, 'pro');
    await page.goto('/profile');
    const failure = (name: string, button: string) => async (text: string) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      const modal = page.getByRole('dialog', { name, exact: true });
      await expect(modal.getByText(text, { exact: true })).toBeVisible();
      return modal;
    };
    const inEnglish = failure('Billing Portal Error', 'Manage Billing');
    const none = await inEnglish('No billing information found. Please contact support.');
    await none.getByRole('button', { name: 'Close', exact: true }).click();
    await chooseBulgarian(page, product);
    const inBulgarian = failure(bg.billing.portalTitle, bg.billing.manage);
    await inBulgarian(bg.billing.noCustomer);
    await expectNoEnglish(page);
    await page.reload();

    const { read } = await apiOf(context, product);
    await read('createStripeCustomer', { email, firstName, lastName });
    await refuse(page, 'createBillingPortalSession', 'PORTAL_FAILED');
    await page.reload();
    await inBulgarian(bg.billing.portalFailed);
    await expectNoEnglish(page);
    await read('updateUser', { language: 'EN' });
    await page.reload();
    await inEnglish('Failed to open billing portal. Please try again.');
  });

  test('“Payment: ‘Failed to set free plan. Please try again.’ (free reset); ‘Failed to start checkout. Please try again.’ (checkout); shown in the error modal, with Bulgarian versions.”', async ({
    page,
    context,
    product,
  }) => {
    await signedIn(context, product);
    await page.goto('/payment');
    await refuse(page, 'resetToFreePlan', 'FREE_PLAN_FAILED');
    await refuse(page, 'createCheckoutSession', 'CHECKOUT_FAILED');
    const told = async (button: string, title: string, text: string, close: string) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      const modal = page.getByRole('dialog', { name: title, exact: true });
      await expect(modal.getByText(text, { exact: true })).toBeVisible();
      await modal.getByRole('button', { name: close, exact: true }).click();
      await expect(modal).toHaveCount(0);
    };
    const title = 'Failed to start checkout';
    await told('Get Started', title, 'Failed to set free plan. Please try again.', 'Close');
    const checkout = 'Failed to start checkout. Please try again.';
    await told('Upgrade to Pro', title, checkout, 'Close');
    await chooseBulgarian(page, product);
    const { free, pro, failedTitle, freeFailed, checkoutFailed } = bg.billing;
    await told(free.action, failedTitle, freeFailed, bg.shell.close);
    await told(pro.action, failedTitle, checkoutFailed, bg.shell.close);
    await expect(page).toHaveURL(/\/payment$/);
  });

  test('“Brand Hub colour save errors and admin user-fetch errors are only logged; on fetch failure the admin list loads empty.”', async ({
    product,
    another,
  }) => {
    const { page, email } = await staffPage(await another(), product);
    await refuse(page, 'listUsers', 'INTERNAL');
    const isLogged = (message: ConsoleMessage) =>
      message.type() === 'warning' && message.text().includes('The users could not be read');
    const logged = page.waitForEvent('console', isLogged);
    await page.goto('/admin');
    await expect(page.getByText('No users found', { exact: true })).toBeVisible();
    await logged;
    await expect(page.getByRole('alert')).toHaveCount(0);

    // A colour that is not saved is told beside it, which is more than the sentence asks for.
    await product.staff('plan', email, 'pro');
    await refuse(page, 'saveBrandField', 'INVALID_INPUT');
    await page.goto('/brandhub');
    await page.getByRole('button', { name: 'Edit Brand Colours' }).click();
    await page.getByRole('button', { name: 'Add a colour' }).first().click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const field = page.locator('[id="userInfo.brandHub.visualIdentity.brandColors"]');
    await expect(field.getByRole('alert')).toContainText('That was not saved.');
    await expect(field).toContainText('#CCCCCC');
  });
});

/** Lets a call fail as the server does when something behind it fails. */
async function refuse(page: Page, name: string, code: string): Promise<void> {
  await page.route(`**/api/${name}`, (route) =>
    route.fulfill({ status: 502, json: { success: false, error: 'no', code } }),
  );
}
