import type { Page } from '@playwright/test';
import { bg } from '@savet/i18n/bg';
import { expect, test } from './fixtures.ts';
import { ChatPage } from './pages/chat.ts';
import { signedIn } from './people.ts';

/** Names that are the same in every language, and what people and codes are called. */
const names =
  /Savet|Brand Hub|\bPro\b|Enterprise|\bEN\b|\bBG\b|English|DGONE25|OFF|\bhex\b|rgba?\(\)|[\w.-]+@[\w.-]+|npm run [^\n]*|#[0-9A-F]{6}/g;

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

const readLabels =
  "[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel ?? '')";

/** No word in Latin letters is left on the screen, and none in what a screen reader is told. */
async function expectNoEnglish(page: Page, known = ''): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  const shown = await page.locator('body').innerText();
  const labels = await page.evaluate<string[]>(readLabels);
  const texts = [...shown.split('\n'), ...labels, await page.title()];
  const english = texts.filter((text) =>
    /[A-Za-z]{2,}/.test(text.replaceAll(names, '').replaceAll(known || '\n', '')),
  );
  expect(english, new URL(page.url()).pathname).toEqual([]);
}
