import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectContains,
  expectCount,
  expectNoEnglish,
  expectOverlay,
  expectPath,
  expectText,
  expectTexts,
} from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { chooseBulgarian } from './app/language.ts';
import { departures, openApp, resize, sizes } from './app/open-app.tsx';
import { agree } from './app/purchase.ts';
import { swipe } from './app/touch.ts';

/** The features on the cards (section 9). */
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

const card = (name: string) => page.getByRole('article', { name, exact: true });

test('“Monthly/yearly toggle; yearly carries a ‘-17%’ badge.” “Desktop: three cards side by side.” With the prices of section 9', async () => {
  const api = new FakeApi();
  await openApp(api, '/payment');
  const cards = page.getByRole('article');
  await expectTexts(cards.getByRole('heading', { level: 2 }), Object.keys(features));
  const boxes = cards.elements().map((element) => element.getBoundingClientRect());
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(3);
  await expectCount(page.getByRole('button', { name: 'Next plan' }), 0);
  for (const [name, texts] of Object.entries(features)) {
    await expectTexts(card(name).getByRole('listitem'), texts);
  }
  const cycle = page.getByRole('group', { name: 'Billing cycle' });
  await expectTexts(cycle.getByRole('button'), ['Monthly', 'Yearly -17%']);
  await expect.element(page.getByText('-17%', { exact: true })).toBeVisible();
  const pro = card('Pro');
  for (const text of [
    '€12.78 (24.99 lv)',
    'for the 1st month, then €19.94 (39 lv) per month',
    '-36% OFF with code DGONE25',
  ]) {
    await expectContains(pro, text);
  }
  await page.getByRole('button', { name: 'Yearly -17%', exact: true }).click();
  const yearly = ['€203.99 (399 lv)', 'per year', 'That is €17 (33.25 lv) per month.'];
  for (const text of [...yearly, 'You save €35.29']) {
    await expectContains(pro, text);
  }
  expect(pro.element().textContent).not.toContain('DGONE25');
  await expectContains(card('Enterprise'), 'Custom pricing');

  await chooseBulgarian(api);
  await expectText(pro, /203,99\s€\s\(399\sлв\.\)на годинаТова прави 17\s€/);
  await expectNoEnglish();
  await page.getByRole('button', { name: bg.billing.monthly, exact: true }).click();
  await expectText(
    pro,
    /12,78\s€\s\(24,99\sлв\.\)за първия месец, след това 19,94\s€\s\(39\sлв\.\) на месец−36%/,
  );
  await expectNoEnglish();
});

