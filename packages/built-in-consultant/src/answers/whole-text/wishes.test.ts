import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../answer.ts';

const knowledge = loadKnowledge();

function lastReply(...messages: string[]): Reply {
  const thread: string[] = [];
  return messages.reduce<Reply>(
    (_, query) => {
      const context = thread.slice(-5).join('\n');
      const reply = answer(
        {
          ...{ query, context, responseStyle: 'normal', language: 'EN' },
          ...{ values: {}, emptyFields: [], allowance: null, brandHubLocked: false },
        },
        knowledge,
      );
      thread.push(`user: ${query}`, `assistant: ${reply.text}`);
      return reply;
    },
    { text: '', isAnswer: false, usedFields: [] },
  );
}

const english = 'Write an email to our customers that from 1 June we deliver on Saturdays too';
const bulgarian = 'напиши имейл до клиентите, че от 1 юни доставяме и в събота';

test('two wishes in one message are both met', () => {
  const reply = lastReply(english, 'add that delivery is free over 30 € and make it shorter');
  expect(reply.text).toContain(
    'deliver on Saturdays too. Delivery is free over 30 €. Questions: [phone].',
  );
  expect(reply.text).not.toMatch(/Subject|Price:/u);
  expect(reply.isAnswer).toBe(true);
});

test.each([
  [
    english,
    'funnier, and add that they can order by phone',
    '“funnier”',
    'You can order by phone.',
  ],
  [bulgarian, 'по-кратко и на ти', '„на ти“', 'от 1 юни доставяме и в събота'],
])(
  'a wish that rules can’t meet is named, and takes no query: %s, %s',
  (request, wish, named, said) => {
    const { text, isAnswer } = lastReply(request, wish);
    const below = text.split('\n').find((line) => !line.startsWith('>') && line !== '');
    expect(below).toContain(named);
    expect(text).toContain(said);
    expect(isAnswer).toBe(false);
  },
);

test('another price in a text is no request for a text about prices', () => {
  const { text, isAnswer } = lastReply(
    'Write a post about our new honey, 6 €',
    'change the price to 7 €',
  );
  expect(isAnswer).toBe(true);
  expect(text).toContain('€7.');
  expect(text).not.toMatch(/€6|Our prices change/u);
});

test('an answer in the other language does not leave words of the first one silently', () => {
  const { text, isAnswer } = lastReply(english, 'translate it to Bulgarian');
  expect(isAnswer).toBe(false);
  expect(text).toMatch(/\[from 1 June we deliver on Saturdays too/iu);
  expect(text).toContain('моля, преведете ги');
});

test.each(['apples 3 euro and a coffee 2 euro', 'наем 300 лв. ток 50 лв.', '2 tables 40 euro'])(
  'things with sums are no request: %s',
  (query) => {
    const { text, isAnswer } = lastReply(query);
    expect(isAnswer).toBe(false);
    expect(text).not.toMatch(/^>/mu);
  },
);

test.each([
  'write me a cold email for my bookkeeping service',
  'write three ads for our car wash',
  'сценарий за клип в TikTok за нашата сладкарница',
])('a skeleton in place of a text says so first, and takes no query: %s', (query) => {
  const { text, isAnswer } = lastReply(query);
  expect(text.split('\n')[0]).toMatch(/I could not write this text|не успях да напиша/u);
  expect(isAnswer).toBe(false);
});

test('a language that the text is about is not the one of the text', () => {
  const { text } = lastReply('Write a post for our new course in Bulgarian for foreigners, 200 €');
  expect(text).toContain('New with us: a course in Bulgarian for foreigners!');
});

test('Bulgarian in Latin letters stays Bulgarian', () => {
  const { text } = lastReply('iskam da napisha imeil do klienti che sme zatvoreni ot 1 do 5 mai');
  expect(text).toContain('Затворени сме от 1 до 5 май.');
  expect(lastReply('napishi post za noviq ni hlqb', 'po-kratko i s emoji').text).toMatch(
    /[а-я]{4}/u,
  );
});
