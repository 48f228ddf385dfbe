import { languageCodes } from '@savet/contract/languages';
import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { askedShares } from './asked-shares.ts';
import { askedSums } from './asked-sums.ts';
import { askedSumIn, calculationIn, calculations } from './calculation.ts';
import { definitions } from './definitions.ts';
import { plainSums } from './plain-sums.ts';

describe('figures find their place, in any order', () => {
  test.each([
    [
      'occupancy',
      'Hotel with 14 rooms, occupancy 55%, price 60 euro. What is the turnover a month?',
      { night: 462, month: 13_860 },
    ],
    [
      'break-even',
      'Rent 900, wages 2100, and each massage at 20 euro costs me 5 euro',
      { each: 15, units: 200 },
    ],
    ['conversion', 'Of 80 quotes we sent, 10 became orders', { rate: 12.5 }],
    ['with-vat', 'What is 100 euro plus 20% VAT?', { total: 120, tax: 20 }],
    ['with-vat', 'I charge 80 euro plus 20% VAT; what is it with VAT?', { total: 96 }],
    ['without-vat', 'Цената е 120 евро с включен 20% ДДС. Колко е без ДДС?', { net: 100, tax: 20 }],
    ['hourly-rate', 'I need to make 4,800 a month and have 96 billable hours', { rate: 50 }],
    [
      'hourly-rate',
      'Искам да изкарвам 3000 евро на месец, разходите са 500, а мога да фактурирам 140 часа',
      { rate: 25 },
    ],
    ['cac', 'We spent €3,000 on ads and got 40 new customers', { cac: 75 }],
    ['cac', 'got 40 customers for 3000 euro of advertising', { cac: 75 }],
    ['margin', 'I sell a cup for €3.20 and it costs me €0.80 to make', { margin: 75, profit: 2.4 }],
    ['margin', 'Себестойност 8 лв., цена 20 лв. – какъв е маржът?', { margin: 60, markup: 150 }],
    ['price-for-margin', 'It costs me 12 euro and I want a 40% margin', { price: 20 }],
    [
      'break-even',
      'Rent and wages are 4,000 a month, I sell at 20 and ingredients cost 4',
      { units: 250, left: 5_000 },
    ],
    ['break-even', 'Постоянни разходи 3200 евро, на стол печеля 64 евро', { units: 50 }],
    [
      'break-even',
      'rent 900, wages 2600, other bills 400 a month. a coffee leaves me 1.70. how many coffees',
      { units: 2_295 },
    ],
    [
      'break-even',
      'наемът е 900 евро, заплати 2400, други 300 и от една торта ми остават 14 евро',
      { units: 258 },
    ],
    [
      'price-for-margin',
      'купувам за 6,40, искам марж 35 % и ДДС 20%',
      { price: 9.85, left: 11.82 },
    ],
    ['churn', 'we had 46 customers and lost 4, at 29 euro each', { churn: 8.7, left: 1_392 }],
    ['cac', 'paid 1200 for ads and 600 for flyers, got 36 customers', { cac: 50 }],
    ['margin', 'Продавам за 6,50, продуктите са 2,10, опаковка 0,30', { profit: 4.1 }],
    ['payback', 'Нов клиент ни струва 180 евро, плаща 29 на месец при 80 % марж', { months: 7.76 }],
    ['churn', 'We had 200 customers and 10 left', { churn: 5, lifetime: 20 }],
    ['conversion', '5000 visitors and 60 orders', { rate: 1.2 }],
    ['payback', 'A customer costs us €240 to win and leaves €40 a month', { months: 6 }],
    ['discount-effect', '20% discount with a margin of 40%', { left: 25, more: 100 }],
    ['growth', 'from 8000 to 10000', { growth: 25, change: 2_000 }],
    ['ad-return', 'We spent 500 euro on ads and they brought 2000 euro revenue', { roas: 4 }],
    ['average-order', 'Оборот 12 000 евро от 400 поръчки', { average: 30 }],
    ['product', '12 people at €45, what do we take?', { total: 540 }],
    ['product', '9 места по 30 евро, колко общо за 3 месеца?', { total: 810 }],
    ['percent-off', 'What is 15% off 240 euro?', { reduced: 204, saved: 36 }],
    ['percent-off', 'колко е 10 % отстъпка от 80 лв', { reduced: 72 }],
    [
      'campaign',
      'I spent 900 euro, won 30 customers, and each leaves me a profit of 50 euro',
      { cac: 30, gross: 1_500, net: 600 },
    ],
    [
      'recurring',
      'Имам 100 абоната по 10 евро на месец, всеки месец си тръгват 5, а идват 8 нови',
      { now: 1_000, next: 1_030, customers: 136, year: 1_360 },
    ],
    ['recurring', '200 members pay 20 euro a month and 10% leave', { next: 3_600 }],
    [
      'break-even',
      'Rent 700, salaries 2,100, other fixed costs 200. An average order is €30 and materials cost me €10 of it',
      { units: 150 },
    ],
    [
      'break-even',
      'Наем 600 евро, ток 150, помощникът ми излиза 1000, искам да ми остават 1250. На свещ печеля по 6 евро',
      { units: 500 },
    ],
    ['lifetime-value', 'They pay 50 euro a month, churn is 5%, margin 60%', { value: 600 }],
    [
      'lifetime-value',
      'Клиент харчи 30 евро на месец, маржът е 60%, остава 18 месеца',
      { value: 324 },
    ],
    ['lifetime-value', 'A member pays 40 euro per month and stays 2 years', { value: 960 }],
    [
      'break-even',
      'Имам 3000 евро постоянни разходи, продавам торти по 40 евро, а суровините са 15 евро',
      { units: 120 },
    ],
  ])('%s: %s', (name, question, expected) => {
    const results = calculationIn(name, question)?.results ?? {};
    const values = Object.entries(results).map(([key, { value }]) => [
      key,
      Math.round(value * 100) / 100,
    ]);
    expect(Object.fromEntries(values)).toMatchObject(expected);
  });
});

