import { WELCOME_CHAT_ID } from '@savet/contract/limits';
import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChatPage } from './app/chat-page.ts';
import { chatDocument } from './app/documents.ts';
import {
  expectCount,
  expectNoEnglish,
  expectPath,
  expectText,
  expectTexts,
} from './app/expectations.ts';
import { FakeApi } from './app/fake-api.ts';
import { chooseBulgarian } from './app/language.ts';
import { openApp, resize, sizes } from './app/open-app.tsx';

const greeting = page.getByRole('heading', { level: 1 });

test('“Greeting by hour (morning 04-12, afternoon 12-18, evening 18-04) followed by the first name, with a settings button leading to /profile.”', async () => {
  const hours = [
    ['03:59', 'Good evening, Ива', bg.chat.greeting.evening],
    ['04:00', 'Good morning, Ива', bg.chat.greeting.morning],
    ['11:59', 'Good morning, Ива', bg.chat.greeting.morning],
    ['12:00', 'Good afternoon, Ива', bg.chat.greeting.afternoon],
    ['17:59', 'Good afternoon, Ива', bg.chat.greeting.afternoon],
    ['18:00', 'Good evening, Ива', bg.chat.greeting.evening],
  ] as const;
  vi.useFakeTimers({ toFake: ['Date'] });
  // The browser's time zone is Sofia.
  const openAt = (api: FakeApi, time: string) => {
    vi.setSystemTime(`2026-02-03T${time}:00+02:00`);
    return openApp(api, '/chat');
  };
  const api = new FakeApi();
  for (const [time, english] of hours) {
    await openAt(api, time);
    await expectText(greeting, english);
  }
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
  await expectPath('/profile');
  await chooseBulgarian(api);
  for (const [time, , bulgarian] of hours.filter((_hour, index) => index % 2 === 1)) {
    await openAt(api, time);
    await expectText(greeting, bulgarian('Ива'));
  }
});

test.for(Object.entries(sizes))(
  '“Empty chat: greeting and input with response-style choice and a Brand Hub selector.” “A floating contact button opens a mail to the support address.” On a %s',
  async ([, size]) => {
    await resize(size);
    const api = new FakeApi();
    await openApp(api, '/chat');
    await expectText(greeting, /^Good (morning|afternoon|evening), Ива$/);
    // On a phone the input is one row until it is used, and then has its choices.
    await page.getByRole('textbox', { name: 'Your question' }).click();
    await expect.element(page.getByRole('combobox', { name: 'Response style' })).toBeVisible();
    const { picker } = en.chat;
    const name = picker.label(picker.own);
    const selector = page.getByRole('button', { name });
    await expectCount(selector, 0);
    api.change({ user: { isAdmin: true } });
    await expect.element(selector).toBeVisible();
    // A phone has one email entry, in its header: what it opens floats, and nothing else covers the text.
    const isPhone = size.width < 768;
    const link = page.getByRole('link', { name: 'Contact us' });
    if (isPhone) {
      await expectCount(link, 0);
      await page.getByRole('button', { name: 'Contact us' }).click();
    }
    const contact = isPhone ? page.getByRole('menuitem', { name: 'Email support' }) : link;
    await expect.element(contact).toHaveAttribute('href', 'mailto:support@savet.example');
    await expect.element(contact).toBeInViewport();
    if (isPhone) await userEvent.keyboard('{Escape}');
    await chooseBulgarian(api);
    await expectNoEnglish();
  },
);

test.for(Object.entries(sizes))(
  '“Active chat: messages, thumbs up / thumbs down feedback icons on assistant messages, loading dots, and a scroll-to-bottom button that appears when more than 100 px from the bottom.” “Assistant text is rendered as markdown.” On a %s',
  async ([, size]) => {
    await resize(size);
    const api = new FakeApi();
    const chat = new ChatPage();
    await openApp(api, '/chat');
    await chat.ask('What does **bread** cost?');
    const turn = await api.nextTurn();
    await expectCount(chat.replies, 1);
    const reply = chat.lastReply();
    const inReply = (selector: string) => () => reply.element().querySelectorAll(selector);
    await expect.element(reply.getByText('The answer is being written')).toBeInTheDocument();
    await expectCount(inReply('i'), 3);
    await expectCount(page.getByRole('button', { name: 'Good answer' }), 0);
    turn.say(
      '# Prices\n\n- **white** 2 €\n- *rye* 3 €\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n`code`',
    );
    for (let part = 1; part <= 40; part += 1) turn.say(`\n\nLine ${part}`);
    turn.finish();
    await chat.settled();
    await expectCount(inReply('i'), 0);
    await expectText(chat.questions, 'What does **bread** cost?');
    const heading = reply.getByRole('heading', { name: 'Prices' });
    await expect.element(heading).toBeInTheDocument();
    await expectText(inReply('li strong'), 'white');
    await expectText(inReply('li em'), 'rye');
    await expectTexts(inReply('td'), ['1', '2']);
    await expectText(inReply('code'), 'code');
    for (const name of ['Good answer', 'Poor answer']) {
      // Only on assistant messages: the chat has one.
      await expect.element(reply.getByRole('button', { name })).toBeVisible();
      await expectCount(page.getByRole('button', { name }), 1);
    }
    const main = page.getByRole('main');
    await expect.element(main.getByText(/^Good \w+, Ива$/)).toBeVisible();

    // The button shows at 101 px, but not at 100 px.
    const button = page.getByRole('button', { name: 'Go to the latest message' });
    await expectCount(button, 0);
    scrollTo(101);
    await expect.element(button).toBeVisible();
    scrollTo(100);
    await expectCount(button, 0);
    scrollTo(500);
    await button.click();
    await expect.element(reply.getByText('Line 40')).toBeInViewport();
    await expectCount(button, 0);

    scrollTo(500);
    await chooseBulgarian(api);
    await expect.element(page.getByRole('button', { name: bg.chat.toBottom })).toBeVisible();
    await expect.element(reply.getByRole('button', { name: bg.chat.good })).toBeVisible();
  },
);

