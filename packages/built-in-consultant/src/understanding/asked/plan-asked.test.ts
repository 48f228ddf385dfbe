import { describe, expect, test } from 'vitest';
import { planAsked } from './plan-asked.ts';

describe('a plan by weeks', () => {
  test.each([
    [
      'Give me a plan for the next 6 weeks to win 2 new clients, I have 5 hours a week and no budget',
      { goal: 'talks', weeks: 6, hours: 5, count: 2, hasHelper: false, money: '' },
    ],
    [
      'Направи ми план за декември и януари, когато няма работа, имам един помощник и 4 часа на ден',
      { goal: 'quiet', weeks: 8, hours: 20, count: null, hasHelper: true, money: null },
    ],
    [
      'I open my salon in two months, what do I do week by week with 900 euro?',
      { goal: 'opening', weeks: 8, hours: null, count: null, hasHelper: false, money: '900 euro' },
    ],
  ])('takes up what the question names: %s', (query, asked) => {
    expect(planAsked(query)).toEqual(asked);
  });

  test.each([
    'Write me a content plan for the next 4 weeks with 3 customers',
    'how do others plan the months with no customers',
    'Make me a plan for more customers',
    'Направи ми бизнес план за 3 месеца за нови клиенти',
  ])('is not: %s', (query) => {
    expect(planAsked(query)).toBeNull();
  });
});