describe('the words of a question ask for a sum', () => {
  test.each([
    [
      'runway',
      'We have 40k in the bank, spend 11k a month and earn 4k. How long do we last?',
      { gap: 7_000, months: 5.71 },
    ],
    [
      'runway',
      'В касата имаме 18000 лв, харчим 5000 на месец, а влизат 2000. Колко месеца изкарваме?',
      { months: 6 },
    ],
    [
      'compound',
      'If MRR grows 7% a month from 9,430, where are we in 12 months?',
      { end: 21_238.17 },
    ],
    [
      'after-fee',
      'booking ми взима 15 процента от 90 евро нощувка колко ми остава',
      { taken: 13.5, net: 76.5 },
    ],
    [
      'won-customers',
      'we spent 3,000 on google ads and got 24 customers who each pay 49 a month. good?',
      { cac: 125, months: 2.55 },
    ],
    [
      'payroll',
      'Our gross payroll is 52,000 a month and employer contributions are 18.92%. What is the total cost?',
      { total: 61_838.4 },
    ],
    [
      'price-for-markup',
      'We buy at 12 and want a 40% margin. What is the price? And with 40% markup?',
      { price: 16.8, left: 20 },
    ],
    [
      'cost-plus',
      'materialite mi sa 850 evro trud 3 dni po 120 evro iskam 30 procenta pechalba kolko da iskam',
      { cost: 1_210, onTop: 1_573 },
    ],
    [
      'investment',
      'kupih mashina za 6000 evro spestqva mi 250 na mesec za kolko se izplashta',
      { months: 24 },
    ],
    [
      'clicks',
      'CTR is 1.2% from 84,000 impressions and CPC is 0.45, what did we spend?',
      { clicks: 1_008, left: 453.6 },
    ],
    ['share-of', 'what percent of 8000 is 1200?', { share: 15 }],
    ['percent-of', 'колко са 15% от 2400', { part: 360, rest: 2_040 }],
    ['per-unit', '200 буркана с материали ми излизат 360 евро, колко е един буркан', { each: 1.8 }],
    [
      'raise-effect',
      'if I raise prices 8% at a 40% margin how many customers can I lose',
      { lose: 16.67 },
    ],
    [
      'attempts',
      'How many sales calls do I need for 10 deals a month if I close 20%?',
      { needed: 50 },
    ],
    [
      'earned-per-hour',
      'prodavam masa za 480 materialite sa 190 i rabotq 9 chasa kolko izkarvam na chas',
      { left: 290, rate: 32.22 },
    ],
    [
      'percent-of',
      'Our agency wants a 12% commission on media spend of 90,000. How much is that?',
      { part: 10_800 },
    ],
    [
      'percent-on',
      'искам да вдигна цената 45 евро с 12 % колко става',
      { raised: 50.4, more: 5.4 },
    ],
  ])('%s: %s', (name, question, expected) => {
    const sum = askedSumIn(question);
    expect(sum?.name).toBe(name);
    const values = Object.entries(sum?.results ?? {}).map(([key, { value }]) => [
      key,
      Math.round(value * 100) / 100,
    ]);
    expect(Object.fromEntries(values)).toMatchObject(expected);
  });

  test.each([
    'Колко нощувки ми трябват за 2400 евро разходи на месец, ако взимам 70 на нощ и 12 ми отива за чистене',
    'Should we raise our prices by 10% this year?',
    'They take 15% and we have 40 customers, 20 of them regulars',
    'How long should a trial of 14 days last with 30 users?',
  ])('“%s” asks for none of them', (question) => {
    expect(askedSumIn(question)).toBeNull();
  });

  test('words in Latin letters and a markup are read as what they are', () => {
    expect(calculationIn('price-for-margin', 'купувам за 12, искам надценка 40%')).toBeNull();
    const kitchens =
      'imam naem 400 tok 90 i rabotnik 1100 kolko kuhni po 600 evro chista pechalba trqbva na mesec';
    expect(calculationIn('break-even', kitchens)?.results['units']?.value).toBe(3);
    const nights = '2400 евро разходи на месец, взимам 70 на нощ и 12 ми отива за чистене';
    expect(calculationIn('break-even', nights)?.results['units']?.value).toBe(42);
  });
});

