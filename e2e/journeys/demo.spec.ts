import { test as base, expect } from '../support/fixtures.ts';
import { BrandHubPage } from '../support/pages/brand-hub.ts';
import { ChatPage } from '../support/pages/chat.ts';
import { LoginPage } from '../support/pages/login.ts';

/** `npm run demo`: sample people and the built-in consultant. */
const test = base.extend({
  product: ({ demoProduct }, provide) => provide(demoProduct),
});

const petra = { email: 'pro@demo.savet.example', password: 'savet-sample' };

test('the sample Pro user edits the Brand Hub, and the next answers draw on it', async ({ page }, {
  project,
}) => {
  const advantage = `We answer the telephone at midnight (${project.name})`;
  // Another sentence may precede it.
  const quoted = advantage.slice(1);
  await new LoginPage(page).open();
  await new LoginPage(page).logIn(petra);
  await page.waitForURL('**/chat');
  const brandHub = new BrandHubPage(page);
  await brandHub.open();
  await brandHub.keep('competitiveAdvantage', advantage);
  await page.goto('/chat');
  const chat = new ChatPage(page);

  await chat.ask('How should we position ourselves against our competitors?');
  await page.waitForURL('**/chat/*');
  await page.reload();
  await chat.settled();
  expect(await chat.answer()).toContain(quoted);

  await chat.ask('Как да се отличим от конкурентите?');
  await expect(chat.replies).toHaveCount(2);
  await chat.settled();
  const answer = await chat.answer();
  expect(answer).toContain(quoted);
  expect(answer).toMatch(/[А-Яа-я]{4,}/);
});
