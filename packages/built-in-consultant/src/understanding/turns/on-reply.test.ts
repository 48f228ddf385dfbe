import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { lastReply } from '../../testing/last-reply.ts';
import { emptyThread } from '../follow-up/thread-state.ts';
import { textEditsIn } from '../text-edits.ts';
import { linesAsked } from './lines-asked.ts';
import { termAsked } from './term-asked.ts';

const knowledge = loadKnowledge();
const CHURN = 'What churn is normal for a subscription?';
const CHURN_BG = 'Какъв отлив е нормален при абонамент?';
const PRICES = 'How do I raise my prices without losing clients?';
const PRICES_BG = 'Как да вдигна цените, без да загубя клиенти?';
const ADS = 'Should I use Facebook ads or Google ads?';
const CAKE = 'Write an email to a customer whose cake order is ready for pickup on Friday.';
const CAKE_BG = 'Напиши имейл до клиентка, че тортата ѝ е готова за взимане в петък.';

describe('a word of the answer', () => {
  const thread = {
    ...emptyThread('EN'),
    reply: 'Sort the customers by cohort. Бройте ги по кохорти.',
  };

  test.each([
    ['what do you mean by cohort?', 'cohort'],
    ['sorry, what does "cohort" mean', 'cohort'],
    ["I don't know what a cohort is", 'cohort'],
    ['what is a cohort?', 'cohort'],
    ['какво значи кохорта?', 'кохорта'],
    ['kakvo znachi kohorta', 'кохорта'],
    ['кохорта какво е това', 'кохорта'],
  ])('%s', (query, about) => {
    expect(termAsked(query, thread, knowledge)?.about).toBe(about);
  });

  test.each([
    'what do you mean by that?',
    'what does it mean for a bakery?',
    'what is a landing page?',
    'what is the second point?',
    'какво значи това за нас?',
    'какво значи за пекарна?',
    'what is my mission?',
  ])('%s: none', (query) => {
    expect(termAsked(query, thread, knowledge)).toBeNull();
  });

  test.each([
    [CHURN, 'what do you mean by cohort', '**Cohort:** customers who began'],
    [CHURN_BG, 'какво значи кохорта', '**Кохорта:** клиенти, започнали'],
    [CHURN, 'what do you mean by blorp', 'no explanation for “blorp”'],
  ])('is explained without a query: %s %s', (first, ask, says) => {
    const reply = lastReply(first, ask);
    expect(reply?.text).toContain(says);
    expect(reply?.isAnswer).toBe(false);
  });
});

describe('the answer in so many lines', () => {
  test.each([
    ['in three lines', 'lines', 3],
    ['sum it up in two sentences please', 'sentences', 2],
    ['as 4 bullet points', 'points', 4],
    ['shorter, no bullets', 'sentences', 3],
    ['в три изречения', 'sentences', 3],
    ['кажи го с едно изречение', 'sentences', 1],
    ['дай ми го в пет точки', 'points', 5],
    ['по-кратко и без точки', 'sentences', 3],
  ])('%s', (query, about, place) => {
    const thread = { ...emptyThread('EN'), reply: 'An answer.' };
    expect(linesAsked(query, thread)).toMatchObject({ about, place });
  });

  test.each(['in three weeks', 'three lines for our sign', 'три реда за табелата', 'no discounts'])(
    '%s: none',
    (query) => {
      expect(linesAsked(query, { ...emptyThread('EN'), reply: 'An answer.' })).toBeNull();
    },
  );

  test('has the first sentences of the answer and of its points', () => {
    const reply = lastReply(PRICES, 'in three lines');
    expect(reply?.text.split('\n')).toHaveLength(3);
    expect(reply?.text).toMatch(
      /^Raise prices for new customers first.*\nTest: quote the new price/,
    );
    expect(reply?.isAnswer).toBe(false);
    expect(lastReply(PRICES_BG, 'в две точки')?.text).toMatch(/^- Вдигайте цените.*\n- Проверете/);
  });
});

