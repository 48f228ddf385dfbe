import { PROVIDER_TITLE } from '../../tools/product/provider.ts';
import { apiOf } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { BrandHubPage } from '../pages/brand-hub.ts';
import { ChatPage } from '../pages/chat.ts';
import { newcomer, signedIn } from '../people.ts';
import { viewingPage } from './viewed-account.ts';

/** Section 4; its states are the same on every screen. */
test.describe('states', { tag: '@desktop' }, () => {
  test('“A missing user document counts as free with 0 used. On first load a missing user document is created with email, createdAt and empty first and last names.”', async ({
    page,
    context,
    product,
  }) => {
    const { email, password } = newcomer();
    await context.request.post(`${product.url}/api/auth/sign-up/email`, {
      headers: { origin: product.url },
      data: { name: 'Ива Петрова', email, password },
    });
    await page.goto('/chat');
    const greeting = page.getByRole('heading', { level: 1 });
    await expect(greeting).toHaveText(/^Good (morning|afternoon|evening)$/);
    await expect(page.getByText('5 of 5 questions left')).toBeVisible();
    const { user } = await (await apiOf(context, product)).read('getUser');
    const empty = { firstName: '', lastName: '', plan: 'free', queryUsed: 0, language: 'EN' };
    expect(user).toMatchObject({ email, ...empty });
    expect(Math.abs(Date.now() - Date.parse(user.createdAt))).toBeLessThan(60_000);
  });

  test('“When queryUsed reaches queryLimit the matching banner shows. A free user trying to send over the limit is sent to /payment; a pro user is simply blocked.”', async ({
    page,
    context,
    product,
  }) => {
    const { email } = await signedIn(context, product);
    await product.staff('plan', email, 'free', '1');
    const chat = new ChatPage(page);
    await page.goto('/chat');
    await expect(page.getByText('1 of 1 question left')).toBeVisible();
    await expect(page.getByText('Free Queries Exhausted')).toHaveCount(0);
    await chat.ask('The only one');
    const answer = await product.provider.next();
    answer.say('Here it is.');
    answer.finish();
    await chat.settled();
    await expect(page.getByText('Free Queries Exhausted')).toBeVisible();
    await chat.ask('One more');
    await page.waitForURL('**/payment');

    await product.staff('plan', email, 'pro', '0');
    await page.goBack();
    await expect(page.getByText('Query Limit Reached')).toBeVisible();
    await chat.composer.fill('One more');
    await chat.composer.press('Enter');
    await expect(chat.composer).toHaveValue('One more');
    await expect(page.getByRole('button', { name: 'Disabled', exact: true })).toBeDisabled();
    await expect(page).toHaveURL(/\/chat\/.+$/);
    await expect(chat.questions).toHaveCount(1);
  });

  test('“Pro reset: for a pro user whose queryResetDate is now or past, the client asks the server to reset monthly queries. The pro reset date shown falls back to the 1st of the next month.”', async ({
    page,
    context,
    product,
  }) => {
    const { email } = await signedIn(context, product);
    await product.staff('plan', email, 'pro');
    const { user } = await (await apiOf(context, product)).read('getUser');
    const asked: string[] = [];
    page.on('request', (request) => {
      const name = new URL(request.url()).pathname.replace('/api/', '');
      if (name === 'resetMonthlyQueries') asked.push(name);
    });
    const resetDate = new Date(user.queryResetDate ?? '');
    await page.clock.setFixedTime(resetDate.getTime() - 60_000);
    await page.goto('/chat');
    await expect(page.getByText('100 of 100 questions left')).toBeVisible();
    expect(asked).toEqual([]);
    await page.clock.setFixedTime(resetDate);
    const request = page.waitForRequest('**/api/resetMonthlyQueries');
    await page.reload();
    expect((await request).postDataJSON()).toEqual({ uid: user.uid });

    await page.route('**/api/getUser', (route) =>
      route.fulfill({
        json: { success: true, user: { ...user, queryUsed: 100, queryResetDate: null } },
      }),
    );
    await page.clock.setFixedTime('2026-12-15T12:00:00+02:00');
    await page.reload();
    await expect(page.getByText('Your questions will be renewed on 1 January 2027.')).toBeVisible();
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
    await expect(page.getByText('4 of 5 questions left')).toBeVisible();
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

  test('“Feedback: clicking the same thumb again clears it (null).”', async ({
    page,
    context,
    product,
  }) => {
    await signedIn(context, product);
    const { read } = await apiOf(context, product);
    const asked = read('generateResponse', {
      chatId: 'c',
      messageId: 'm',
      newChat: true,
      query: 'Bread?',
    });
    const answer = await product.provider.next();
    answer.say('Rye.');
    answer.finish();
    await asked;
    const feedback = async () =>
      (await read('listMessages', { chatId: 'c' })).messages[1]?.feedback;
    const chat = new ChatPage(page);
    await page.goto('/chat/c');
    await chat.thumb('good').click();
    await expect.poll(feedback).toBe('good');
    await chat.thumb('bad').click();
    await expect.poll(feedback).toBe('bad');
    await expect(chat.thumb('good')).toHaveAttribute('aria-pressed', 'false');
    await chat.thumb('bad').click();
    await expect.poll(feedback).toBe(null);
    await expect(chat.thumb('bad')).toHaveAttribute('aria-pressed', 'false');
  });

  test('“Impersonation: off by default. Starting stores the impersonated user and original admin and turns admin mode on; stopping clears all three and returns to /admin. While impersonating: chat input is disabled, editing is disabled, language toggle is disabled.” “Language toggles EN/BG and is saved to the user document, except in admin mode.”', async ({
    page,
    context,
    product,
    another,
  }) => {
    const { email } = await signedIn(context, product);
    const { read } = await apiOf(context, product);
    await page.goto('/profile');
    expect(await page.evaluate(() => sessionStorage.getItem('savet.viewing'))).toBe(null);
    await page.getByRole('button', { name: 'Български' }).click();
    const language = async () => (await read('getUser')).user.language;
    await expect.poll(language).toBe('BG');

    const staff = await viewingPage(await another(), product, email);
    const own = (await (await apiOf(staff.context(), product)).read('getUser')).user;
    const stored = () => staff.evaluate(() => sessionStorage.getItem('savet.viewing'));
    const { uid } = (await read('getUser')).user;
    const who = { uid, email, displayName: 'Ива Петрова', adminUid: own.uid };
    expect(JSON.parse((await stored()) ?? '')).toMatchObject(who);
    await expect(new ChatPage(staff).composer).toBeDisabled();
    await staff.goto('/profile');
    await expect(staff.getByRole('button', { name: 'Edit name' })).toBeDisabled();
    await expect(staff.getByRole('button', { name: 'English' })).toBeDisabled();
    await expect(staff.getByRole('button', { name: 'Български' })).toBeDisabled();
    await staff.goto('/brandhub');
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Brand Hub (view only)');
    await expect(staff.getByRole('button', { name: /^Edit / })).toHaveCount(0);
    await staff.getByRole('button', { name: 'Back to Admin Panel' }).click();
    await expect(staff).toHaveURL(/\/admin$/);
    // It ends once the panel is there.
    await expect.poll(stored).toBe(null);
    expect(await language()).toBe('BG');
  });

  test('“Saving a Brand Hub field updates the stored profile and the local copy is refreshed.”', async ({
    page,
    context,
    product,
  }) => {
    const { email } = await signedIn(context, product);
    await product.staff('plan', email, 'pro');
    const hub = new BrandHubPage(page);
    await hub.open();
    await hub.write('mission', 'Топъл хляб');
    const { read } = await apiOf(context, product);
    const mission = async () => (await read('getUser')).user.userInfo.brandHub['brandCore'];
    await expect.poll(mission).toMatchObject({ mission: 'Топъл хляб' });
    // The same field opened again has the new text, without the page being loaded again.
    await hub.edit('mission');
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('Топъл хляб');
  });
});
