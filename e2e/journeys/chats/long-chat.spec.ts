import type { Locator } from '@playwright/test';
import { en } from '@savet/i18n/en';
import { appears } from '../../support/appears.ts';
import { expect, test } from '../../support/fixtures.ts';
import { ChatPage } from '../../support/pages/chat.ts';
import { signedIn } from '../../support/personas/people.ts';
import { apiOf } from '../../support/server/api.ts';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

const text = en.chat;
const TURNS = 130;
/** The maximum number of rendered messages, and of other elements on the page. */
const NODES_MAX = 2_500;

/** Runs in the page: how many lists of messages lie behind the middle of a box. */
const messagesAt = (box: Box | null) => {
  if (!box) throw new Error('the button is not shown');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return `document.elementsFromPoint(${x}, ${y})
    .filter((each) => each.querySelector(':scope > [data-testid=message]')).length`;
};

test('a long chat is scrolled back and forth without ever being rendered whole', async ({
  page,
  context,
  product,
}) => {
  const { email } = await signedIn(context, product);
  await product.staff('plan', email, 'pro', '1000');
  const { read: call } = await apiOf(context, product);
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const response = call('generateResponse', {
      chatId: 'long',
      messageId: `question-${turn}`,
      newChat: turn === 1,
      query: `Question number ${turn}.`,
    });
    const answer = await product.provider.next();
    answer.say(`Answer number ${turn}.`);
    answer.finish();
    await response;
  }
  const chat = new ChatPage(page);
  await page.goto('/chat/long');
  const question = (turn: number) => page.locator(`[data-message-id="question-${turn}"]`);
  await expect(question(TURNS)).toBeInViewport();

  const earlier = page.getByRole('button', { name: text.olderMessages });
  while (!(await question(1).isVisible())) {
    const firstId = await page.getByTestId('message').first().getAttribute('data-message-id');
    const first = page.locator(`[data-message-id="${firstId}"]`);
    await earlier.scrollIntoViewIfNeeded();
    const before = await first.boundingBox();
    await earlier.click();
    // The visible text stays in place while earlier messages load above it.
    await expect(page.getByTestId('message').first()).not.toHaveAttribute(
      'data-message-id',
      firstId ?? '',
    );
    const after = await first.boundingBox();
    expect(Math.abs((after?.y ?? Infinity) - (before?.y ?? 0))).toBeLessThan(80);
  }
  expect(await page.getByTestId('message').count()).toBeLessThanOrEqual(120);
  expect(await page.evaluate('document.getElementsByTagName("*").length')).toBeLessThan(NODES_MAX);

  // The newest messages are not rendered now; buttons lead to the next ones and to the end.
  await expect(question(TURNS)).toHaveCount(0);
  const last = await page.getByTestId('message').last().getAttribute('data-message-id');
  await page.getByRole('button', { name: text.laterMessages }).click();
  await expect(page.getByTestId('message').last()).not.toHaveAttribute(
    'data-message-id',
    last ?? '',
  );
  await expect(page.locator(`[data-message-id="${last}"]`)).toBeInViewport();
  const toBottom = page.getByRole('button', { name: text.toBottom });
  const box = await toBottom.boundingBox();
  expect(await page.evaluate(messagesAt(box))).toBe(0);
  await toBottom.click();
  await expect(question(TURNS)).toBeInViewport();

  // A search result in the middle of a chat that has not been loaded.
  await page.goto('/chat');
  await chat.openMenu();
  await chat.menu.getByRole('button', { name: text.search, exact: true }).click();
  await page.getByLabel(text.searchLabel).fill('question number 40.');
  const found = appears(page, '[data-found=true]');
  await page.getByRole('dialog').getByRole('option').last().click();
  expect(await found).toContain('Question number 40.');
  await expect(question(40)).toBeInViewport();
});
