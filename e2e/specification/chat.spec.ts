import type { Page } from '@playwright/test';
import { bg } from '@savet/i18n/bg';
import { expect, test } from '../fixtures.ts';
import { expectNoEnglish } from '../no-english.ts';
import { ChatPage } from '../pages/chat.ts';
import { signedIn } from '../people.ts';
import { chooseBulgarian } from './bulgarian.ts';

/** Runs in the page: scrolls the conversation to so many pixels from its end. */
const scrollTo = (fromEnd: number) => `{
  let view = document.querySelector('[data-testid=message]');
  while (!/auto|scroll/.test(getComputedStyle(view).overflowY)) view = view.parentElement;
  view.scrollTop = view.scrollHeight - view.clientHeight - ${fromEnd};
}`;

test('“Greeting by hour (morning 04-12, afternoon 12-18, evening 18-04) followed by the first name, with a settings button leading to /profile.”', {
  tag: '@desktop',
}, async ({ page, context, product }) => {
  await signedIn(context, product);
  const hours = [
    ['03:59', 'Good evening, Ива', bg.chat.greeting.evening],
    ['04:00', 'Good morning, Ива', bg.chat.greeting.morning],
    ['11:59', 'Good morning, Ива', bg.chat.greeting.morning],
    ['12:00', 'Good afternoon, Ива', bg.chat.greeting.afternoon],
    ['17:59', 'Good afternoon, Ива', bg.chat.greeting.afternoon],
    ['18:00', 'Good evening, Ива', bg.chat.greeting.evening],
  ] as const;
  const greeting = page.getByRole('heading', { level: 1 });
  await page.goto('/chat');
  for (const [time, english] of hours) {
    // In Sofia, where the browser is.
    await page.clock.setFixedTime(`2026-02-03T${time}:00+02:00`);
    await page.reload();
    await expect(greeting, time).toHaveText(english);
  }
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await chooseBulgarian(page, product);
  for (const [time, , bulgarian] of hours.filter((_hour, place) => place % 2 === 1)) {
    await page.clock.setFixedTime(`2026-02-03T${time}:00+02:00`);
    await page.goto('/chat');
    await expect(greeting, time).toHaveText(bulgarian('Ива'));
  }
});

test('“Empty chat: greeting and input with response-style choice and a Brand Hub selector.” “A floating contact button opens a mail to the support address.”', async ({
  page,
  context,
  product,
}) => {
  const { email } = await signedIn(context, product);
  await page.goto('/chat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (morning|afternoon|evening), Ива$/,
  );
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Response style' })).toBeVisible();
  const selector = page.getByRole('button', { name: 'Brand Hub to answer from: My Brand Hub' });
  await expect(selector).toHaveCount(0);
  await product.staff('grant', email);
  await expect(selector).toBeVisible();
  const contact = page.getByRole('link', { name: 'Contact us' });
  await expect(contact).toHaveAttribute('href', 'mailto:support@savet.example');
  await expect(contact).toBeInViewport();
  await chooseBulgarian(page, product);
  await expectNoEnglish(page);
});

test('“Active chat: messages, thumbs up / thumbs down feedback icons on assistant messages, loading dots, and a scroll-to-bottom button that appears when more than 100 px from the bottom.” “Assistant text is rendered as markdown.”', async ({
  page,
  context,
  product,
}) => {
  await signedIn(context, product);
  const chat = new ChatPage(page);
  await page.goto('/chat');
  await chat.ask('What does **bread** cost?');
  const answer = await product.provider.next();
  const reply = chat.replies.last();
  await expect(reply.getByText('The answer is being written')).toBeAttached();
  await expect(reply.locator('i')).toHaveCount(3);
  await expect(chat.thumb('good')).toHaveCount(0);
  answer.say(
    '# Prices\n\n- **white** 2 €\n- *rye* 3 €\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n`code`',
  );
  for (let part = 1; part <= 40; part += 1) answer.say(`\n\nLine ${part}`);
  answer.finish();
  await chat.settled();
  await expect(reply.locator('i')).toHaveCount(0);
  await expect(chat.questions).toHaveText('What does **bread** cost?');
  await expect(reply.getByRole('heading', { name: 'Prices' })).toBeAttached();
  await expect(reply.locator('li strong')).toHaveText('white');
  await expect(reply.locator('li em')).toHaveText('rye');
  await expect(reply.locator('td')).toHaveText(['1', '2']);
  await expect(reply.locator('code')).toHaveText('code');
  for (const name of ['Good answer', 'Poor answer']) {
    await expect(reply.getByRole('button', { name })).toBeVisible();
    await expect(chat.questions.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('main').getByText(/^Good \w+, Ива$/)).toBeVisible();

  await test.step('the button at 101 px, none at 100 px', async () => {
    const button = page.getByRole('button', { name: 'Go to the latest message' });
    await expect(button).toBeHidden();
    await scrolled(page, 101);
    await expect(button).toBeVisible();
    await scrolled(page, 100);
    await expect(button).toBeHidden();
    await scrolled(page, 500);
    await button.click();
    await expect(reply.getByText('Line 40')).toBeInViewport();
    await expect(button).toBeHidden();
  });

  await scrolled(page, 500);
  await chooseBulgarian(page, product);
  await expect(page.getByRole('button', { name: bg.chat.toBottom })).toBeVisible();
  await expect(reply.getByRole('button', { name: bg.chat.good })).toBeVisible();
});

async function scrolled(page: Page, fromEnd: number): Promise<void> {
  await page.evaluate(scrollTo(fromEnd));
}