test.each([
  ['cac', 'We have 0 customers and spent 300 euro'],
  ['price-for-margin', 'costs 12 euro, margin 100%'],
  ['break-even', 'fixed costs 4000, price 4, ingredients 20'],
  ['discount-effect', '50% discount with a margin of 40%'],
  ['break-even', 'rent is 1100, the cook costs 1900, a meal leaves me 6.50'],
  ['churn', '12 left of 5'],
  ['growth', 'no figures here'],
  ['margin', 'I sell it for €20, it costs me €8, and delivery is 3 or 4'],
  ['unheard-of', '1 and 2'],
])('%s refuses “%s”', (name, question) => {
  expect(calculationIn(name, question)).toBeNull();
});

test('every calculation has its texts, its fallback and at least two figures', () => {
  const { calculations: texts, recogniser } = loadKnowledge();
  for (const [name, { inputs, fallback }] of Object.entries(definitions)) {
    expect(recogniser.labels).toContain(fallback);
    expect(calculations[name]?.figures).toBe(2);
    expect(recogniser.labels).toContain(`numbers/${name}`);
    for (const code of languageCodes) {
      const named = Object.keys(texts[code].calculations[name]?.inputs ?? {});
      expect(named.sort()).toEqual(inputs.map((input) => input.name).sort());
    }
  }
  for (const [name, { inputs, fallback }] of Object.entries({
    ...askedSums,
    ...askedShares,
    ...plainSums,
  })) {
    expect(recogniser.labels).toContain(fallback);
    for (const code of languageCodes) {
      const named = Object.keys(texts[code].calculations[name]?.inputs ?? {});
      expect(named.sort()).toEqual(inputs.map((input) => input.name).sort());
    }
  }
});
