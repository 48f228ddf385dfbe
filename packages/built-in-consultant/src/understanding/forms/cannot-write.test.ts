import { describe, expect, test } from 'vitest';
import { answer } from '../../answers/answer.ts';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import type { AskedForm } from '../reading.ts';
import { formAsked } from './asked-form.ts';

const knowledge = loadKnowledge();
const ask = (query: string) =>
  answer(
    {
      ...{ query, context: '', responseStyle: 'normal', language: 'EN', values: {} },
      ...{ emptyFields: [], allowance: null, brandHubLocked: false },
    },
    knowledge,
  );

test.each<[string, AskedForm | null]>([
  ['launch plan as a table, two founders', { form: 'table' }],
  ['направи ми таблица с план за март', { form: 'table' }],
  ['6 topics for linkedin posts', { form: 'list', count: 6 }],
  ['Give me five good ideas for the window', { form: 'list', count: 5 }],
  ['slogans for the van, five, up to 40 characters', { form: 'list', count: 5 }],
  ['Пет идеи за подарък', { form: 'list', count: 5 }],
  ['I buy at 18 and sell at 29, how much is left?', { form: 'calculation' }],
  ['при 5 души по 480 евро и 290 разход колко остава', { form: 'calculation' }],
  // Posts per week are no list, and a table can be furniture.
  ['How many posts should we publish in 2 weeks?', null],
  ['We sell oak tables, how do we find hotels?', null],
  ['How much deposit should I ask for?', null],
  ['10 questions for an interview', null],
])('the form of %j', (question, form) => {
  expect(formAsked(question)).toEqual(form);
});

describe('prepared advice is not passed off as what was asked for', () => {
  test.each([
    ['how should we use discounts, in a table please', /^I can’t make up a table/],
    ['Ten ideas for our shop window', /^I can’t make up a list of 10/],
    ['Пет идеи за витрината ни', /^Не мога да измисля 5 неща/],
    [
      'a stand costs 1200 and saves 10 of 60 minutes, when has it paid off?',
      /^I can’t tell for sure/,
    ],
    // The card on the subject has no text of this kind.
    ['write me an instagram bio, I repair accordions in Ghent', /^I can’t compose this text/],
    // Recognised as a sum: which figure is which is not clear.
    ['ads cost us 300 and 400 and 20 euro for 12 and 14 customers, what is our CAC?', /^I can’t/],
  ])('%s', (query, beginning) => {
    const { text, isAnswer, offer } = ask(query);
    expect(text).toMatch(beginning);
    expect(isAnswer).toBe(false);
    expect(offer?.team).toBe(true);
  });

  test('and a sum whose figures are clear is calculated', () => {
    const { text, isAnswer } = ask(
      'I buy a helmet for 18 euro and sell it for 29. What is my margin, and what is left with 15% off?',
    );
    expect(isAnswer).toBe(true);
    expect(text).toContain('Each sale leaves €11: a margin of 37.93% and a markup of 61.11%.');
    expect(text).toContain('With the discount, €6.65 is left: a margin of 26.98%.');
  });
});

describe('the facts of a request are its text', () => {
  test.each([
    [
      'trqbva mi obqva za rabota - pomoshtnik v serviza, ot mart do oktomvri',
      ['Помощник в сервиза, от март до октомври.'],
    ],
  ])('%s', (query, expected) => {
    const { text, isAnswer } = ask(query);
    expect(isAnswer).toBe(false);
    for (const part of expected) expect(text).toContain(part);
    expect(text).not.toMatch(/excuses|Also put in|Добавете и/);
  });
});
