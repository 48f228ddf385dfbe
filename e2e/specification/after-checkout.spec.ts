import { bg } from '@savet/i18n/bg';
import { expect, test } from '../fixtures.ts';
import { expectNoEnglish } from '../no-english.ts';
import { upgrade } from '../pages/payment.ts';
import { SimulatorPages } from '../pages/simulator.ts';
import { signedIn } from '../people.ts';
import { stopTime } from '../stop-time.ts';
import { chooseBulgarian } from './bulgarian.ts';

test('“‘Payment Successful!’, a welcome to the Pro plan, a list (100 queries per month, Brand Hub unlocked, Priority support) and a ‘Go to the chat’ button. Auto-redirects to /chat after 5 seconds.”', {
  tag: '@desktop',
}, async ({ page, context, product }) => {
  await signedIn(context, product);
  await page.clock.install();
  await page.goto('/payment');
  await upgrade(page);
  const simulator = new SimulatorPages(page);
  await simulator.atCheckout();
  await stopTime(page);
  await simulator.pay();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Payment Successful!');
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByText('Welcome to the Pro plan.', { exact: true })).toBeVisible();
  const items = ['100 queries per month', 'Brand Hub unlocked', 'Priority support'];
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(items);
  await page.clock.runFor(4_900);
  await expect(
    page.getByText('You will be taken there in 1 second.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/success$/);
  // The page looks at the time four times a second.
  await page.clock.runFor(350);
  await expect(page).toHaveURL(/\/chat$/);

  await page.goto('/success');
  await page.getByRole('button', { name: 'Go to the chat', exact: true }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await page.clock.resume();
  await expect(page.locator('#question')).toBeVisible();

  await page.goto('/profile');
  await chooseBulgarian(page, product);
  await stopTime(page);
  await page.goto('/success');
  await expect(title).toHaveText(bg.billing.success.title);
  await expectNoEnglish(page);
});

test('“‘Payment Cancelled’, ‘Your payment was cancelled. No charges were made to your account.’, a list (you cancelled, card not charged, account unchanged, can try again). Buttons: Try Again (to /payment) and Return Home (to /). A contact-us mail link is shown.”', {
  tag: '@desktop',
}, async ({ page, context, product }) => {
  await signedIn(context, product);
  await page.goto('/cancel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Cancelled');
  const text = 'Your payment was cancelled. No charges were made to your account.';
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'You cancelled the payment',
    'Your card was not charged',
    'Your account is unchanged',
    'You can try again at any time',
  ]);
  const contact = page.getByRole('link', { name: 'Contact us' });
  await expect(contact).toHaveAttribute('href', 'mailto:support@savet.example');
  await page.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expect(page).toHaveURL(/\/payment$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Return Home', exact: true }).click();
  // Which is the chat (section 2).
  await expect(page).toHaveURL(/\/chat$/);
  await page.goto('/cancel');
  await chooseBulgarian(page, product);
  await expect(page.getByText(bg.billing.cancel.text)).toBeVisible();
  await expectNoEnglish(page);
});
