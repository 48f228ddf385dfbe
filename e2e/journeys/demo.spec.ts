import { en } from '@savet/i18n/en';
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
  // Only a model can give an answer another form.
  const reply = chat.replies.last();
  await expect(reply.getByRole('button', { name: en.chat.anotherAnswer })).toBeVisible();
  await expect(reply.getByRole('button', { name: en.chat.restyle })).toHaveCount(0);
});

test('a close reading is a button that asks for it, and the question that nothing answers goes to the team', async ({
  page,
}) => {
  await new LoginPage(page).open();
  await new LoginPage(page).logIn(petra);
  await page.waitForURL('**/chat');
  const chat = new ChatPage(page);
  const both = 'Should we work on our pricing or our discounts?';
  await chat.ask(both);
  await page.waitForURL('**/chat/*');
  await chat.settled();
  // The closer of the two may be answered at once; then only the other one is offered.
  const readings = chat.replies.getByRole('button', { name: /^(pricing|discounts)$/ });
  const chosen = (await readings.first().textContent()) ?? '';
  await readings.first().click();
  await expect(chat.questions).toHaveText([both, chosen]);
  await expect(chat.replies).toHaveCount(2);
  await chat.settled();
  expect(await chat.answer()).toMatch(chosen === 'pricing' ? /price/ : /discount/);
  await expect(readings).toHaveCount(0);

  await chat.ask('🙂 & 🙃');
  await expect(chat.replies).toHaveCount(3);
  await chat.settled();
  const team = chat.replies.last().getByRole('link', { name: 'Ask our team' });
  await expect(team).toHaveAttribute('href', /^mailto:.+body=%F0%9F%99%82%20%26%20%F0%9F%99%83$/);
});
