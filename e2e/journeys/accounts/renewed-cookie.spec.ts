import { en } from '@savet/i18n/en';
import { openChat } from '../../support/conversation.ts';
import { expect, test } from '../../support/fixtures.ts';
import { newcomer, signedIn } from '../../support/personas/people.ts';

const texts = en.security.email;

test('typing the password gives the browser a new cookie, and work in another tab goes on', async ({
  page,
  context,
  product,
  problems,
}) => {
  problems.expect(/status of 401/);
  const person = await signedIn(context, product);
  const cookie = async () => (await context.cookies()).map(({ value }) => value).join();
  const before = await cookie();
  const chat = await openChat(await context.newPage(), product, 'EN');
  await chat.composer.fill('Who buys bread at night?');

  await page.goto('/profile');
  await page.getByRole('button', { name: texts.change }).click();
  const dialog = page.getByRole('dialog', { name: texts.title });
  await dialog.getByLabel(texts.new, { exact: true }).fill(newcomer().email);
  await dialog.getByLabel(texts.password, { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: texts.send }).click();
  await expect.poll(cookie).not.toBe(before);

  await test.step('the token of the other tab ends, and what was typed is sent with a new one', async () => {
    const refusal = { code: 'UNAUTHENTICATED', success: false };
    const refuse = { status: 401, json: refusal };
    await chat.page.route('**/api/generateResponse', (route) => route.fulfill(refuse), {
      times: 1,
    });
    // On a phone, Enter begins a line.
    await chat.page.getByRole('button', { name: en.chat.send, exact: true }).click();
    const answer = await product.provider.next();
    answer.say('Bakers do.');
    answer.finish();
    await chat.settled();
    await expect(chat.questions).toHaveText(['Who buys bread at night?']);
  });

  await page.reload();
  await expect(page.getByText(person.email)).toBeVisible();
});