test('“Mobile: swipeable slider with dots and arrows; swipe threshold 50 px; wraps around.” “Otherwise it starts on Pro (index 1).”', async () => {
  await resize(sizes.phone);
  const api = new FakeApi();
  await openApp(api, '/payment');
  const slider = page.getByRole('region', { name: 'Plans', exact: true });
  const dots = slider.getByRole('button', { name: /^Show / });
  const shown = slider.getByRole('article');
  await expectCount(dots, 3);
  await expect.element(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  const shows = (name: string) => expectText(shown.getByRole('heading', { level: 2 }), name);
  await shows('Pro');
  await swipe(shown, -49);
  await shows('Pro');
  await swipe(shown, 49);
  await shows('Pro');
  await swipe(shown, -50);
  await shows('Enterprise');
  await swipe(shown, -50);
  await shows('Free');
  await swipe(shown, 50);
  await shows('Enterprise');
  await slider.getByRole('button', { name: 'Next plan' }).click();
  await shows('Free');
  await slider.getByRole('button', { name: 'Previous plan' }).click();
  await shows('Enterprise');
  await slider.getByRole('button', { name: 'Show the Pro plan' }).click();
  await shows('Pro');
  await chooseBulgarian(api);
  const plans = page.getByRole('region', { name: bg.billing.plans, exact: true });
  await expect.element(plans).toBeVisible();
  await expectNoEnglish();
});

test.for(Object.entries(sizes))(
  '“Upgrade mode (entered with the upgrade flag) hides the free card, leaving Pro and Enterprise; the slider starts on Pro.” On a %s',
  async ([, size]) => {
    await resize(size);
    await openApp(new FakeApi(), '/profile');
    await page.getByRole('button', { name: 'Upgrade to Pro', exact: true }).click();
    await expectPath('/payment');
    const dots = () => document.querySelectorAll('[data-dot]');
    await expectTexts(() => document.querySelectorAll('article h2'), ['Pro', 'Enterprise']);
    await expectCount(page.getByText('Start free'), 0);
    await expectCount(dots, 2);
    expect(dots()[0]?.getAttribute('aria-current')).toBe('true');
    await expect.element(card('Pro')).toBeInViewport();
  },
);

test('“While a request runs a full overlay says ‘Processing your request...’. Failure modal: title ‘Failed to start checkout’, the message, and a Close button. Without a user it shows a spinner.”', async () => {
  const api = new FakeApi();
  const releaseUser = api.hold('getUser');
  await openApp(api, '/payment');
  await expectOverlay('Loading...');
  const status = page.getByRole('status').filter({ hasText: 'Loading...' });
  const spinner = status.element().querySelector('[aria-hidden=true]');
  if (!spinner) throw new Error('there is no spinner');
  await expect.element(page.elementLocator(spinner)).toBeVisible();
  releaseUser();

  const begin = async (button: string, texts = en) => {
    api.refuse('createCheckoutSession', 'CHECKOUT_FAILED');
    const fail = api.hold('createCheckoutSession');
    await page.getByRole('button', { name: button, exact: true }).click();
    await agree(texts);
    return fail;
  };
  const fail = await begin('Upgrade to Pro');
  await expectOverlay('Processing your request...');
  const processing = card('Pro').getByRole('button', { includeHidden: true });
  await expectText(processing, 'Processing...');
  await expect.element(processing).toBeDisabled();
  fail();
  const modal = page.getByRole('dialog', { name: 'Failed to start checkout', exact: true });
  await expectText(modal.getByRole('paragraph'), 'Failed to start checkout. Please try again.');
  await modal.getByRole('button', { name: 'Close', exact: true }).click();
  await expectCount(modal, 0);
  const upgrade = page.getByRole('button', { name: 'Upgrade to Pro', exact: true });
  await expect.element(upgrade).toBeEnabled();

  await chooseBulgarian(api);
  const failAgain = await begin(bg.billing.pro.action, bg);
  await expectOverlay(bg.billing.processing);
  failAgain();
  const dialog = page.getByRole('dialog', { name: bg.billing.failedTitle, exact: true });
  await expect.element(dialog.getByText(bg.billing.checkoutFailed)).toBeVisible();
  await expectNoEnglish();
});

test('“Free card ‘Get Started’: reset to the free plan, then full navigation to /chat.” “A per-plan processing flag disables the button and shows ‘Processing...’.”', async () => {
  const api = new FakeApi();
  await openApp(api, '/payment');
  const button = (name: string) => card(name).getByRole('button', { includeHidden: true });
  await expectText(button('Free'), 'Get Started');
  const free = button('Free').element();
  const pro = button('Pro').element();
  const release = api.hold('resetToFreePlan');
  await button('Free').click();
  await expectText(() => [free], 'Processing...');
  await expect.element(free).toBeDisabled();
  expect(pro.textContent).toBe('Upgrade to Pro');
  release();
  await expect.poll(() => departures).toEqual([`${window.location.origin}/chat`]);
  expect(api.inputs('resetToFreePlan')).toEqual([{ uid: api.user.uid }]);
});

test('“Pro button: start checkout, then full navigation to the returned url.” “Billing cycle: monthly or yearly.” “Enterprise button: opens a mail to the sales address with subject ‘Enterprise Plan Inquiry’.”', async () => {
  const api = new FakeApi();
  api.answer('createCheckoutSession', ({ billingCycle }) => ({
    url: `https://checkout.example/${billingCycle}`,
  }));
  for (const [label, billingCycle] of [
    ['Monthly', 'monthly'],
    ['Yearly -17%', 'yearly'],
  ] as const) {
    await openApp(api, '/payment');
    await page.getByRole('button', { name: label, exact: true }).click();
    await page.getByRole('button', { name: 'Upgrade to Pro', exact: true }).click();
    await agree();
    const url = `https://checkout.example/${billingCycle}`;
    await expect.poll(() => departures.at(-1)).toBe(url);
    const consent = { language: 'EN', withdrawal: 'notice-version', terms: null };
    expect(api.inputs('createCheckoutSession').at(-1)).toMatchObject({ billingCycle, consent });
  }
  await openApp(api, '/payment');
  const sales = card('Enterprise').getByRole('link');
  const mail = 'mailto:sales@savet.example?subject=Enterprise%20Plan%20Inquiry';
  await expect.element(sales).toHaveAttribute('href', mail);
});

test('after sign-up, a phone shows the edge of the neighbours, and the free plan is one tap away', async () => {
  await resize(sizes.phone);
  const api = new FakeApi();
  await openApp(api, '/payment');
  await expect.element(card('Pro')).toBeInViewport();
  for (const neighbour of document.querySelectorAll('[inert]')) {
    const { left, right } = neighbour.getBoundingClientRect();
    expect(Math.min(right, sizes.phone.width) - Math.max(left, 0)).toBe(20);
  }
  expect(document.querySelectorAll('[inert]')).toHaveLength(2);
  await expect.element(page.getByRole('link', { name: 'Back to chat' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue with the free plan', exact: true }).click();
  await expect.poll(() => departures).toEqual([`${window.location.origin}/chat`]);
  expect(api.inputs('resetToFreePlan')).toEqual([{ uid: api.user.uid }]);

  // A paying user would lose the plan by choosing the free one.
  await openApp(new FakeApi({ plan: 'pro' }), '/payment');
  await expect.element(page.getByRole('link', { name: 'Back to chat' })).toBeVisible();
  await expectCount(page.getByRole('button', { name: 'Continue with the free plan' }), 0);
});

test('a table compares the plans, and scrolls in itself on a phone', async () => {
  await resize(sizes.phone);
  await openApp(new FakeApi(), '/payment');
  const table = page.getByRole('region', { name: 'Compare the plans' }).getByRole('table');
  await expectTexts(table.getByRole('columnheader'), ['Free', 'Pro', 'Enterprise']);
  await expectTexts(table.getByRole('row', { name: /^Queries/ }).getByRole('cell'), [
    '5 in total',
    '100 per month',
    'As agreed',
  ]);
  expect(document.documentElement.scrollWidth).toBe(sizes.phone.width);
});
