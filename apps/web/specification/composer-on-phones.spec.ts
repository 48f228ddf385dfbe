import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, onTestFinished, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { ChatPage } from './app/chat-page.ts';
import { expectCount } from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { openApp, resize } from './app/open-app.tsx';

test('on a phone the composer is one row until it is used, and the conversation has at least 60 % of the height', async () => {
  await resize({ width: 390, height: 664 });
  const api = new FakeApi({ plan: 'pro', queryLimit: 100 });
  const chat = new ChatPage();
  await openApp(api, '/chat');
  const rows = () => {
    const { height } = chat.composer.element().getBoundingClientRect();
    return Math.round((height - 24) / Number.parseFloat(lineHeight(chat.composer.element())));
  };
  await expect.element(chat.composer).toBeVisible();
  await expect.poll(rows).toBe(1);
  await chat.ask('Bread?');
  const turn = await api.nextTurn();
  for (let part = 1; part <= 40; part += 1) turn.say(`\n\nLine ${part}`);
  turn.finish();
  await chat.settled();
  const style = page.getByRole('combobox', { name: 'Response style' });
  await expectCount(style, 0);
  await expect.poll(rows).toBe(1);
  await expect.poll(share).toBeGreaterThanOrEqual(0.8);
  await chat.composer.click();
  await expect.element(style).toBeVisible();
  await expect.poll(rows).toBe(3);
  await expect.poll(share).toBeGreaterThanOrEqual(0.6);
});

test('on the start page of a phone, greeting, composer and suggestions scroll as one page', async () => {
  await resize({ width: 390, height: 400 });
  await openApp(new FakeApi(), '/chat');
  const invitation = page.getByText(en.chat.invitation);
  await expect.element(invitation).toBeVisible();
  const composer = page.elementLocator(form());
  const ideas = page.getByRole('list', { name: en.chat.starterGroups.general });
  const gap = edges(composer).top - edges(invitation).bottom;
  expect(gap).toBeGreaterThanOrEqual(8);
  expect(gap).toBeLessThanOrEqual(32);
  expect(edges(ideas).top).toBeGreaterThan(edges(composer).bottom);

  const last = ideas.getByRole('button').last();
  last.element().scrollIntoView({ block: 'end' });
  await expect.element(last).toBeInViewport({ ratio: 1 });
  const { bottom } = edges(page.elementLocator(header()));
  expect(bottom).toBeGreaterThan(0);
  expect(edges(invitation).bottom).toBeLessThan(bottom);
});

test('on the start page of a phone nothing moves away from the finger that presses it', async () => {
  await resize({ width: 390, height: 664 });
  await openApp(new FakeApi(), '/chat');
  const style = page.getByRole('combobox', { name: en.chat.style });
  const { composer } = new ChatPage();
  const idea = page.getByRole('list', { name: en.chat.starterGroups.general }).getByRole('button');
  await expect.element(idea.first()).toBeVisible();
  // One row: the field with its button.
  await expectCount(style, 0);
  expect(form().getBoundingClientRect().height).toBeLessThan(60);
  const { top } = edges(composer);
  const before = edges(idea.first()).top;
  focus(idea.first());
  expect(edges(idea.first()).top).toBe(before);
  await composer.click();
  await expect.element(style).toBeVisible();
  expect(edges(composer).top).toBe(top);
  const grown = edges(idea.first()).top;
  focus(idea.first());
  expect(edges(idea.first()).top).toBe(grown);
});

test('with the usage of the free plan, the conversation has at least 60 % of a low phone too', async () => {
  await resize({ width: 390, height: 664 });
  // The targets of a touch screen.
  document.documentElement.style.setProperty('--target', '44px');
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  const api = new FakeApi({ language: 'BG', queryUsed: 3 });
  const chat = new ChatPage(bg);
  await openApp(api, '/chat');
  await chat.ask('Хляб?');
  const turn = await api.nextTurn();
  for (let part = 1; part <= 40; part += 1) turn.say(`\n\nРед ${part}`);
  turn.finish();
  await chat.settled();
  await expect.poll(share).toBeGreaterThanOrEqual(0.6);
  await chat.composer.click();
  await expect.element(page.getByText(/Остават? \d от 5/)).toBeVisible();
  await expect.poll(share).toBeGreaterThanOrEqual(0.6);
});

test('the button stays inside the field on the narrowest phone, in the longer language', async () => {
  await resize({ width: 320, height: 568 });
  const api = new FakeApi({ language: 'BG' });
  await openApp(api, '/chat');
  const send = page.getByRole('button', { name: bg.chat.send, exact: true });
  await expect.element(send).toBeVisible();
  const field = send.element().closest('form')?.getBoundingClientRect();
  expect(field?.width).toBeGreaterThan(200);
  await expect
    .poll(() => send.element().getBoundingClientRect().right)
    .toBeLessThanOrEqual(field?.right ?? 0);
});

const lineHeight = (element: Element) => getComputedStyle(element).lineHeight;

/** The part of the window's height that shows the conversation. */
function share(): number {
  const height = form().getBoundingClientRect().top - header().getBoundingClientRect().bottom;
  return height / window.innerHeight;
}

const form = () => opened('main form');
const header = () => opened('main > header');

function opened(selector: string): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error('no chat is open');
  return element;
}

function focus(locator: Locator): void {
  const element = locator.element();
  if (!(element instanceof HTMLElement)) throw new Error('this cannot have the focus');
  element.focus();
}

const edges = (locator: Locator) => locator.element().getBoundingClientRect();