test('“Feedback: clicking the same thumb again clears it (null).”', async () => {
  const api = new FakeApi();
  api.answer('setFeedback', ({ messageId, feedback }) => {
    const message = api.messages.find((known) => known.messageId === messageId);
    if (!message) throw new Error('no such reply');
    api.change({ messages: [{ ...message, feedback }] });
    return { message: { ...message, feedback, revision: api.user.revision } };
  });
  const chat = new ChatPage();
  await openApp(api, '/chat');
  await chat.ask('Bread?');
  const turn = await api.nextTurn();
  turn.say('Rye.');
  turn.finish();
  await chat.settled();
  const good = page.getByRole('button', { name: 'Good answer' });
  const poor = page.getByRole('button', { name: 'Poor answer' });
  const feedback = () => api.messages[1]?.feedback;
  await good.click();
  await expect.poll(feedback).toBe('good');
  await poor.click();
  await expect.poll(feedback).toBe('bad');
  await expect.element(good).toHaveAttribute('aria-pressed', 'false');
  await poor.click();
  await expect.poll(feedback).toBe(null);
  await expect.element(poor).toHaveAttribute('aria-pressed', 'false');
});

test('Code gets its colours while the answer grows, and stays the same text.', async () => {
  const chat = new ChatPage();
  const api = new FakeApi();
  await openApp(api, '/chat');
  await chat.ask('How do I show a price on the page?');
  const turn = await api.nextTurn();
  turn.say('```html\n<b class="price">25');
  const inCode = (selector: string) => () => document.querySelectorAll(`pre ${selector}`);
  await expect.poll(() => inCode('[data-kind]')().length).toBeGreaterThan(0);
  turn.say(' €</b>\n```');
  turn.finish();
  await chat.settled();
  await expectText(inCode('code'), '<b class="price">25 €</b>');
  await expectTexts(inCode('[data-kind="name"]'), ['b', 'b']);
});

/** Scrolls the conversation to this many pixels from its end. */
function scrollTo(fromEnd: number): void {
  let view = document.querySelector('[data-testid=message]');
  while (view && !/auto|scroll/.test(getComputedStyle(view).overflowY)) view = view.parentElement;
  if (!view) throw new Error('nothing scrolls');
  view.scrollTop = view.scrollHeight - view.clientHeight - fromEnd;
}

test('The welcome chat opens with three messages in the user’s language, which are not stored and not counted.', async () => {
  const api = new FakeApi();
  api.change({ chats: [chatDocument({ chatId: WELCOME_CHAT_ID, title: 'Welcome Chat' })] });
  await openApp(api, `/chat/${WELCOME_CHAT_ID}`);
  const { welcome, lock } = en.brandSheet;
  const messages = page.getByRole('region', { name: 'Welcome Chat' }).getByRole('article');
  await expectCount(messages, 3);
  await expect.element(messages.nth(0)).toHaveTextContent(welcome.hello('Ива'));
  await expect.element(messages.nth(1).getByText(lock.withText)).toBeVisible();
  const link = messages.nth(2).getByRole('link', { name: welcome.open });
  await expect.element(link).toHaveAttribute('href', '/brandhub');

  const chat = new ChatPage();
  await chat.ask('Хляб?');
  const turn = await api.nextTurn();
  turn.say('Да.');
  turn.finish();
  await chat.settled();
  await expectCount(messages, 3);
  await expectCount(chat.replies, 1);
  expect(api.messages).toHaveLength(2);
  expect(api.user.queryUsed).toBe(1);

  await chooseBulgarian(api);
  const inBulgarian = page.getByRole('region', { name: bg.chat.welcomeChat });
  await expect.element(inBulgarian.getByText(bg.brandSheet.welcome.begin)).toBeVisible();
  await expectCount(page.getByText(welcome.begin), 0);
});

test('No other chat has a welcome.', async () => {
  const api = new FakeApi();
  api.change({ chats: [chatDocument({ chatId: 'other', title: 'New Chat' })] });
  await openApp(api, '/chat/other');
  await expect.element(new ChatPage().composer).toBeVisible();
  await expectCount(page.getByText(en.brandSheet.welcome.begin), 0);
});
