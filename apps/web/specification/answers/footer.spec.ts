import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chatDocument, questionDocument } from '../app/documents.ts';
import { expectCount } from '../app/expectations.ts';
import { FakeApi } from '../app/fake-api.ts';
import { openApp, resize, sizes } from '../app/open-app.tsx';

/* The footer of an answer, which the specification does not have. */

const filled = 'userInfo.brandHub.brandVoice.toneOfVoice';
const lacked = [
  'userInfo.brandHub.targetAudience.idealCustomer',
  'userInfo.brandHub.positioning.category',
];

test.each([sizes.desktop, sizes.phone])(
  '$width px: at most two rows below an answer',
  async (size) => {
    await resize(size);
    await openAnswers();
    const again = page.getByRole('button', { name: en.chat.anotherAnswer, exact: true });
    await expect.element(again.first()).toBeVisible();
    const [first, last] = document.querySelectorAll('article > footer');
    expect(rowsOf(first)).toBe(2);
    // On a phone, what the last answer lacked has a row of its own.
    expect(rowsOf(last)).toBe(size === sizes.phone ? 3 : 2);
  },
);

test('only the last answer asks for what it lacked', async () => {
  await openAnswers();
  await expectCount(page.getByRole('button', { name: en.chat.anotherAnswer, exact: true }), 2);
  await expectCount(page.getByText(en.chat.betterWith), 1);
});

/** Rows of controls and of the words before them: those that share a line are counted once. */
function rowsOf(footer: Element | undefined): number {
  const controls = [...(footer?.querySelectorAll('summary, button, [data-gaps] > span') ?? [])];
  const rows: number[] = [];
  for (const control of controls) {
    const { top, height } = control.getBoundingClientRect();
    const middle = top + height / 2;
    if (!rows.some((row) => Math.abs(row - middle) < height / 2)) rows.push(middle);
  }
  return rows.length;
}

/** A chat with two answers that used one field and lacked another. */
async function openAnswers(): Promise<void> {
  const api = new FakeApi({ plan: 'pro', queryLimit: 100 });
  api.chats = [chatDocument({ chatId: 'c', title: 'Bread' })];
  const receipt = {
    brandHubUid: api.user.uid,
    fields: [{ path: filled, version: 1 }],
    missing: lacked,
  };
  api.messages = [1, 3].flatMap((position) => {
    const messageId = `q${position}`;
    const question = questionDocument({ chatId: 'c', messageId, position, text: 'Who buys it?' });
    const place = { messageId: `r${position}`, position: position + 1, replyTo: messageId };
    return [
      question,
      { ...question, ...place, sender: 'assistant' as const, text: 'Bakers.', receipt },
    ];
  });
  await openApp(api, '/chat/c');
  await expectCount(page.getByText('Bakers.'), 2);
}
