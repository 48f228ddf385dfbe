import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { QUESTION_MAX } from '@savet/contract/limits';
import { en } from '@savet/i18n/en';
import { PROVIDER_TITLE } from '../../tools/test-server/provider.ts';
import { expect, test } from '../support/fixtures.ts';
import { ChatPage } from '../support/pages/chat.ts';
import { LoginPage } from '../support/pages/login.ts';
import { SignupPage } from '../support/pages/signup.ts';
import { newcomer, signedIn } from '../support/personas/people.ts';
import { apiOf } from '../support/server/api.ts';

const { accounts, profile, chat: text } = en;
const recorder = fileURLToPath(new URL('in-page/announcements.js', import.meta.url));

test.beforeEach(({ context }) => context.addInitScript({ path: recorder }));

test('an answer is announced once, when it is finished; so is a deleted chat, but not its return', async ({
  chat,
  page,
  product,
}) => {
  await chat.ask('Tell me');
  const answer = await product.provider.next();
  for (const piece of ['One ', 'quiet ', 'answer', '.']) {
    answer.say(piece);
    await expect(chat.replies.last()).toContainText(piece.trim());
  }
  await expect(chat.replies.last()).toHaveAttribute('aria-busy', 'true');
  answer.finish();
  await chat.settled();
  await expect(chat.replies.last()).toHaveAttribute('aria-busy', 'false');
  await hears(page, `${text.answerReady} One quiet answer.`);
  expect(
    (await heard(page)).filter((announcement) => announcement.includes('One quiet')),
  ).toHaveLength(1);

  await chat.openMenu();
  await page.getByRole('button', { name: text.chatActions(PROVIDER_TITLE) }).click();
  await page.getByRole('menuitem', { name: text.delete }).click();
  await hears(page, text.deleted(PROVIDER_TITLE));
  const before = (await heard(page)).length;
  await page.getByRole('button', { name: text.undo }).click();
  await expect(page).toHaveURL(/\/chat\/.+/);
  await chat.settled();
  expect(await chat.answer()).toBe('One quiet answer.');
  // The restored chat contains an old answer, which is not announced again.
  expect((await heard(page)).slice(before)).toEqual([]);
});

test('a summary, search results and a new screen are announced when ready', async ({
  chat,
  page,
  product,
}) => {
  await chat.ask('Tell me');
  const answer = await product.provider.next();
  answer.say('A quiet answer.');
  answer.finish();
  await chat.settled();

  await chat.openMenu();
  await page.getByRole('button', { name: text.chatActions(PROVIDER_TITLE) }).click();
  await page.getByRole('menuitem', { name: text.summarise }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.summarise }).click();
  const summary = await product.provider.next();
  summary.say('In short: quiet.');
  summary.finish();
  await hears(page, 'In short: quiet.');
  await page.keyboard.press('Escape');

  await page.keyboard.press('ControlOrMeta+K');
  await page.getByLabel(text.searchLabel).fill('quiet');
  await hears(page, text.searchFound(1));
  await page.keyboard.press('Escape');

  await chat.openMenu();
  await chat.menu.getByRole('link', { name: text.settings }).click();
  await hears(page, `${profile.title} · Savet`);
  await page.getByRole('link', { name: profile.back }).click();
  await hears(page, `${text.newChat} · Savet`);
});

test('form errors are announced and tied to their fields', async ({
  page,
  context,
  product,
  problems,
}) => {
  problems.expect(/status of 401 .*sign-in/);
  const person = newcomer();
  const login = new LoginPage(page);
  await login.open();
  await login.logIn(person);
  await hears(page, accounts.errors.invalidCredential);

  const signup = new SignupPage(page);
  await signup.open();
  await signup.signUp({ ...person, password: 'short' });
  await hears(page, accounts.errors.weakPassword);
  const password = page.getByLabel(accounts.signUp.password, { exact: true });
  await expect(password).toHaveAccessibleDescription(accounts.errors.weakPassword);

  await signedIn(context, product);
  await (await apiOf(context, product)).read('createChat', { chatId: 'named', title: 'Named' });
  const chat = new ChatPage(page);
  await page.goto('/chat');
  await chat.composer.fill('ю'.repeat(QUESTION_MAX + 1));
  await hears(page, text.tooLong(1, QUESTION_MAX));
  await expect(chat.composer).toHaveAccessibleDescription(text.tooLong(1, QUESTION_MAX));
  await expect(chat.composer).toHaveAttribute('aria-invalid', 'true');
  await chat.composer.fill('');

  await chat.openMenu();
  await page.getByRole('button', { name: text.chatActions('Named') }).click();
  await page.getByRole('menuitem', { name: text.rename }).click();
  const name = page.getByRole('textbox', { name: text.chatName });
  await name.fill('');
  await page.keyboard.press('Enter');
  await hears(page, text.nameMissing);
  await expect(name).toHaveAccessibleDescription(text.nameMissing);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
});

function heard(page: Page): Promise<string[]> {
  return page.evaluate<string[]>('heard');
}

/** Screen readers announce a non-breaking space as any other. */
async function hears(page: Page, words: string): Promise<void> {
  const isHeard = async () =>
    (await heard(page)).some((announcement) =>
      announcement.replaceAll('\u00a0', ' ').includes(words),
    );
  await expect.poll(isHeard, words).toBe(true);
}
