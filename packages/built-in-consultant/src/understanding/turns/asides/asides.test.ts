import type { Language } from '@savet/contract/languages';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../answers/answer.ts';
import { loadKnowledge } from '../../../knowledge/knowledge.ts';
import type { Reply } from '../../../reply.ts';

const knowledge = loadKnowledge();

function lastReply(language: Language, ...queries: readonly string[]): Reply | undefined {
  const said: string[] = [];
  let reply: Reply | undefined;
  for (const query of queries) {
    reply = answer(
      {
        ...{ query, context: said.join('\n'), responseStyle: 'normal', language, values: {} },
        ...{ emptyFields: [], allowance: null, brandHubLocked: false },
      },
      knowledge,
    );
    said.push(`user: ${query}`, `assistant: ${reply.text}`);
  }
  return reply;
}

const PRICES = 'How should I price my wedding cakes?';
const FAIR = 'Is a stand at a trade fair worth it for us?';
const NAMES = 'Give me name ideas for a bakery';
const SLOGAN_BG = 'Дай идеи за слоган на хамалска фирма';
const VOUCHERS_BG = 'Да пусна ли ваучери за подарък в салона?';

describe('few words on the advice before', () => {
  test.each([
    ['EN', FAIR, 'the stand is 700, isn’t that too much?', 'It is too much if you can’t say'],
    ['BG', 'Струва ли си изложение?', 'не е ли много за двама души', 'Много е, ако не можете'],
    [
      'EN',
      'How do I find a driver?',
      'what about a courier instead?',
      'decides itself on one sheet',
    ],
    ['BG', 'Как да намеря шофьор?', 'а не може ли вместо шофьор да ползвам куриер', 'на един лист'],
    ['EN', NAMES, 'none of these, too serious', 'Then not these.'],
    [
      'BG',
      SLOGAN_BG,
      'не ми харесват, ние не бързаме, ама не чупим',
      '> Ние не бързаме, ама не чупим.',
    ],
    ['EN', PRICES, 'nobody here will pay that', 'I’m sure of the rule, not of your case'],
    ['EN', FAIR, 'we tried one last year, nobody came', 'Then the question isn’t whether'],
    [
      'BG',
      'Как да напиша обява за готвач?',
      'пуснахме я, никой не се обади',
      'Тогава въпросът не е да е повече',
    ],
    [
      'EN',
      'How do we raise the fee?',
      'and if the studio next door keeps its prices?',
      'don’t leave',
    ],
    ['BG', VOUCHERS_BG, 'а ако всички дойдат наведнъж', 'списък с име и телефон'],
    [
      'EN',
      'What about clients who send papers late?',
      'and if they still don’t send them?',
      'a date and a consequence',
    ],
    [
      'EN',
      'How do I get more orders for my tables?',
      'I only make 2 a month, can’t make more',
      'Then the limit is what you can make',
    ],
    [
      'BG',
      'Как да избера доставчик на саксии?',
      'трябва ми преди края на март',
      'планирайте от този ден назад',
    ],
    [
      'EN',
      'How do I get the first clients?',
      'we’re in a village of 900 people',
      'every one of them talks',
    ],
  ] as const)('%s: %s %s', (language, first, second, says) => {
    const reply = lastReply(language, first, second);
    expect(reply?.text).toContain(says);
    expect(reply?.isAnswer).toBe(false);
  });
});

test.each([
  ['EN', PRICES, 'which of these first? I only have Sunday evenings', '**First:**'],
  ['BG', VOUCHERS_BG, 'с какво да почна първо, имам два часа в неделя', '**Първо:**'],
] as const)('%s: the first step for little time: %s %s', (language, first, second, says) => {
  expect(lastReply(language, first, second)?.text).toContain(says);
});

test('a version for one reader is not the text for others', () => {
  const text = 'Write an email to our tenants that the lift is out of order until Thursday';
  const reply = lastReply('EN', text, 'now one for the lift company');
  expect(reply?.text).not.toContain('Hello');
  expect(reply?.isAnswer).toBe(false);
});

test('an aside is no value for the Brand Hub', () => {
  const reply = lastReply('EN', 'How do I improve our reviews?', 'btw the cook is my brother');
  expect(reply?.text).not.toContain('Brand Hub');
});

test('the language of Bulgarian in Latin letters stays', () => {
  const first = 'imam 2 servisa, edinia e na zaguba. Da go zatvarqm li?';
  const reply = lastReply('BG', first, 'dogovorut za naema e do septemvri, neustoikata e 2 meseca');
  expect(reply?.text).toMatch(/\p{Script=Cyrillic}/u);
});

test.each([
  ['EN', PRICES, 'How do I find a baker instead of doing it all myself?'],
  ['EN', NAMES, 'How serious is a trade mark dispute?'],
  ['BG', VOUCHERS_BG, 'Колко много клиенти трябва да имам, за да наема човек?'],
  ['EN', FAIR, 'We need a slogan for the shop'],
  ['BG', VOUCHERS_BG, 'Как да избера доставчик преди Коледа?'],
] as const)('%s: %s %s is a question of its own', (language, first, second) => {
  const text = lastReply(language, first, second)?.text ?? '';
  expect(text).not.toMatch(
    /^(?:It is too much|Много е, ако|I have no notes on exactly|Then not|Тогава)/u,
  );
});
