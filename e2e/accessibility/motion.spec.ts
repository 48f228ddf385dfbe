import type { Page } from '@playwright/test';
import { en } from '@savet/i18n/en';
import { PROVIDER_TITLE } from '../../tools/test-server/provider.ts';
import { expect, test } from '../support/fixtures.ts';
import { ChatPage } from '../support/pages/chat.ts';
import { upgrade } from '../support/pages/payment.ts';
import { signedIn } from '../support/personas/people.ts';
import type { Product } from '../support/server/product.ts';

const { billing, chat: text } = en;

/** Shortest and longest motion that explains a change, in milliseconds; what shows that work goes on has no end. */
const SHORTEST = 120;
const LONGEST = 200;

interface Motion {
  /** Class of the element. */
  what: string;
  ms: number;
  isEndless: boolean;
}

/** Runs in the page: records every animated element, in any frame. A transition that turns back midway is shorter than its style says. */
const recorder = `{
  globalThis.moved = new Map();
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const { duration: played, iterations } = effect.getComputedTiming();
      const styled = getComputedStyle(effect.target).transitionDuration.split(',').map(parseFloat);
      const duration = animation instanceof CSSTransition ? Math.max(...styled) * 1000 : played;
      const what = String(effect.target.className);
      if (duration > 0) moved.set(what + duration, { what, ms: duration, isEndless: iterations === Infinity });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;
const twoFrames = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  .then(() => [...moved.values()])`;

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
      if (reducedMotion === 'reduce') {
        expect(moved).toEqual([]);
        return;
      }
      const ending = moved.filter(({ isEndless }) => !isEndless);
      expect(ending.filter(({ ms }) => ms < SHORTEST || ms > LONGEST)).toEqual([]);
      // The place of the answer, its first text, and a dialog.
      for (const name of ['waiting', 'markdown', 'modal']) {
        expect(ending.map(({ what }) => what).join()).toContain(name);
      }
    });
  });
}

async function throughChat(page: Page, product: Product): Promise<Motion[]> {
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

async function throughPlans(page: Page): Promise<Motion[]> {
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

function motion(page: Page): Promise<Motion[]> {
  return page.evaluate<Motion[]>(twoFrames);
}
