import type { Page } from '@playwright/test';
import { en } from '@savet/i18n/en';
import { PROVIDER_TITLE } from '../../tools/test-server/provider.ts';
import { expect, test } from '../support/fixtures.ts';
import { ChatPage } from '../support/pages/chat.ts';
import { upgrade } from '../support/pages/payment.ts';
import { signedIn } from '../support/personas/people.ts';
import type { Product } from '../support/server/product.ts';

const { billing, chat: text } = en;

/** Runs in the page: records every animated element, in any frame. */
const recorder = `{
  globalThis.moved = new Set();
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const { duration } = effect.getComputedTiming();
      if (duration > 0) moved.add(effect.target.className + ', ' + duration + ' ms');
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;
const twoFrames = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  .then(() => [...moved])`;

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`with reduced motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });
    // Without the preference something moves, which shows that the recorder works: once is enough.
    const tag = reducedMotion === 'reduce' ? ['@phone'] : [];

    test('menu, dialogs, answers and plans animate only when allowed', { tag }, async ({
      page,
      context,
      product,
      problems,
    }) => {
      problems.expect(/status of 400 .*createCheckoutSession/);
      await context.addInitScript(recorder);
      await signedIn(context, product);
      const moved = [...(await throughChat(page, product)), ...(await throughPlans(page))];
      if (reducedMotion === 'reduce') expect(moved).toEqual([]);
      else expect(moved).not.toEqual([]);
    });
  });
}

async function throughChat(page: Page, product: Product): Promise<string[]> {
  const chat = new ChatPage(page);
  await page.goto('/chat');
  await chat.ask('Tell me');
  const answer = await product.provider.next();
  await expect(page.getByText(text.answering)).toBeAttached();
  const waiting = await motion(page);
  answer.say('One');
  await expect(chat.replies.last()).toContainText('One');
  answer.finish();
  await chat.settled();
  await chat.openMenu();
  await page.getByRole('button', { name: text.chatActions(PROVIDER_TITLE) }).click();
  await page.getByRole('menuitem', { name: text.rename }).click();
  await page.getByRole('dialog').waitFor();
  const opened = await motion(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: text.chatActions(PROVIDER_TITLE) }).click();
  await page.getByRole('menuitem', { name: text.delete }).click();
  await page.getByText(text.deleted(PROVIDER_TITLE)).waitFor();
  return [...waiting, ...opened, ...(await motion(page))];
}

async function throughPlans(page: Page): Promise<string[]> {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/createCheckoutSession', async (route) => {
    await held.promise;
    await route.fulfill({ status: 400, json: { error: 'no', code: 'INVALID_INPUT' } });
  });
  await page.goto('/payment');
  await page.getByRole('button', { name: billing.yearly }).click();
  const next = page.getByRole('button', { name: billing.next });
  // On a wide screen the plans are side by side.
  if (await next.isVisible()) {
    await next.click();
    await page.getByRole('button', { name: billing.previous }).click();
  }
  await upgrade(page);
  await page.getByText(billing.processing).waitFor();
  const moved = await motion(page);
  held.resolve();
  await page.getByRole('heading', { name: billing.failedTitle }).waitFor();
  return moved;
}

function motion(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(twoFrames);
}
