import type { Page } from '@playwright/test';
import { apiOf } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { SignupPage } from '../pages/signup.ts';
import { newcomer, signedIn } from '../people.ts';
import { stopTime } from '../stop-time.ts';
import { holdBack } from './held-call.ts';

/** What section 4 says of signing up and choosing a plan. */
test.describe('plans', { tag: '@desktop' }, () => {
  test('“Sign-up flow: (1) create the auth account; (2) initialize the user plan on the server; (3) create a payment-provider customer; (4) save the customer id; (5) create the welcome chat; (6) go to /payment.”', async ({
    page,
    context,
    product,
  }) => {
    const person = newcomer();
    const steps = [
      'auth/sign-up/email',
      'initializeUserPlan',
      'createStripeCustomer',
      'updateStripeCustomerId',
      'createChat',
    ];
    const made: string[] = [];
    page.on('request', (request) => {
      const name = new URL(request.url()).pathname.replace('/api/', '');
      if (steps.includes(name)) made.push(name);
    });
    await page.clock.install();
    await new SignupPage(page).open();
    // The customer is waited for a few seconds only.
    await stopTime(page);
    await new SignupPage(page).signUp(person);
    await page.waitForURL('**/payment');
    expect(made).toEqual(steps);
    const { read } = await apiOf(context, product);
    expect((await read('listChats')).chats).toMatchObject([{ title: 'Welcome Chat' }]);
    const { user } = await read('getUser');
    expect(user).toMatchObject({ firstName: 'Ива', lastName: 'Петрова', plan: 'free' });
    expect(user.stripeCustomerId).toMatch(/^cus_/);
  });

  test('“(best effort, failure only logged)”: sign-up ends well without a customer', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 502/);
    await page.route('**/api/createStripeCustomer', (route) =>
      route.fulfill({ status: 502, json: { success: false, code: 'CUSTOMER_FAILED' } }),
    );
    await new SignupPage(page).open();
    await new SignupPage(page).signUp(newcomer());
    await page.waitForURL('**/payment');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your plan');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('“Free card ‘Get Started’: reset to the free plan, then full navigation to /chat.” “A per-plan processing flag disables the button and shows ‘Processing...’.”', async ({
    page,
    context,
    product,
  }) => {
    await signedIn(context, product);
    await page.goto('/payment');
    await mark(page);
    const release = await holdBack(page, '**/api/resetToFreePlan');
    const free = page.getByRole('article', { name: 'Free', exact: true }).getByRole('button');
    const pro = page.getByRole('article', { name: 'Pro', exact: true }).getByRole('button');
    await expect(free).toHaveText('Get Started');
    await free.click();
    await expect(free).toHaveText('Processing...');
    await expect(free).toBeDisabled();
    await expect(pro).toHaveText('Upgrade to Pro');
    const answered = page.waitForResponse('**/api/resetToFreePlan');
    release();
    expect((await answered).status()).toBe(200);
    await page.waitForURL('**/chat');
    expect(await isMarked(page)).toBe(false);
  });

  test('“Pro button: start checkout, then full navigation to the returned url.” “Billing cycle: monthly or yearly.” “Enterprise button: opens a mail to the sales address with subject ‘Enterprise Plan Inquiry’.”', async ({
    page,
    context,
    product,
  }) => {
    await signedIn(context, product);
    const pro = page.getByRole('button', { name: 'Upgrade to Pro', exact: true });
    // Read on the way: once the page is left the browser has forgotten what it was answered.
    const checkouts: { asked: object; url: string }[] = [];
    await page.route('**/api/createCheckoutSession', async (route) => {
      const response = await route.fetch();
      const { url } = (await response.json()) as { url: string };
      checkouts.push({ asked: route.request().postDataJSON() as object, url });
      await route.fulfill({ response });
    });
    for (const [label, billingCycle] of [
      ['Monthly', 'monthly'],
      ['Yearly', 'yearly'],
    ] as const) {
      await page.goto('/payment');
      await mark(page);
      await page.getByRole('button', { name: label, exact: true }).click();
      await pro.click();
      await page.waitForURL('**/simulator/checkout/*');
      const checkout = checkouts.at(-1);
      expect(checkout?.asked).toMatchObject({ billingCycle });
      expect(page.url()).toBe(checkout?.url);
      expect(await isMarked(page)).toBe(false);
    }
    await page.goto('/payment');
    const sales = page.getByRole('article', { name: 'Enterprise' }).getByRole('link');
    const mail = 'mailto:sales@savet.example?subject=Enterprise%20Plan%20Inquiry';
    await expect(sales).toHaveAttribute('href', mail);
  });
});

/** Leaves something in the page that only loading another one takes away. */
async function mark(page: Page): Promise<void> {
  await page.evaluate('window.walked = true');
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate<boolean>("'walked' in window");
}