describe('what goes on from an answer', () => {
  test.each([
    [PRICES, 'anything else?', 'This is what I can add:', true],
    [PRICES_BG, 'нещо друго?', 'Ето какво мога да добавя:', true],
    [ADS, 'so which one?', 'I can’t decide that for you', false],
    [ADS, 'the second one', 'On “Google ads” the answer above says: If they do', false],
    [PRICES, 'the second one', 'Give notice', false],
    [
      PRICES,
      'what do I tell them tomorrow morning?',
      'From [date] the price is [new price]',
      false,
    ],
    [PRICES_BG, 'какво точно да им кажа?', 'От [дата] цената става [новата цена]', false],
    [PRICES, 'which is the cheapest?', 'The first step costs nothing but time', false],
    [PRICES_BG, 'кое е най-евтино от тези?', 'Първата стъпка струва само време', false],
    [PRICES, 'we only have two people', 'With so few people it has to stay small', false],
    [PRICES_BG, 'само двама сме', 'С толкова малко хора', false],
    [PRICES, "and if they don't pay?", 'Then go step by step with dates', false],
    [PRICES_BG, 'а ако поискат отстъпка?', 'Не давайте по-ниска цена срещу нищо', false],
    [ADS, 'make it for a smaller budget, 300 a month', 'With less than €500 a month', false],
    [PRICES_BG, 'а ако клиентът има само 9000', 'Ако 9000 е всичко', false],
    [PRICES_BG, 'и на английски, моля', '- Test: quote the new price', true],
  ])('%s %s', (first, ask, says, isCharged) => {
    const reply = lastReply(first, ask);
    expect(reply?.text).toContain(says);
    expect(reply?.isAnswer).toBe(isCharged);
  });

  test.each([
    [PRICES, 'which first?', 'why?', 'The reason is right there: New customers do not know'],
    [PRICES_BG, 'кое първо?', 'а защо?', 'Причината е точно там:'],
  ])('the reason for the first step: %s', (first, ask, why, says) => {
    const reply = lastReply(first, ask, why);
    expect(reply?.text).toContain(says);
    expect(reply?.isAnswer).toBe(false);
  });

  test('is no new question: what a message names itself does not depend on the chat', () => {
    const alone = lastReply('How do I find a good baker?')?.text ?? '';
    // Only the hint at an empty field is not given twice in a chat.
    const [advice = ''] = alone.split('\n\nStill empty');
    expect(advice.length).toBeGreaterThan(500);
    expect(lastReply(PRICES, 'How do I find a good baker?')?.text).toContain(advice);
  });
});

test.each([
  [
    'We have 40 customers at 25 leva a month, how much do we make a month?',
    'what if 5 of them leave',
  ],
  ['Имаме 40 клиента по 25 лв. на месец, колко правим на месец?', 'ако 5 от тях си тръгнат'],
])('a part of a figure takes the place of none: %s', (sum, ask) => {
  expect(lastReply(sum)?.isAnswer).toBe(true);
  expect(lastReply(sum, ask)?.isAnswer).toBe(false);
});

describe('edits of a text', () => {
  test.each([
    ['sign it as Maria', { signer: 'Maria', cut: null }],
    ['signed: Elena Dimova', { signer: 'Elena Dimova', cut: null }],
    ['подпиши го като Мария', { signer: 'Мария', cut: null }],
    ['подпис: Елена', { signer: 'Елена', cut: null }],
    ['without the first sentence', { signer: null, cut: 1 }],
    ['drop the last sentence', { signer: null, cut: -1 }],
    ['без първото изречение', { signer: null, cut: 1 }],
    ['махни последното изречение', { signer: null, cut: -1 }],
  ])('%s', (query, expected) => {
    expect(textEditsIn(query)).toEqual(expected);
  });

  test.each([
    'sign it with my name',
    'signs of burnout in a team',
    'подпиши договора до петък, моля ви',
    'without the price',
  ])('%s: none', (query) => {
    expect(textEditsIn(query)).toBeNull();
  });

  test.each([
    [CAKE, 'sign it as Maria', '> Maria'],
    [CAKE_BG, 'подпиши го като Мария', '> Мария'],
  ])('a signature stays through later changes: %s', (first, sign, says) => {
    expect(lastReply(first, sign)?.text).toContain(says);
    const warmer = lastReply(first, sign, first === CAKE ? 'warmer' : 'по-топло');
    expect(warmer?.text).toContain(says);
    expect(warmer?.text).toMatch(/I hope you are well|Надявам се, че сте добре/u);
  });

  test.each([
    [CAKE, 'no greeting please', 'Hello'],
    [CAKE_BG, 'без поздрав', 'Здравейте'],
  ])('the greeting is left out: %s', (first, wish, gone) => {
    expect(lastReply(first)?.text).toContain(gone);
    const reply = lastReply(first, wish);
    expect(reply?.text).toMatch(/^>/u);
    expect(reply?.text).not.toContain(gone);
  });

  test('a sentence is left out', () => {
    const reply = lastReply(CAKE, 'warmer', 'without the first sentence');
    expect(reply?.text).not.toContain('I hope you are well');
    expect(reply?.text).toContain('your cake order is ready');
  });
});
