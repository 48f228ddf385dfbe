import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChatPage } from './app/chat-page.ts';
import { cardOf } from './app/default-answers.ts';
import { bulgarianUser } from './app/documents.ts';
import {
  expectContains,
  expectCount,
  expectNoEnglish,
  expectPath,
  expectText,
  expectTexts,
} from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { chooseBulgarian } from './app/language.ts';
import { openApp, resize, sizes } from './app/open-app.tsx';
import { openViewing } from './app/viewing.ts';

test('“Textarea (3 rows) with a Send button. Enter sends; Shift+Enter makes a newline. Enter does not send on screens narrower than 769 px or while a response is loading.”', async () => {
  const api = new FakeApi();
  const chat = new ChatPage();
  await resize({ width: 768, height: 900 });
  await openApp(api, '/chat');
  await expect.element(chat.composer).toHaveAttribute('rows', '3');
  expect(chat.composer.element()).toBeInstanceOf(HTMLTextAreaElement);
  await chat.composer.fill('Bread?');
  await userEvent.keyboard('{Enter}');
  await expect.element(chat.composer).toHaveValue('Bread?\n');

  await resize({ width: 769, height: 900 });
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(chat.composer).toHaveValue('Bread?\n\n');
  await userEvent.keyboard('{Enter}');
  await expectText(chat.questions, 'Bread?');
  const turn = await api.nextTurn();
  await chat.composer.fill('And rye?');
  await userEvent.keyboard('{Enter}');
  await expect.element(chat.composer).toHaveValue('And rye?\n');
  turn.say('Yes.');
  turn.finish();
  await chat.settled();
  await expectCount(chat.questions, 1);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expectCount(chat.questions, 2);
});

test.for(Object.entries(sizes))(
  '“Placeholders: ‘Ask me anything...’, ‘Waiting for response...’ (all also in Bulgarian).” “Button labels: Send, Sending..., Disabled.” On a %s',
  async ([, size]) => {
    await resize(size);
    const api = new FakeApi();
    await openApp(api, '/chat');
    const inEnglish = new ChatPage();
    await expectComposer(inEnglish, 'Ask me anything...', 'Send');
    const release = api.hold('generateResponse');
    await inEnglish.ask('Bread?');
    await expectComposer(inEnglish, 'Waiting for response...', 'Sending...');
    await chooseBulgarian(api);
    const inBulgarian = new ChatPage(bg);
    await expectComposer(inBulgarian, bg.chat.placeholderWaiting, bg.chat.sending);
    release();
    const turn = await api.nextTurn();
    await expectComposer(inBulgarian, bg.chat.placeholderWaiting, bg.chat.stop);
    turn.say('Да.');
    turn.finish();
    await expectComposer(inBulgarian, bg.chat.placeholder, bg.chat.send);
    api.change({ user: { plan: 'pro', queryLimit: 0 } });
    await expectComposer(inBulgarian, bg.chat.placeholder, bg.chat.disabled);
  },
);

test('“Admin-only user/brand-hub dropdown with sections ‘Default’, ‘Your Clients’ and ‘Other Profiles’; hidden while impersonating.” ‘Input disabled in admin viewing mode’', async () => {
  const { api, client } = await openViewing();
  const other = bulgarianUser('other');
  api.answer('listBrandHubs', ({ search = '' }) => {
    const profiles = (user: typeof client) =>
      user.email.includes(search) ? [{ ...cardOf(user), businessName: '' }] : [];
    return { clients: profiles(client), otherProfiles: profiles(other), next: null };
  });
  const { picker } = en.chat;
  const dropdown = page.getByRole('button', { name: picker.label(picker.own) });
  await expectComposer(new ChatPage(), 'Input disabled in admin viewing mode', 'Disabled');
  await expect.element(new ChatPage().composer).toBeDisabled();
  await expectCount(dropdown, 0);

  await openApp(api, '/admin');
  await page.getByRole('link', { name: 'Back to chat' }).click();
  await dropdown.click();
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  await expectTexts(section('Default').getByRole('button'), ['My Brand Hub']);
  await page.getByRole('searchbox').fill(client.email);
  await expectContains(section('Your Clients'), client.email);
  await expectCount(section('Other Profiles'), 0);
  await page.getByRole('searchbox').fill(other.email);
  await expectContains(section('Other Profiles'), other.email);
  await expectCount(section('Your Clients'), 0);

  await section('Default').getByRole('button').click();
  await chooseBulgarian(api);
  // At this width, with the menu open, the picker's button is near the window's edge.
  await resize({ width: 768, height: 900 });
  const own = bg.chat.picker.label(bg.chat.picker.own);
  await page.getByRole('button', { name: own }).click();
  await expectCount(() => document.querySelectorAll('[popover]'), 1);
  const panel = page.elementLocator(document.querySelector('[popover]') ?? document.body);
  await expect.element(panel).toBeInViewport({ ratio: 1 });
  await page.getByRole('searchbox').fill(client.email);
  await expect.element(section(bg.chat.picker.default)).toBeVisible();
  await expectContains(section(bg.chat.picker.clients), client.email);
  await expectCount(section(bg.chat.picker.others), 0);
  await expectNoEnglish();
  await openApp(api, '/admin');
  await page.getByRole('button', { name: client.email }).click();
  await expectPath('/chat');
  await expectComposer(new ChatPage(bg), bg.chat.placeholderViewing, bg.chat.disabled);
});

test('while an answer is written, Stop is the only button, in the place of Send', async () => {
  const api = new FakeApi();
  const chat = new ChatPage();
  api.answer('stopResponse', () => ({}));
  await openApp(api, '/chat');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await chat.composer.fill('Bread?');
  const { right, bottom } = send.element().getBoundingClientRect();
  const form = chat.composer.element().closest('form');
  await send.dblClick();
  const turn = await api.nextTurn();
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await expect.element(stop).toBeVisible();
  // The second press of the double click stops nothing.
  expect(api.inputs('stopResponse')).toEqual([]);
  expect([...(form?.querySelectorAll('button') ?? [])]).toEqual([stop.element()]);
  expect(stop.element().getBoundingClientRect().right).toBeCloseTo(right, 0);
  // The composer has moved from the greeting to the end of the page.
  expect(stop.element().getBoundingClientRect().bottom).toBeGreaterThan(bottom);
  await expect.element(page.getByText('Sending...')).toBeInTheDocument();
  turn.say('Rye');
  await stop.click();
  await expect.poll(() => api.inputs('stopResponse')).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Stopping…' })).toBeVisible();
  turn.finish();
  await expect.element(send).toBeVisible();
});

test('the usage shows only while few queries are left', async () => {
  const api = new FakeApi({ plan: 'pro', queryLimit: 100, queryUsed: 94 });
  await openApp(api, '/chat');
  await expect.element(new ChatPage().composer).toBeVisible();
  await expectCount(page.getByText(/queries left/), 0);
  api.change({ user: { queryUsed: 95 } });
  await expect.element(page.getByText('5 of 100 queries left')).toBeVisible();
});

/** Expects the placeholder of the field and the label of its button. */
async function expectComposer(chat: ChatPage, placeholder: string, label: string): Promise<void> {
  await expect.element(chat.composer).toHaveAttribute('placeholder', placeholder);
  await expect.element(page.getByRole('button', { name: label, exact: true })).toBeVisible();
}
