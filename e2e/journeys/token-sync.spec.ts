import { en } from '@savet/i18n/en';
import { test as base, expect } from '../support/fixtures.ts';
import { LoginPage } from '../support/pages/login.ts';
import { ProfilePage } from '../support/pages/profile.ts';
import { signedIn } from '../support/personas/people.ts';

const partnerIsAsked = /^foreign host: .*\/session$/;

const test = base.extend({
  product: ({ syncedProduct }, provide) => provide(syncedProduct),
});

test('another server gets a fresh token at log-in and is notified of the log-out', async ({
  page,
  context,
  product,
  partner,
  problems,
}) => {
  problems.expect(partnerIsAsked);
  // A list of the profile may still be loading at log-out.
  problems.expect(/status of 401 .*\/api\/(list|read)/);
  const person = await signedIn(context, product);
  await context.clearCookies();
  partner.requests.length = 0;
  await page.goto('/login');
  expect(partner.requests).toEqual([]);
  const loginSecond = Math.floor(Date.now() / 1_000);
  await new LoginPage(page).logIn(person);
  await page.waitForURL('**/chat');
  await expect.poll(() => partner.requests.map(({ method }) => method)).toEqual(['POST']);
  const [, claims = ''] = partner.requests[0]?.token?.split('.') ?? [];
  const { iat } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { iat: number };
  // Issued for this log-in.
  expect(iat).toBeGreaterThanOrEqual(loginSecond);

  const profile = new ProfilePage(page);
  await profile.open();
  await expect.poll(() => partner.requests.map(({ method }) => method)).toEqual(['POST', 'POST']);
  await profile.logOut();
  await expect.poll(() => partner.requests.at(-1)?.method).toBe('DELETE');
});

test('a token older than five minutes is not synced', async ({
  page,
  context,
  product,
  partner,
  problems,
}) => {
  problems.expect(partnerIsAsked);
  await signedIn(context, product);
  partner.requests.length = 0;
  await page.clock.setSystemTime(Date.now() + 6 * 60_000);
  const configured = page.waitForResponse('**/api/getPublicConfiguration');
  await page.goto('/chat');
  await configured;
  // Once the page shows the configuration, the token sync has it too.
  const contact = { name: en.chat.contactUs };
  // A link, or on a phone the button of a menu.
  await expect(page.getByRole('link', contact).or(page.getByRole('button', contact))).toBeVisible();
  expect(partner.requests).toEqual([]);
  // A token sent now would be the second.
  await page.clock.setSystemTime(Date.now());
  await page.reload();
  await expect.poll(() => partner.requests.map(({ method }) => method)).toEqual(['POST']);
});
