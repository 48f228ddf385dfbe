import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ChatPage } from './app/chat-page.ts';
import { questionDocument, replyDocument } from './app/documents.ts';
import { expectCount, expectNoEnglish, expectPath, expectText } from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { chooseBulgarian } from './app/language.ts';
import { openApp, reloadApp } from './app/open-app.tsx';
import { agree } from './app/purchase.ts';

/* Section 8, user-facing. */

test('“Chat failure: ‘Sorry, I encountered an error. Please try again or contact us.’ On network, connection or timeout errors: ‘Network connection lost. Please check your internet connection and try again.’ … if storing fails an alert is shown. Unexpected error alert”', async () => {
  const api = new FakeApi();
  const chat = new ChatPage();
  await openApp(api, '/chat');
  const shown = (elements: () => Iterable<Element>, index: number) =>
    expect.poll(() => [...elements()].at(index)?.textContent);
  await chat.ask('Bread?');
  (await api.nextTurn()).fail('GENERATION_FAILED');
  const sorry = 'Sorry, I encountered an error. Please try again or contact us.';
  await shown(chat.replies, -1).toContain(sorry);
  await chat.ask('Rolls?');
  (await api.nextTurn()).fail('CONNECTION_LOST');
  const lost = 'Network connection lost. Please check your internet connection and try again.';
  await shown(chat.replies, -1).toContain(lost);

  api.refuse('generateResponse', 'INTERNAL');
  await chat.lastReply().getByRole('button', { name: 'Try again' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'An unexpected error' });
  await expectText(alert, 'An unexpected error occurred. Please try again or contact support.');
  expect(linkOfRefusal()).toBe('mailto:support@savet.example');
  // A question that could not be stored stays in the browser with a note, and is sent again.
  await chat.ask('Cakes?');
  await shown(chat.questions, -1).toContain(en.chat.unsentMark);

  await chooseBulgarian(api);
  await shown(chat.replies, 0).toContain(bg.errors.byReply.GENERATION_FAILED);
  await shown(chat.replies, -1).toContain(bg.errors.byReply.CONNECTION_LOST);
  await shown(chat.questions, -1).toContain(bg.chat.unsentMark);
});

test('a question that another tab came before waits in its field, and the reason goes with that answer', async () => {
  const api = new FakeApi();
  const chat = new ChatPage();
  await openApp(api, '/chat');
  await chat.ask('Bread?');
  const turn = await api.nextTurn();
  turn.finish();
  await chat.settled();
  api.refuse('generateResponse', 'CHAT_BUSY');
  await chat.ask('Rolls?');
  const busy = page.getByText(en.errors.byCode.CHAT_BUSY);
  await expect.element(busy).toBeVisible();
  expect(linkOfRefusal()).toBeUndefined();
  await expect.element(chat.composer).toHaveValue('Rolls?');

  const [{ chatId } = { chatId: '' }] = api.chats;
  const place = { chatId, position: 10 };
  const question = questionDocument({ ...place, messageId: 'other', text: 'Cakes?' });
  const reply = replyDocument({
    ...{ ...place, position: 11, text: '' },
    ...{ messageId: 'other-reply', replyTo: 'other' },
  });
  api.change({ messages: [question, reply] });
  await expectCount(chat.questions, 2);
  await expect.element(busy).toBeVisible();
  api.change({ messages: [{ ...reply, text: 'Yes.', status: 'done' }] });
  await expectCount(busy, 0);
  await expect.element(chat.composer).toHaveValue('Rolls?');
});

test('“Billing portal modal titled ‘Billing Portal Error’: ‘Failed to open billing portal. Please try again.’ or ‘No billing information found. Please contact support.’”', async () => {
  const api = new FakeApi({ plan: 'pro', queryLimit: 100 });
  const expectFailure = async (name: string, button: string, text: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    const modal = page.getByRole('dialog', { name, exact: true });
    await expect.element(modal.getByText(text, { exact: true })).toBeVisible();
    return modal;
  };
  const inEnglish = (text: string) => expectFailure('Billing Portal Error', 'Manage Billing', text);
  const inBulgarian = (text: string) =>
    expectFailure(bg.billing.portalTitle, bg.billing.manage, text);
  api.refuse('createBillingPortalSession', 'CUSTOMER_ID_REQUIRED');
  await openApp(api, '/profile');
  const modal = await inEnglish('No billing information found. Please contact support.');
  await modal.getByRole('button', { name: 'Close', exact: true }).click();
  await chooseBulgarian(api);
  await inBulgarian(bg.billing.noCustomer);
  await expectNoEnglish();

  api.change({ user: { stripeCustomerId: 'cus_1' } });
  api.refuse('createBillingPortalSession', 'PORTAL_FAILED');
  await reloadApp();
  await inBulgarian(bg.billing.portalFailed);
  await expectNoEnglish();
  api.change({ user: { language: 'EN' } });
  await reloadApp();
  await inEnglish('Failed to open billing portal. Please try again.');
});

test('“Payment: ‘Failed to set free plan. Please try again.’ (free reset); ‘Failed to start checkout. Please try again.’ (checkout); shown in the error modal, with Bulgarian versions.”', async () => {
  const api = new FakeApi();
  api.refuse('resetToFreePlan', 'FREE_PLAN_FAILED');
  api.refuse('createCheckoutSession', 'CHECKOUT_FAILED');
  await openApp(api, '/payment');
  const expectFailure = async (button: string, title: string, text: string, close: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    for (const texts of [en, bg]) if (button === texts.billing.pro.action) await agree(texts);
    const modal = page.getByRole('dialog', { name: title, exact: true });
    await expect.element(modal.getByText(text, { exact: true })).toBeVisible();
    await modal.getByRole('button', { name: close, exact: true }).click();
    await expectCount(modal, 0);
  };
  const title = 'Failed to start checkout';
  const freeText = 'Failed to set free plan. Please try again.';
  await expectFailure('Get Started', title, freeText, 'Close');
  const checkoutText = 'Failed to start checkout. Please try again.';
  await expectFailure('Upgrade to Pro', title, checkoutText, 'Close');
  await chooseBulgarian(api);
  const { free, pro, failedTitle, freeFailed, checkoutFailed } = bg.billing;
  await expectFailure(free.action, failedTitle, freeFailed, bg.shell.close);
  await expectFailure(pro.action, failedTitle, checkoutFailed, bg.shell.close);
  await expectPath('/payment');
});

function linkOfRefusal(): string | undefined {
  return document.querySelector<HTMLAnchorElement>('[role="alert"] + a')?.href;
}
