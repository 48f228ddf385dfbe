import type { Route } from '@playwright/test';
import { ENTER_SENDS_FROM_PX } from '@savet/contract/limits';
import { en } from '@savet/i18n/en';
import { appears } from '../support/appears.ts';
import { expect, test } from '../support/fixtures.ts';
import { ChatPage } from '../support/pages/chat.ts';
import { signedIn } from '../support/personas/people.ts';

test('Enter sends on a wide screen and adds a line on a narrow one', {
  tag: '@phone',
}, async ({ chat, page, product, viewport }) => {
  await chat.composer.fill('First line');
  await chat.composer.press('Shift+Enter');
  await chat.composer.pressSequentially('second line');
  await chat.composer.press('Enter');
  if (viewport && viewport.width < ENTER_SENDS_FROM_PX) {
    await expect(chat.composer).toHaveValue('First line\nsecond line\n');
    await page.getByRole('button', { name: en.chat.send, exact: true }).click();
  }
  await expect(chat.questions).toHaveText(['First line\nsecond line'], { useInnerText: true });
  (await product.provider.next()).finish();
});

test('while an answer streams, Enter sends nothing and the next question can be typed', async ({
  chat,
  page,
  product,
}) => {
  await chat.ask('One');
  const answer = await product.provider.next();
  answer.say('Well');
  await expect(chat.replies.last()).toContainText('Well');
  await expect(page.getByRole('button', { name: en.chat.stop, exact: true })).toBeVisible();
  await expect(chat.composer).toHaveAttribute('placeholder', en.chat.placeholderWaiting);
  await chat.composer.fill('Two');
  await chat.composer.press('Enter');
  await expect(chat.questions).toHaveCount(1);
  answer.finish();
  await chat.settled();
  await expect(chat.composer).toHaveValue(/^Two/);
  await expect(page.getByRole('button', { name: en.chat.send, exact: true })).toBeEnabled();
});

test('a finished answer is announced once', async ({ chat, page, product }) => {
  await chat.ask('Tell me');
  const answer = await product.provider.next();
  answer.say('A quiet ');
  await expect(chat.replies.last()).toContainText('A quiet');
  const announced = page.getByRole('status').filter({ hasText: en.chat.answerReady });
  await expect(announced).toHaveCount(0);
  const announcement = appears(page, 'output', en.chat.answerReady);
  answer.say('answer.');
  answer.finish();
  expect(await announcement).toBe(`${en.chat.answerReady} A quiet answer.`);
  await page.reload();
  await chat.settled();
  await expect(announced).toHaveCount(0);
});

test('a question beyond the limit opens the pricing page once and is kept for the way back', async ({
  chat,
  page,
  problems,
}) => {
  problems.expect(/status of 402/);
  const refusal = { success: false, code: 'QUERY_LIMIT_REACHED', error: 'Query limit reached' };
  await page.route('**/api/generateResponse', (route) =>
    route.fulfill({ status: 402, json: refusal }),
  );
  await chat.ask('The last one was taken elsewhere');
  await page.waitForURL('**/payment');
  await page.getByRole('link', { name: en.billing.back }).click();
  await expect(chat.composer).toHaveValue('The last one was taken elsewhere');
  await expect(page).toHaveURL(/\/chat$/);
  // The browser's Back button does not lead to the chat that was not created, either.
  await page.goBack();
  await page.waitForURL('**/payment');
  await page.goBack();
  await expect(chat.composer).toHaveValue('The last one was taken elsewhere');
  await expect(page).toHaveURL(/\/chat$/);
});

test('when the first question of a chat is refused, the next one creates the chat', async ({
  chat,
  page,
  product,
  problems,
}) => {
  problems.expect(/status of 400|ERR_FAILED/);
  const lose = (route: Route) => route.abort();
  await page.route('**/api/generateResponse', lose);
  await chat.ask('The first one');
  const retry = page.getByRole('button', { name: en.chat.retry, exact: true });
  await expect(retry).toHaveCount(1);
  await chat.ask('The second one');
  await expect(retry).toHaveCount(2);
  await chat.composer.fill('Half a third');
  const refusal = { success: false, code: 'INVALID_INPUT', error: 'Invalid input' };
  await page.route(
    '**/api/generateResponse',
    (route) => route.fulfill({ status: 400, json: refusal }),
    { times: 1 },
  );
  await page.unroute('**/api/generateResponse', lose);
  const alert = page.getByRole('alert');
  // The outbox may resend automatically before the click.
  await expect(async () => {
    if (!(await alert.isVisible())) await retry.first().click({ timeout: 2_000 });
    await expect(alert).toHaveText(en.errors.byCode.INVALID_INPUT, { timeout: 5_000 });
  }).toPass();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(chat.composer).toHaveValue('The first one\n\nHalf a third');
  const answer = await product.provider.next();
  expect(answer.prompt).toContain('The second one');
  answer.say('The second answer');
  answer.finish();
  await chat.openMenu();
  await chat.menu.locator('a[href^="/chat/"]').click();
  await expect(chat.replies).toHaveText(/The second answer/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('going back from a new chat leads to an empty start screen', async ({
  chat,
  page,
  product,
}) => {
  await chat.ask('One');
  const answer = await product.provider.next();
  answer.say('Two.');
  answer.finish();
  await page.waitForURL('**/chat/*');
  await chat.settled();
  await page.goBack();
  await expect(chat.questions).toHaveCount(0);
  await page.goForward();
  await expect(chat.questions).toHaveText(['One']);
});

test('a free user without queries is redirected to pricing and keeps the typed text', async ({
  page,
  context,
  product,
}) => {
  const { email } = await signedIn(context, product);
  await product.staff('plan', email, 'free', '1');
  const chat = new ChatPage(page);
  await page.goto('/chat');
  await chat.ask('The only one');
  const answer = await product.provider.next();
  answer.say('Here it is.');
  answer.finish();
  await chat.settled();
  // Messages that arrive while the page is open are announced too.
  await expect(page.getByRole('status').getByText(en.chat.freeExhausted)).toBeVisible();
  await chat.ask('One more');
  await page.waitForURL('**/payment');
  await page.goBack();
  await expect(chat.composer).toHaveValue('One more');
});
