import { bg } from '@savet/i18n/bg';
import { expect, test } from '../fixtures.ts';
import { expectNoEnglish } from '../no-english.ts';
import { signedIn } from '../people.ts';
import { chooseBulgarian } from './bulgarian.ts';
import { swipe } from './finger.ts';
import { holdBack } from './held-call.ts';
import { expectOverlay } from './overlay.ts';

/** What the cards promise (section 9). */
const features = {
  Free: ['5 queries', 'Basic AI responses', 'Basic support', 'No Brand Hub'],
  Pro: [
    '100 queries/month',
    'Advanced AI responses',
    'Brand Hub done-for-you setup',
    'Priority support',
  ],
  Enterprise: [
    'Custom-trained AI model',
    'Negotiated query cap',
    'Tailored Brand Hub',
    'Dedicated support',
    'Custom integrations',
  ],
};

test('“Monthly/yearly toggle; yearly carries a ‘-17%’ badge.” “Desktop: three cards side by side.” With the prices of section 9', {
  tag: '@desktop',
}, async ({ page, context, product }) => {
  await signedIn(context, product);
  await page.goto('/payment');
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(Object.keys(features));
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(3);
  await expect(page.getByRole('button', { name: 'Next plan' })).toBeHidden();
  for (const [name, texts] of Object.entries(features)) {
    const card = page.getByRole('article', { name, exact: true });
    await expect(card.getByRole('listitem')).toHaveText(texts);
  }
  await expect(page.getByRole('group', { name: 'Billing cycle' }).getByRole('button')).toHaveText([
    'Monthly',
    'Yearly',
  ]);
  await expect(page.getByText('-17%', { exact: true }).first()).toBeVisible();
  const pro = page.getByRole('article', { name: 'Pro', exact: true });
  for (const text of [
    '€12.78',
    '24.99 lv for the 1st month',
    '-36% OFF with code DGONE25',
    'then €19.94 / 39 lv per month',
  ]) {
    await expect(pro).toContainText(text);
  }
  await page.getByRole('button', { name: 'Yearly', exact: true }).click();
  for (const text of ['€203.99', '399 lv per year', '-17%']) await expect(pro).toContainText(text);
  await expect(pro).not.toContainText('DGONE25');
  const enterprise = page.getByRole('article', { name: 'Enterprise' });
  await expect(enterprise).toContainText('Custom pricing');

  await chooseBulgarian(page, product);
  await expect(pro).toContainText(/203,99\s€399\sлв\. на година-17%/);
  await expectNoEnglish(page);
  await page.getByRole('button', { name: bg.billing.monthly, exact: true }).click();
  await expect(pro).toContainText(/12,78\s€24,99\sлв\. за 1-вия месец-36%/);
  await expectNoEnglish(page);
});

test('“Mobile: swipeable slider with dots and arrows; swipe threshold 50 px; wraps around.” “Otherwise it starts on Pro (index 1).”', {
  tag: '@phone',
}, async ({ page, context, product }) => {
  await signedIn(context, product);
  await page.goto('/payment');
  const slider = page.getByRole('region', { name: 'Plans', exact: true });
  const dots = slider.getByRole('button', { name: /^Show / });
  const card = slider.getByRole('article').filter({ visible: true });
  await expect(dots).toHaveCount(3);
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  const shows = (name: string) =>
    expect(card.getByRole('heading', { level: 2 }), name).toHaveText([name]);
  await shows('Pro');
  await swipe(card, -49);
  await shows('Pro');
  await swipe(card, 49);
  await shows('Pro');
  await swipe(card, -50);
  await shows('Enterprise');
  await swipe(card, -50);
  await shows('Free');
  await swipe(card, 50);
  await shows('Enterprise');
  await slider.getByRole('button', { name: 'Next plan' }).click();
  await shows('Free');
  await slider.getByRole('button', { name: 'Previous plan' }).click();
  await shows('Enterprise');
  await slider.getByRole('button', { name: 'Show Pro' }).click();
  await shows('Pro');
  await chooseBulgarian(page, product);
  await expect(page.getByRole('region', { name: bg.billing.plans, exact: true })).toBeVisible();
  await expectNoEnglish(page);
});

test('“Upgrade mode (entered with the upgrade flag) hides the free card, leaving Pro and Enterprise; the slider starts on Pro.”', async ({
  page,
  context,
  product,
}) => {
  await signedIn(context, product);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Upgrade to Pro', exact: true }).click();
  await expect(page).toHaveURL(/\/payment$/);
  const dots = page.locator('[data-dot]');
  await expect(page.locator('article h2')).toHaveText(['Pro', 'Enterprise']);
  await expect(dots).toHaveCount(2);
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('article', { name: 'Pro', exact: true })).toBeInViewport();
});

test('“While a request runs a full overlay says ‘Processing your request...’. Failure modal: title ‘Failed to start checkout’, the message, and a Close button. Without a user it shows a spinner.”', {
  tag: '@desktop',
}, async ({ page, context, product, problems }) => {
  problems.expect(/status of 502/);
  await signedIn(context, product);
  const releaseUser = await holdBack(page, '**/api/getUser');
  await page.goto('/payment');
  await expectOverlay(page, 'Loading...');
  await expect(page.getByRole('status').locator(':scope > :first-child')).toBeVisible();
  releaseUser();

  const begin = async (button: string) => {
    const asked = Promise.withResolvers<void>();
    await page.route('**/api/createCheckoutSession', async (route) => {
      await asked.promise;
      await route.fulfill({ status: 502, json: { success: false, code: 'CHECKOUT_FAILED' } });
    });
    await page.getByRole('button', { name: button, exact: true }).click();
    return asked.resolve;
  };
  const fail = await begin('Upgrade to Pro');
  await expectOverlay(page, 'Processing your request...');
  await expect(page.getByRole('button', { name: 'Processing...', exact: true })).toBeDisabled();
  fail();
  const modal = page.getByRole('dialog', { name: 'Failed to start checkout', exact: true });
  await expect(modal.getByRole('paragraph')).toHaveText(
    'Failed to start checkout. Please try again.',
  );
  await modal.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(modal).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Upgrade to Pro', exact: true })).toBeEnabled();

  await chooseBulgarian(page, product);
  const failAgain = await begin(bg.billing.pro.action);
  await expectOverlay(page, bg.billing.processing);
  failAgain();
  const dialog = page.getByRole('dialog', { name: bg.billing.failedTitle, exact: true });
  await expect(dialog.getByText(bg.billing.checkoutFailed)).toBeVisible();
  await expectNoEnglish(page);
});
