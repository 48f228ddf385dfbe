import type { Language } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { readQuestion } from '../../understanding/read-question.ts';

const knowledge = loadKnowledge();
const kindOf = (query: string, language: Language) =>
  readQuestion(
    {
      ...{ query, context: '', responseStyle: 'normal', language, values: {} },
      ...{ emptyFields: [], allowance: null, brandHubLocked: false },
    },
    knowledge,
  ).kind;

test.each<[Language, string]>([
  [
    'EN',
    'I want to take home 3,200 a month after roughly 28% tax. Software and insurance cost me 240. I can bill about 95 hours, 5 weeks off a year. What hourly rate is that?',
  ],
  [
    'EN',
    'My candle costs £4.35 in wax, jar, wick and box, Etsy and card fees are about 11% of price, and I want £7 left over. What do I need to charge?',
  ],
  [
    'BG',
    'Имаме 84 000 евро в сметката, харчим 17 500 на месец, а влизат 6 200. Приходите растат с по 500 всеки месец. За колко месеца ни стигат парите?',
  ],
  [
    'BG',
    'Правим платформа за почистване. 140 регистрирани, 11 плащащи, парите стигат до ноември. Да търсим инвеститор или първо да вдигнем плащащите?',
  ],
  ['EN', '5 workers get 1,200 a month each. No work for 3 months. What does that cost me?'],
  [
    'BG',
    'Клиент ми предлага 2% отстъпка да му дам, ако плати до 7 дни вместо до 60. Фактурата е 14 600 лв без ДДС. Овърдрафтът ми е на 9,5% годишно. Изгодно ли ми е?',
  ],
])('%s: “%s” is not worked out: it says of a figure what the sum leaves out', (language, query) => {
  expect(kindOf(query, language)).not.toBe('calculation');
});

test.each<[Language, string]>([
  ['EN', 'I spent 900 on ads and got 15 people as customers. What is my CAC?'],
  ['EN', 'We have 60,000 in the bank and spend 5,000 a month. How many months do we have?'],
  ['BG', 'Имаме 84 000 в банката, харчим 17 500 на месец. За колко месеца стигат?'],
  ['EN', 'We spent 900 on ads and got 15 customers. What is our CAC?'],
  ['BG', 'Кредит от 20 000 евро за 5 години на 7,2%, равни вноски. Колко е вноската?'],
])('%s: “%s” is worked out', (language, query) => {
  expect(kindOf(query, language)).toBe('calculation');
});
