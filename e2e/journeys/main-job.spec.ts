import { PROVIDER_TITLE } from '../../tools/test-server/provider.ts';
import { expect, test } from '../support/fixtures.ts';
import { BrandHubPage } from '../support/pages/brand-hub.ts';
import { ChatPage } from '../support/pages/chat.ts';
import { LoginPage } from '../support/pages/login.ts';
import { chooseFreePlan } from '../support/pages/payment.ts';
import { ProfilePage } from '../support/pages/profile.ts';
import { SignupPage } from '../support/pages/signup.ts';
import { newcomer } from '../support/personas/people.ts';

const mission = 'Топъл хляб за хората, които не спят';
const english = 'How should we position our bakery?';
const bulgarian = 'Какъв слоган ни подхожда?';

test('sign up, fill in the Brand Hub, ask in both languages, watch the answer, reload, come back', {
  tag: '@phone',
}, async ({ page, context, product, problems }) => {
  const person = newcomer();
  const chat = new ChatPage(page);

  await test.step('sign up', async () => {
    const signup = new SignupPage(page);
    await signup.open();
    await signup.signUp(person);
    await chooseFreePlan(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName);
  });

  await test.step('write into the Brand Hub', async () => {
    await product.staff('plan', person.email, 'pro');
    const brandHub = new BrandHubPage(page);
    await brandHub.open();
    await brandHub.keep('mission', mission);
  });

  await test.step('ask in English and watch the answer come', async () => {
    await page.goto('/chat');
    await chat.ask(english);
    const answer = await product.provider.next();
    expect(answer.prompt).toContain(english);
    expect(answer.prompt).toContain(mission);
    answer.say('Be the bakery ');
    await expect(chat.replies.last()).toContainText('Be the bakery');
    await expect(chat.replies.last()).toHaveAttribute('data-status', 'answering');
    answer.say('of the **night shift**.');
    answer.finish();
    await chat.settled();
    expect(await chat.answer()).toBe('Be the bakery of the night shift.');
    await expect(chat.questions.last()).toHaveText(english);
  });

  await test.step('ask in Bulgarian, reload in the middle, see the same in a second tab', async () => {
    await chat.ask(bulgarian);
    const answer = await product.provider.next();
    expect(answer.prompt).toContain(english);
    answer.say('„Хлябът, който ');
    await expect(chat.replies.last()).toContainText('Хлябът, който');
    await page.reload();
    await expect(chat.replies.last()).toContainText('„Хлябът, който');
    await expect(chat.replies.last()).toHaveAttribute('data-status', 'answering');
    const secondTab = await context.newPage();
    await secondTab.goto(page.url());
    const second = new ChatPage(secondTab);
    await expect(second.replies.last()).toContainText('„Хлябът, който');
    answer.say('не спи“ 😀');
    answer.finish();
    await chat.settled();
    await second.settled();
    expect(await chat.answer()).toBe('„Хлябът, който не спи“ 😀');
    expect(await second.answer()).toBe(await chat.answer());
    await expect(second.replies).toHaveCount(2);
    await secondTab.close();
  });

  await test.step('give a thumb, and take it back', async () => {
    const kept = page.waitForResponse('**/api/setFeedback');
    await chat.thumb('good').click();
    await expect(chat.thumb('good')).toHaveAttribute('aria-pressed', 'true');
    await kept;
    await page.reload();
    await expect(chat.thumb('good')).toHaveAttribute('aria-pressed', 'true');
    await chat.thumb('good').click();
    await expect(chat.thumb('good')).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('the chat has a title; begin a new one', async () => {
    await chat.openMenu();
    await expect(chat.chatInMenu(PROVIDER_TITLE)).toBeVisible();
    await chat.newChat();
    await expect(chat.replies).toHaveCount(0);
    await expect(chat.composer).toBeVisible();
  });

  await test.step('log out and in, and find it all', async () => {
    const profile = new ProfilePage(page);
    await profile.open();
    // The live stream ends with the session; until the page notices, its requests are refused.
    problems.expect(/status of 401 /);
    await profile.logOut();
    await new LoginPage(page).logIn(person);
    await page.waitForURL('**/chat');
    await chat.openMenu();
    await chat.chatInMenu(PROVIDER_TITLE).click();
    await expect(chat.questions).toHaveText([english, bulgarian]);
    expect(await chat.answer()).toBe('„Хлябът, който не спи“ 😀');
  });
});
