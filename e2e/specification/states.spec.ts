import { PROVIDER_TITLE } from '../../tools/test-server/provider.ts';
import { expect, test } from '../support/fixtures.ts';
import { ChatPage } from '../support/pages/chat.ts';
import { newcomer, signedIn } from '../support/personas/people.ts';
import { apiOf } from '../support/server/api.ts';

/** Section 4. The states are the same on every screen. */
test.describe('states', { tag: '@desktop' }, () => {
  test('“A missing user document counts as free with 0 used. On first load a missing user document is created with email, createdAt and empty first and last names.”', async ({
    page,
    context,
    product,
  }) => {
    const { email, password } = newcomer();
    const before = Date.now();
    await context.request.post(`${product.url}/api/auth/sign-up/email`, {
      headers: { origin: product.url },
      data: { name: 'Ива Петрова', email, password },
    });
    await page.goto('/chat');
    const greeting = page.getByRole('heading', { level: 1 });
    await expect(greeting).toHaveText(/^Good (morning|afternoon|evening)$/);
    const { user } = await (await apiOf(context, product)).read('getUser');
    const empty = { firstName: '', lastName: '', plan: 'free', queryUsed: 0, language: 'EN' };
    expect(user).toMatchObject({ email, ...empty });
    const createdAt = Date.parse(user.createdAt);
    expect(createdAt).toBeGreaterThanOrEqual(before);
    expect(createdAt).toBeLessThanOrEqual(Date.now());
  });

  test('“Sending: If no chat is selected, a new one is created. Steps: store user message; update chat dateLastVisited; increment query count; call the AI; store the reply. After the first exchange of a new chat a title is generated and saved. On failure an assistant message with isError is stored.”', async ({
    page,
    context,
    product,
  }) => {
    await signedIn(context, product);
    const { read } = await apiOf(context, product);
    for (const chatId of ['older', 'newer']) await read('createChat', { chatId, title: chatId });
    const chat = new ChatPage(page);
    await page.goto('/chat');
    await chat.ask('Bread?');
    await page.waitForURL('**/chat/*');
    const chatId = new URL(page.url()).pathname.replace('/chat/', '');
    const answer = await product.provider.next();
    const before = await read('listMessages', { chatId });
    expect(before.messages).toMatchObject([
      { sender: 'user', text: 'Bread?', isError: false },
      { sender: 'assistant', text: '', status: 'answering' },
    ]);
    expect((await read('getUser')).user.queryUsed).toBe(1);
    answer.say('Rye.');
    answer.finish();
    await chat.settled();
    const titles = chat.menu.getByRole('region', { name: 'Chats' }).getByRole('link');
    await expect(titles).toHaveText([PROVIDER_TITLE, 'newer', 'older']);
    expect((await read('listChats')).chats[0]).toMatchObject({ chatId, title: PROVIDER_TITLE });

    await page.goto('/chat/older');
    await chat.ask('And rolls?');
    (await product.provider.next()).refuse(400);
    await expect(chat.replies.last()).toHaveAttribute('data-status', 'failed');
    await expect(titles).toHaveText(['older', PROVIDER_TITLE, 'newer']);
    const { messages } = await read('listMessages', { chatId: 'older' });
    const text = 'Sorry, I encountered an error. Please try again or contact us.';
    expect(messages.at(-1)).toMatchObject({ sender: 'assistant', isError: true, text });
  });
});
