import { expect, test } from '../support/fixtures.ts';
import { ChatPage } from '../support/pages/chat.ts';
import { signedIn } from '../support/personas/people.ts';

test('“Response-style dropdown: Normal (default responses), Concise (shorter), Explanatory (in-depth).”', {
  tag: '@desktop',
}, async ({ page, context, product }) => {
  await signedIn(context, product);
  const chat = new ChatPage(page);
  await page.goto('/chat');
  const style = page.getByRole('combobox', { name: 'Response style' });
  await expect(style.getByRole('option')).toHaveText(['Normal', 'Concise', 'Explanatory']);
  await expect(style).toHaveValue('normal');
  const styles = [
    ['Normal', 'normal', /cost\?$/],
    ['Concise', 'concise', /cost\?\s+Please answer concisely/],
    ['Explanatory', 'explanatory', /cost\?\s+Please answer in depth/],
  ] as const;
  for (const [label, responseStyle, prompt] of styles) {
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
