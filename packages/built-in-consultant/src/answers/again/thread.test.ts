import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import type { Reply } from '../../reply.ts';
import { bakery, recruiter } from '../../testing/brand-hubs.ts';
import { lengthIn } from '../../text/length.ts';
import { answer } from '../answer.ts';
import type { AnswerInput } from '../answer-context.ts';

const knowledge = loadKnowledge();
/** Messages of a chat that the server sends with a question. */
const CONTEXT_MESSAGES = 5;

/** The replies to the messages of a chat. */
function chat(messages: readonly string[], changes: Partial<AnswerInput> = {}): Reply[] {
  const thread: string[] = [];
  return messages.map((query) => {
    const input: AnswerInput = {
      ...{ query, context: thread.slice(-CONTEXT_MESSAGES).join('\n'), responseStyle: 'normal' },
      ...{ language: 'EN', values: {}, emptyFields: [], allowance: null, brandHubLocked: false },
      ...changes,
    };
    const reply = answer(input, knowledge);
    thread.push(`user: ${query}`, `assistant: ${reply.text}`);
    return reply;
  });
}

const last = (...messages: string[]) => chat(messages, { values: recruiter }).at(-1);
const EMAIL = 'Write an email to our suppliers about the new payment terms';
const FRAME = 'Писмо до наемателите за ремонта на асансьора';
const POST = 'Напиши пост за новия ни хляб с лимец';

describe('the last text of the chat', () => {
  test('gets shorter by whole sentences', () => {
    const [first, short] = chat([FRAME, 'по-кратко']);
    // A text that was free stays free.
    expect([first?.isAnswer, short?.isAnswer]).toEqual([false, false]);
    expect(short?.text).toContain('ремонта на асансьора');
    expect(short?.text).toMatch(/Съкратено от \d+ на \d+ думи\./);
    expect(lengthIn(short?.text ?? '', 'words')).toBeLessThan(lengthIn(first?.text ?? '', 'words'));
  });

  test('gets another greeting and full forms', () => {
    expect(last(EMAIL, 'more formal')?.text).toContain('Dear [name],');
    expect(last(EMAIL, 'more formal', 'less formal')?.text).toContain('Hi [name],');
  });

  test('is cut to a limit that comes later', () => {
    const { text = '' } = last(EMAIL, 'max 40 words') ?? {};
    expect(text).toMatch(/\d+ of at most 40 words\./);
    const quoted = (text.match(/^>.*$/gm) ?? []).join('\n');
    expect(lengthIn(quoted, 'words')).toBeLessThanOrEqual(40);
  });

  test('takes an occasion that comes later', () => {
    const message = 'Напиши пост за 20 % отстъпка на козунаците';
    expect(chat([message, 'за Великден']).at(-1)?.text).toContain('Великден: 20 % отстъпка');
  });

  test('is written anew in another language, without words in the first one', () => {
    const { text = '' } = chat([FRAME, 'на английски']).at(-1) ?? {};
    expect(text).toContain('Frame for a letter');
    expect(text).not.toContain('асансьора');
    // A whole text keeps the user's own words, as a blank to translate.
    expect(chat([POST, 'на английски']).at(-1)?.text).toContain('New with us: [хляб с лимец]!');
  });

  test('does not come before a matter that needs a person', () => {
    const reply = chat([POST, 'за Иван, който почина вчера']).at(-1);
    expect(reply).toMatchObject({ isAnswer: false });
    expect(reply?.text).toContain('съболезнования');
  });

  test('is replaced by another draft as long as there is one; then nothing is charged', () => {
    const replies = chat(['Write us a tagline', 'another one', 'another one'], {
      values: recruiter,
    });
    const titles = replies.map(({ text }) => text.match(/^\*\*.+\*\*$/gm));
    expect(titles[1]).toHaveLength(1);
    expect(titles[0]).not.toContain(titles[1]?.[0]);
    expect(replies[2]).toMatchObject({ isAnswer: false });
  });

  test.each([
    [['Write us a tagline', 'make it playful']],
    [[EMAIL, 'make it playful']],
    [['Напишете слоган', 'по-кратко', 'по-кратко']],
    [[POST, 'друг вариант']],
  ])('is left alone, without charge, where rules can’t change it: %j', (messages) => {
    const reply = last(...messages);
    expect(reply).toMatchObject({ isAnswer: false });
    expect(reply?.text).not.toMatch(/^I have nothing solid|^За това нямам нищо сигурно/);
  });
});

describe('an answer that was given already', () => {
  test('shorter is its first sentence and the first thing to do; once', () => {
    const [, short, again] = chat(['How should we set our prices?', 'shorter', 'shorter']);
    const card = knowledge.topicCards.get('pricing')?.EN;
    expect(card?.answer.startsWith(short?.text.split('\n')[0] ?? '-')).toBe(true);
    expect(again).toMatchObject({ isAnswer: false });
  });

  test('asked for again, it gets what was not said; then nothing is charged', () => {
    const query = 'How should we set our prices?';
    const replies = chat([query, query, query, query, query, query]);
    expect(replies[1]?.text).toContain('My answer above still holds.');
    expect(replies[1]).toMatchObject({ isAnswer: true });
  });

  test('is remembered when its question is older than the messages of the context', () => {
    const { text = '' } = last('How should we set our prices?', 'shorter', 'shorter', 'why?') ?? {};
    expect(text).toContain(knowledge.topicCards.get('pricing')?.EN.more[0]);
  });
});

