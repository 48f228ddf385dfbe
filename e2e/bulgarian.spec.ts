import { bg } from '@savet/i18n/bg';
import { expect, test } from './fixtures.ts';
import { expectNoEnglish } from './no-english.ts';
import { ChatPage } from './pages/chat.ts';
import { signedIn } from './people.ts';

test('signed out: every screen is in Bulgarian once chosen', async ({ page }) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'BG' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
    await expectNoEnglish(page);
  }
});

test('signed in: every screen is in Bulgarian, and so it is on the next visit', async ({
  page,
  context,
  product,
}) => {
  const { email } = await signedIn(context, product);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Български' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
  for (const path of ['/profile', '/payment', '/brandhub', '/success', '/cancel', '/chat']) {
    await page.goto(path);
    await expectNoEnglish(page);
  }
  await product.staff('plan', email, 'pro');
  await product.staff('grant', email);
  for (const path of ['/profile', '/brandhub', '/success', '/admin', '/chat']) {
    await page.goto(path);
    await expectNoEnglish(page);
  }
});

test('a conversation in Bulgarian, failures and all', async ({ page, context, product }) => {
  await signedIn(context, product);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Български' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
  await page.goto('/chat');
  const chat = new ChatPage(page, bg);
  await chat.ask('Как да определим цената?');
  const answer = await product.provider.next();
  expect(answer.instructions).toContain('Bulgarian');
  answer.say('Започнете от стойността.');
  answer.finish();
  await chat.settled();
  await expectNoEnglish(page, 'A fitting title');
  await chat.ask('А отстъпката?');
  (await product.provider.next()).refuse(400);
  await expect(chat.replies.last()).toHaveAttribute('data-status', 'failed');
  await expectNoEnglish(page, 'A fitting title');
});
