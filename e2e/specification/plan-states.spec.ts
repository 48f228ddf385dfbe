import { en } from '@savet/i18n/en';
import { expect, test } from '../support/fixtures.ts';
import { SignupPage } from '../support/pages/signup.ts';
import { newcomer } from '../support/personas/people.ts';
import { apiOf } from '../support/server/api.ts';
import { stopTime } from '../support/stop-time.ts';

/** Section 4 on signing up and choosing a plan. */
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
    // Without time, a page that has not been drawn is never drawn.
    await page.getByLabel(en.accounts.signUp.firstName, { exact: true }).waitFor();
    // Sign-up waits only a few seconds for the customer.
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
});