test.each([
  ['How should we set our prices?', 'why?', 'in detail', 'what next?', 'give me three examples'],
  ['Как да се отличим от другите пекарни?', 'защо?', 'по-подробно', 'дайте пример', 'а за цените?'],
  ['Напишете обява за работа за пекар', 'по-кратко', 'друг вариант', 'а за LinkedIn?'],
  ['How do I write a cold email?', 'why?', 'give me an example', 'in detail'],
  ['Как да задържим клиентите?', 'Как да задържим клиентите?', 'план за месец', 'защо?'],
])('nothing is said twice in a chat: %s', (...messages) => {
  for (const values of [bakery, recruiter, {}]) {
    const replies = chat(messages, { values });
    for (const [index, { text, isAnswer }] of replies.entries()) {
      const before = replies
        .slice(Math.max(0, index - 2), index)
        .flatMap((reply) => partsOf(reply.text));
      const twice = isAnswer ? partsOf(text).filter((part) => before.includes(part)) : [];
      expect(twice, `${messages[index]}`).toEqual([]);
      // The remaining parts are still an answer.
      if (isAnswer) expect(lengthIn(text, 'words')).toBeGreaterThan(15);
      expect(text).not.toMatch(/^### .+\n*$|\n### [^\n]+\n*$|\n### [^\n]+\n\n###/);
    }
  }
});

/** Paragraphs and list items of six words or more, without headings. */
function partsOf(text: string): string[] {
  return text
    .split('\n\n')
    .flatMap((part) => (/^(?:[-*] |\d+\. )/.test(part) ? part.split('\n') : [part]))
    .map((part) => part.replace(/^(?:[-*] |\d+\. )/, '').replace(/\*\*/g, ''))
    .filter((part) => !part.startsWith('#') && lengthIn(part, 'words') >= 6);
}

test('that a field is empty is said once in a chat', () => {
  const [first, second] = chat(['How do I win back old customers?', 'How do I pick hashtags?']);
  expect(first?.text).toContain('Still empty in your Brand Hub: ');
  expect(second).toMatchObject({ isAnswer: true });
  expect(second?.text).not.toContain('Still empty in your Brand Hub: ');
});

describe('a sum', () => {
  const MARGIN = 'I sell candles for 12 euro, they cost me 5 to make. What is my margin?';

  test.each([
    ['another figure', ['and if I charge 14?'], 'price 14, cost 5.'],
    ['a figure put right', ['no, the cost is 7'], 'price 12, cost 7.'],
    [
      'one change after another',
      ['and if I charge 14?', 'what if the cost is 6?'],
      'price 14, cost 6.',
    ],
    ['thanks in between', ['thanks', 'and with a price of 15?'], 'price 15, cost 5.'],
  ])('is made again with %s', (_, messages, figures) => {
    const reply = last(MARGIN, ...messages);
    expect(reply?.isAnswer).toBe(true);
    expect(reply?.text).toContain(`I used these figures: ${figures}`);
  });

  test('is made again in Bulgarian, in its own currency', () => {
    const cake = 'Продавам торта за 40 лв, себестойността е 18. Какъв е маржът?';
    expect(last(cake, 'а ако я продавам за 45?')?.text).toContain('остават 27 лв.');
  });

  test.each(['why is that bad?', 'say it in simpler words', 'give me an example'])(
    'says that it has no more to say, without a query: %s',
    (message) => {
      expect(last(MARGIN, message)).toMatchObject({
        isAnswer: false,
        text: knowledge.phrases.EN.part.sum,
      });
    },
  );

  test.each([
    'How do I find 5 new customers?',
    'Write a post about our 3 new candles',
    'what about 3 ideas for Instagram?',
  ])('does not take in another question: %s', (message) => {
    expect(last(MARGIN, message)?.text).not.toContain('I used these figures');
  });
});

test.each([
  ['EN', 'How do I find new customers?', 'and if it is a friday?'],
  ['EN', 'Should I raise my prices?', 'by how much?'],
  ['BG', 'Как да вдигна цените?', 'с колко?'],
  ['BG', 'Как да намеря нови клиенти?', 'а ако е петък?'],
] as const)('what nothing stored answers takes no query (%s): %s %s', (language, first, second) => {
  const { askable } = knowledge.followUps.phrases[language];
  expect(last(first, second)).toMatchObject({ isAnswer: false, text: askable });
});

test('a wish that changes nothing of a text takes no query', () => {
  const post = 'Write a short post about our summer sale, 20% off linen dresses until 31 July';
  const { sameText } = knowledge.phrases.EN;
  expect(last(post, 'more formal please')).toMatchObject({ isAnswer: false, text: sameText });
  expect(last(post, 'add that delivery is free')).toMatchObject({ isAnswer: true });
});
