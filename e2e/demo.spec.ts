import { test as base, expect } from './fixtures.ts';
import { BrandHubPage } from './pages/brand-hub.ts';
import { ChatPage } from './pages/chat.ts';
import { LoginPage } from './pages/login.ts';
import { Product } from './product.ts';

/** `npm run demo`: sample people, and the built-in consultant. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, provide) => {
      // Slow enough that an answer is on its way for some seconds.
      const product = await Product.start('demo', { AI_WORDS_PER_SECOND: '40' });
      await provide(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

const petra = { email: 'pro@demo.savet.example', password: 'savet-sample' };

test('the sample pro user writes into the Brand Hub, and the next answers draw on it', async ({
  page,
}, { project }) => {
  const advantage = `We answer the telephone at midnight (${project.name})`;
  // A sentence may go on before it.
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
