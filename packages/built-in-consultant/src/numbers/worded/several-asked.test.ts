import { describe, expect, test } from 'vitest';
import { recalculated } from '../recalculation.ts';
import { wordedSumIn } from './worded-sums.ts';

function resultsOf(question: string): Record<string, number> {
  const sum = wordedSumIn(question);
  if (sum === null || 'lacks' in sum) return {};
  return Object.fromEntries(
    Object.entries(sum.results).map(([name, { value }]) => [name, Math.round(value * 100) / 100]),
  );
}

const CANDLE =
  'What is my margin and break-even if a candle costs 4 euro to make, I sell it for 12 and my rent is 600 a month?';
const CANDLE_BG =
  'Какъв е маржът ми и кога излизам на нула, ако една свещ ми струва 4 евро, продавам я за 12, а наемът е 600?';

describe('several things asked at once', () => {
  test.each([
    [CANDLE, { each: 8, margin: 66.67, units: 75, turnover: 900 }],
    [CANDLE_BG, { each: 8, margin: 66.67, units: 75, turnover: 900 }],
    [
      'I sell soap at 8, each costs me 3, fixed costs are 1000. What is my margin, break-even and profit if I sell 400?',
      { margin: 62.5, units: 200, profit: 1000 },
    ],
    [
      'Колко подстригвания по 25 евро ми трябват, ако наемът е 700, продуктите са по 3, а искам да изкарам 1500?',
      { unitsWanted: 100 },
    ],
    [
      'I sell jam at 6, it costs me 2.50 and the stall is 90 a month. What is my margin and break-even?',
      { each: 3.5, units: 26 },
    ],
    [
      'Lemons cost 0.80 per cup, I sell at 3, the pitch costs 120 a day. What is the margin, the break-even and what is left with 150 cups?',
      { each: 2.2, units: 55, profit: 210 },
    ],
    [
      'Ads cost 500, brought 1000 clicks and 20 orders of 40 euro. What is my conversion, cost per order and return?',
      { rate: 2, perOrder: 25, roas: 1.6 },
    ],
    [
      'Рекламата струва 500 евро, донесе 1000 клика и 20 поръчки по 40 евро. Каква е конверсията и цената на поръчка?',
      { rate: 2, perOrder: 25, revenue: 800 },
    ],
    [
      'We spent 900 on ads and won 30 customers who each pay 50 a month for 10 months. What is the CAC and the LTV?',
      { cac: 30, value: 500, payback: 0.6 },
    ],
    [
      'Фитнес с 200 членове по 35 на месец губи 10 на месец. Какъв е отливът и колко губя на година?',
      { churn: 5, month: 350, year: 4200 },
    ],
    [
      'I charge 40 an hour, work 100 hours a month and have 800 costs. What do I earn and what is left per hour?',
      { income: 4000, total: 3200, each: 32 },
    ],
    [
      'Вземам 40 на час, работя 100 часа на месец и имам 800 разходи. Колко печеля и колко на час?',
      { total: 3200, each: 32 },
    ],
  ])('%s', (question, expected) => {
    expect(resultsOf(question)).toMatchObject(expected);
  });

  test.each([
    [0, undefined],
    [400, undefined],
    [20_000, 5],
  ])('%i impressions give a rate of clicks: %s', (impressions, ctr) => {
    const results = resultsOf(
      `Ads cost 500, brought ${impressions} impressions, 1000 clicks and 20 orders of 40 euro. What is my conversion and cost per order?`,
    );
    expect(results).toMatchObject({ rate: 2 });
    expect(results['ctr']).toBe(ctr);
  });

  test('a figure without a place makes no sum', () => {
    expect(resultsOf(`${CANDLE.slice(0, -1)} and 17 something?`)).toEqual({});
  });
});

describe('with other figures', () => {
  test.each([
    [CANDLE, 'and if the wax costs 1 euro more?', { cost: 5 }],
    [CANDLE, 'and with 2 helpers at 900 each?', { fixed: 2400 }],
    [CANDLE, 'what if the rent goes up by 200?', { fixed: 800 }],
    [CANDLE, 'and if I sell 200, what is left?', { quantity: 200 }],
    [CANDLE_BG, 'а ако восъкът поскъпне с 1 евро?', { cost: 5 }],
    [CANDLE_BG, 'а с двама помощници по 900?', { fixed: 2400 }],
    [CANDLE_BG, 'а ако продавам 200, колко остава?', { quantity: 200 }],
  ])('%s %s', (question, asked, given) => {
    const sum = wordedSumIn(question);
    if (sum === null || 'lacks' in sum) throw new Error('no sum');
    expect(recalculated(sum, asked)?.given).toMatchObject(given);
  });
});
