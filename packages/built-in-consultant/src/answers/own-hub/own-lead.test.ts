import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { bakery, recruiter, studio, yard } from '../../testing/brand-hubs.ts';
import { answer } from '../answer.ts';

const knowledge = loadKnowledge();

function reply(
  query: string,
  values: Record<string, string>,
  rest: { language?: 'EN' | 'BG'; brandHubLocked?: boolean } = {},
) {
  const { language = /[а-я]/u.test(query) ? 'BG' : 'EN', brandHubLocked = false } = rest;
  const input = {
    ...{ query, values, language, brandHubLocked, context: '', allowance: null },
    ...({ responseStyle: 'normal', emptyFields: [] } as const),
  };
  return answer(input, knowledge);
}

test.each([
  ['What makes us different from other bakeries?', bakery, 'usp'],
  ['Who is my ideal customer and what would make them switch to us?', bakery, 'buyingTriggers'],
  ['Who do we sell to and what are their pains?', recruiter, 'painPoints'],
  ['С какво сме по-различни от останалите пекарни?', bakery, 'competitiveAdvantage'],
  ['кой е нашият идеален клиент и какво го боли', bakery, 'idealCustomer'],
  ['Кога клиентите ни решават да купят от нас?', bakery, 'buyingTriggers'],
] as const)('“%s” is answered with the own entries first', (query, values, field) => {
  const { text, isAnswer, usedFields } = reply(query, values);
  expect(text.split('\n\n')[1]).toContain((values as Record<string, string>)[field]);
  expect(usedFields).toContain(field);
  expect(isAnswer).toBe(true);
});

test('an entry that is asked of the Brand Hub and is empty takes no query', () => {
  const { text, isAnswer } = reply('What do my customers want according to my brand hub?', yard);
  expect(text).toContain('“Desires” is still empty');
  expect(isAnswer).toBe(false);
});

test.each(['What makes us different?', 'Who is our ideal customer?'])(
  '“%s” does not lead with a locked Brand Hub',
  (query) => {
    expect(reply(query, bakery, { brandHubLocked: true }).text).not.toContain('This is what your');
  },
);

test.each([
  'which fields of my Brand Hub are empty?',
  'is my brand hub complete?',
  'what’s missing from my brand hub',
  'Какво не съм попълнил в бранд хъба?',
  'попълнено ли е всичко в профила на марката ми',
])('“%s” names the empty fields, whatever is reported', (query) => {
  const { text } = reply(query, studio);
  expect(text).toMatch(/Products|Продукти/u);
  expect(text).toMatch(/Design style|Визуален стил|Стил на дизайна/u);
  expect(text).not.toMatch(/every field|всички полета/u);
});

test.each([
  ['is our vision too negative?', recruiter, 'Yes, by its words: “No”', true],
  ['звучи ли визията ни негативно', recruiter, 'Да, съдейки по думите: „No“', true],
  ['is our vision too negative?', bakery, 'By its words it isn’t', false],
  ['is our mission too long?', recruiter, 'No: “Mission” has 8 words', false],
] as const)('“%s” is measured', (query, values, verdict, isAnswer) => {
  const given = reply(query, values);
  expect(given.text).toContain(verdict);
  expect(given.isAnswer).toBe(isAnswer);
});

test.each([
  [
    'опиши фирмата ми в две изречения за гугъл профила',
    yard,
    '> Двор 12: озеленяване. Предлагаме поддръжка на дворове, капково напояване, зимна резитба.',
  ],
  [
    'представи бизнеса ми с едно изречение',
    bakery,
    '> Зърно – нощна пекарна, която доставя преди отваряне: хляб с квас, питки за бургери и фокача.',
  ],
  [
    'Describe my company in one sentence',
    recruiter,
    '> Northbound – executive search, instead of job boards: search for one post and yearly retainer.',
  ],
] as const)('“%s” is done in so many sentences', (query, values, text) => {
  expect(reply(query, values)).toMatchObject({ text, isAnswer: true });
});

test('too little for sentences is said without a query', () => {
  expect(reply('Summarise my business in two sentences', bakery).isAnswer).toBe(false);
});
