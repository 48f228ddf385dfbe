import { bg } from '@savet/i18n/bg';
import { expect, test } from '../fixtures.ts';
import { expectNoEnglish } from '../no-english.ts';
import { ChatPage } from '../pages/chat.ts';
import { signedIn } from '../people.ts';
import { chooseBulgarian } from './bulgarian.ts';
import { viewingPage } from './viewed-account.ts';

test('“Textarea (3 rows) with a Send button. Enter sends; Shift+Enter makes a newline. Enter does not send on screens narrower than 769 px or while a response is loading.”', {
  tag: '@desktop',
}, async ({ page, context, product }) => {
  await signedIn(context, product);
  const chat = new ChatPage(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/chat');
  await expect(chat.composer).toHaveJSProperty('tagName', 'TEXTAREA');
  await expect(chat.composer).toHaveAttribute('rows', '3');
  await chat.composer.fill('Bread?');
  await chat.composer.press('Enter');
  await expect(chat.composer).toHaveValue('Bread?\n');

  await page.setViewportSize({ width: 769, height: 900 });
  await chat.composer.press('Shift+Enter');
  await expect(chat.composer).toHaveValue('Bread?\n\n');
  await chat.composer.press('Enter');
  await expect(chat.questions).toHaveText('Bread?');
  const answer = await product.provider.next();
  await chat.composer.fill('And rye?');
  await chat.composer.press('Enter');
  await expect(chat.composer).toHaveValue(/^And rye\?/);
  answer.say('Yes.');
  answer.finish();
  await chat.settled();
  await expect(chat.questions).toHaveCount(1);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat.questions).toHaveCount(2);
  (await product.provider.next()).finish();
});

test('“Response-style dropdown: Normal (default responses), Concise (shorter), Explanatory (in-depth).”', {
  tag: '@desktop',
}, async ({ page, context, product }) => {
  await signedIn(context, product);
  const chat = new ChatPage(page);
  await page.goto('/chat');
  const style = page.getByRole('combobox', { name: 'Response style' });
  await expect(style.getByRole('option')).toHaveText(['Normal', 'Concise', 'Explanatory']);
  await expect(style).toHaveValue('normal');
  const asked = [
    ['Normal', 'normal', /cost\?\s*<\/question>/],
    ['Concise', 'concise', /cost\?\s+Please answer concisely/],
    ['Explanatory', 'explanatory', /cost\?\s+Please answer in depth/],
  ] as const;
  for (const [label, responseStyle, prompt] of asked) {
    await style.selectOption({ label });
    const request = page.waitForRequest('**/api/generateResponse');
    await chat.ask('What does bread cost?');
    expect((await request).postDataJSON()).toMatchObject({ responseStyle });
    const answer = await product.provider.next();
    expect(answer.prompt).toMatch(prompt);
    answer.say('2 €');
    answer.finish();
    await chat.settled();
  }
});

test('“Placeholders: ‘Ask me anything...’, ‘Waiting for response...’ (all also in Bulgarian).” “Button labels: Send, Sending..., Disabled.”', async ({
  page,
  context,
  product,
}) => {
  const { email } = await signedIn(context, product);
  await page.goto('/chat');
  await seen(new ChatPage(page), 'Ask me anything...', 'Send');
  await new ChatPage(page).ask('Bread?');
  const answer = await product.provider.next();
  await seen(new ChatPage(page), 'Waiting for response...', 'Sending...');

  await chooseBulgarian(page, product);
  const chat = new ChatPage(page, bg);
  await seen(chat, bg.chat.placeholderWaiting, bg.chat.sending);
  answer.say('Да.');
  answer.finish();
  await seen(chat, bg.chat.placeholder, bg.chat.send);
  await product.staff('plan', email, 'pro', '0');
  await seen(chat, bg.chat.placeholder, bg.chat.disabled);
});

test('“Admin-only user/brand-hub dropdown with sections ‘Default’, ‘Your Clients’ and ‘Other Profiles’; hidden while impersonating.” ‘Input disabled in admin viewing mode’', {
  tag: '@desktop',
}, async ({ context, product, another }) => {
  const client = await signedIn(context, product);
  await product.staff('client', client.email);
  const other = await signedIn(await another(), product);
  const page = await viewingPage(await another(), product, other.email);
  const dropdown = page.getByRole('button', { name: /^Brand Hub to answer from/ });
  const disabled = 'Input disabled in admin viewing mode';
  await seen(new ChatPage(page), disabled, 'Disabled');
  await expect(new ChatPage(page).composer).toBeDisabled();
  await expect(dropdown).toHaveCount(0);

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Back to chat' }).click();
  await dropdown.click();
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(section('Default').getByRole('button')).toHaveText(['My Brand Hub']);
  await page.getByRole('searchbox').fill(client.email);
  await expect(section('Your Clients')).toContainText(client.email);
  await expect(section('Other Profiles')).toHaveCount(0);
  await page.getByRole('searchbox').fill(other.email);
  await expect(section('Other Profiles')).toContainText(other.email);
  await expect(section('Your Clients')).toHaveCount(0);

  await section('Default').getByRole('button').click();
  await chooseBulgarian(page, product);
  // With the menu beside it, the picker's button stands near the edge of such a window.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.getByRole('button', { name: bg.chat.picker.label(bg.chat.picker.own) }).click();
  await expect(page.locator('[popover]')).toBeInViewport({ ratio: 1 });
  await page.getByRole('searchbox').fill(client.email);
  await expect(section(bg.chat.picker.default)).toBeVisible();
  await expect(section(bg.chat.picker.clients)).toContainText(client.email);
  // What other journeys wrote into their Brand Hubs is no text of the product.
  await expect(section(bg.chat.picker.others)).toHaveCount(0);
  await expectNoEnglish(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: other.email }).click();
  await seen(new ChatPage(page, bg), bg.chat.placeholderViewing, bg.chat.disabled);
});

/** What the field invites to and what its button says. */
async function seen(chat: ChatPage, placeholder: string, label: string): Promise<void> {
  await expect(chat.composer).toHaveAttribute('placeholder', placeholder);
  await expect(chat.page.getByRole('button', { name: label, exact: true })).toBeVisible();
}
