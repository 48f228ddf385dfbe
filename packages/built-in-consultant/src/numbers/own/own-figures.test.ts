import { languageCodes } from '@savet/contract/languages';
import { describe, expect, test } from 'vitest';
import { ownFiguresText } from '../../answers/figures/own-figures-text.ts';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { ownFigures } from './own-figures.ts';

const knowledge = loadKnowledge();

describe('figures of a question are worked out for the advice', () => {
  test.each([
    ['cards/raising-prices', 'from 12 to 18 euro', { rise: 50, low: 62.5, high: 41.7 }],
    ['cards/raising-prices', 'Искам да вдигна цените с 12 %', { rise: 12, middle: 19.4 }],
    ['cards/discounts', 'He wants 15% off because he orders more', { cut: 15, middle: 42.9 }],
    ['cards/influencers', 'Тя иска 600 евро за два поста, оборотът ни е 5000', { atMedium: 30 }],
    ['cards/no-shows', 'Yesterday 5 of 14 people did not come', { share: 35.7 }],
    ['topics/retention', 'Each month we lose 4 of 80 subscribers', { lost: 5, left: 54, stay: 20 }],
    ['cards/dependence-on-one-client', 'One client is 60 % of our sales', { more: 150 }],
    ['cards/dependence-on-one-client', 'Клиентът иска 20% отстъпка', { cut: 20, middle: 66.7 }],
    [
      'cards/newsletter',
      'Our 2,000 subscribers: opens fell from 40% to 25%',
      { before: 800, now: 500, fewer: 300 },
    ],
    ['cards/deposits', 'For larger orders I buy wood for 2000 euro', { third: 600, half: 1_000 }],
    ['cards/gifts-for-customers', '30 euro per person, about 120 clients', { total: 3_600 }],
  ])('%s: %s', (label, question, expected) => {
    const results = Object.entries(ownFigures(label, question)?.results ?? {});
    expect(Object.fromEntries(results.map(([name, { value }]) => [name, value]))).toMatchObject(
      expected,
    );
  });
});

test.each([
  ['opening hours are no prices', 'cards/raising-prices', 'We are open from 9 to 17 часа'],
  ['a lower price is no rise', 'cards/raising-prices', 'from 18 to 12 euro'],
  ['two amounts', 'cards/influencers', 'She wants 600 euro or 900 euro with a video'],
  ['a turnover is no outlay', 'cards/flyers', 'our turnover is 5000 euro'],
  [
    'a demanded discount is no share of the turnover',
    'cards/dependence-on-one-client',
    'Our biggest client demands 60% off',
  ],
  [
    'a percentage without a role',
    'cards/dependence-on-one-client',
    'What if our main client is 40% unhappy?',
  ],
  [
    'fallen revenue is no share of it',
    'cards/dependence-on-one-client',
    'Our revenue fell 20% because of one client',
  ],
  ['fallen sales are no lower price', 'cards/new-competitor', 'Our sales are 20% down since May'],
  ['more customers are no rise', 'cards/raising-prices', 'We got 20% more customers, what now?'],
  ['no figures', 'cards/discounts', 'Should I give a discount?'],
  ['a label without a formula', 'topics/naming', 'from 12 to 18 euro'],
])('%s: nothing is worked out', (_, label, question) => {
  expect(ownFigures(label, question)).toBeNull();
});

test('the text has every figure, in both languages', () => {
  const own = ownFigures('cards/raising-prices', 'от 28 на 34 евро');
  for (const code of languageCodes) {
    const text = ownFiguresText(own, code, knowledge);
    expect(text).toContain(code === 'BG' ? '21,4 %' : '21.4%');
    expect(text).not.toContain('{');
  }
  expect(Object.keys(knowledge.ownFigures.EN)).toEqual(Object.keys(knowledge.ownFigures.BG));
});
