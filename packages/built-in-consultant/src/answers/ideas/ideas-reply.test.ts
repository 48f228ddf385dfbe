import type { Language } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { bakery, recruiter, studio, yard } from '../../testing/brand-hubs.ts';
import { answer } from '../answer.ts';

const knowledge = loadKnowledge();
const hubs = { bakery, recruiter, studio, yard, none: {} };

/** The last reply of a chat of these messages. */
function ask(hub: keyof typeof hubs, language: Language, ...messages: string[]) {
  const history: string[] = [];
  const replies = messages.map((query) => {
    const reply = answer(
      {
        ...{ query, context: history.join('\n'), responseStyle: 'normal', language },
        ...{ values: hubs[hub], emptyFields: [], allowance: null, brandHubLocked: false },
      },
      knowledge,
    );
    history.push(`user: ${query}`, `assistant: ${reply.text}`);
    return reply;
  });
  const last = replies.at(-1);
  if (last === undefined) throw new Error('no message');
  const items: string[] = last.text.match(/^\d+\. .+$/gm) ?? [];
  return { ...last, items };
}

test.each<[keyof typeof hubs, Language, string, number, string]>([
  ['recruiter', 'EN', '10 linkedin post ideas please', 10, 'The first hire left after five months'],
  ['bakery', 'BG', 'Дай ми 4 идеи за постове за Фейсбук', 4, 'Хлябът идва късно и е вчерашен'],
  ['none', 'EN', '8 facebook post ideas for my dog grooming salon', 8, 'a nervous dog is dried'],
  [
    'none',
    'EN',
    '3 subject lines for an email about our rye bread',
    3,
    'A word about our rye bread',
  ],
  ['bakery', 'BG', '5 теми за имейл за новата ни фокача', 5, 'Накратко за новата ни фокача'],
  ['recruiter', 'EN', 'Suggest five taglines that fit our brand', 5, 'Half of the fee falls due'],
  ['bakery', 'EN', 'Suggest five taglines that fit our brand', 5, 'Your Brand Hub is in Bulgarian'],
  ['none', 'BG', 'Измисли 5 промоции за Великден за цветарски магазин', 5, 'за Великден'],
  ['none', 'BG', 'idei za ime na firma za pochistvane', 6, 'Чист праг'],
  ['none', 'EN', 'interview questions for a waiter, 6', 6, 'one table complains'],
  ['yard', 'BG', 'измисли ни слоган, няколко варианта', 6, 'Зелено, и така остава.'],
])('%s %s: %s', (hub, language, query, count, part) => {
  const { items, text, isAnswer } = ask(hub, language, query);
  expect(items).toHaveLength(count);
  expect(new Set(items.map((item) => item.replace(/^\d+/, ''))).size).toBe(count);
  expect(text).toContain(part);
  expect(text).not.toMatch(/\{\w+\}/);
  expect(isAnswer).toBe(true);
});

test('hashtags stand in one line, with the town', () => {
  const { text } = ask('none', 'EN', 'hashtags for a vegan bakery in Leeds');
  expect(text).toContain('#veganbakery #veganbakeryleeds');
});

test('without a trade and a thing there are only kinds, free of charge', () => {
  const { text, isAnswer } = ask('none', 'EN', 'give me 10 post ideas for next month');
  expect(isAnswer).toBe(false);
  expect(text).toContain('Tell me your trade');
});

test('a trade that is told afterwards makes the list', () => {
  const { items, text } = ask(
    'none',
    'EN',
    'give me 5 post ideas',
    'I run a small bakery in Varna',
  );
  expect(items).toHaveLength(5);
  expect(text).toContain('loaves');
});

test('fewer than half of what was asked for take no query', () => {
  const { text, isAnswer } = ask('none', 'EN', '20 names for a flower shop');
  expect(text).toContain('You asked for 20');
  expect(isAnswer).toBe(false);
});

test('more are others, and one of them can be written', () => {
  const first = ask('none', 'BG', '5 идеи за постове за цветарски магазин');
  const second = ask('none', 'BG', '5 идеи за постове за цветарски магазин', 'още 5');
  expect(second.items).toHaveLength(5);
  expect(second.items.filter((item) => first.items.includes(item))).toEqual([]);
  const written = ask(
    'none',
    'BG',
    '5 идеи за постове за цветарски магазин',
    'още 5',
    'вземи третата и я напиши',
  );
  expect(written.text).toContain('> Три неща, които не правим');
  expect(written.isAnswer).toBe(false);
});

test('shorter ones and ones in the other language', () => {
  const request = 'Suggest 4 taglines for a cheese shop';
  expect(ask('none', 'EN', request, 'in Bulgarian').text).toContain('Резен време.');
  const longest = (items: string[]) => Math.max(...items.map((item) => item.length));
  const short = ask('none', 'EN', request, 'shorter');
  expect(longest(short.items)).toBeLessThan(longest(ask('none', 'EN', request).items));
  expect(short.isAnswer).toBe(false);
});

test.each([
  'How do I write a good subject line?',
  'how many posts should we publish in 2 weeks?',
  'Is a podcast for lawyers a good idea?',
  'What should I name my daughter?',
  'Предложи заглавие и текст на имейл до неизбраните',
  'Какво да подаря на баща ми за седемдесетте години?',
  'huge shitstorm on our page, what do we post now',
])('%s: no list', (query) => {
  expect(ask('recruiter', 'EN', query).text).not.toMatch(/First line: “|Първи ред: „|with a card/);
});

test('subject lines say what is announced, and not a part of it', () => {
  const { items, isAnswer } = ask(
    'none',
    'EN',
    '7 subject lines for an email that our bread course for parents is back in April',
  );
  expect(isAnswer).toBe(true);
  expect(items).toHaveLength(7);
  for (const item of items) expect(item).toMatch(/bread course for parents/iu);
});

test.each<[Language, string, RegExp]>([
  ['EN', '6 post ideas that show how we pack without plastic', /how we pack without plastic/iu],
  ['BG', '5 идеи за постове, които показват че режем само ръчно', /режем само ръчно/iu],
])('%s: each idea shows what it is to show: %s', (language, query, wish) => {
  const { items } = ask('none', language, query);
  expect(items.length).toBeGreaterThan(4);
  for (const item of items) expect(item).toMatch(wish);
});

test.each<[keyof typeof hubs, Language, string, RegExp]>([
  ['none', 'EN', '7 post ideas for a saddle repair workshop', /saddle repair/iu],
  ['yard', 'EN', '6 subject lines for an email to clients about winter pruning', /pruning/iu],
  ['none', 'EN', '6 blog topics for a dentist about teeth grinding at night', /teeth grinding/iu],
  ['none', 'BG', '8 идеи за постове за ателие за реставрация на мебели', /реставрация на мебели/iu],
  ['none', 'BG', '5 теми за бюлетин, тема: последни места за летния лагер', /летн\p{L}+ лагер/iu],
])('%s %s: each item carries what is named: %s', (hub, language, query, thing) => {
  const { items, isAnswer } = ask(hub, language, query);
  expect(isAnswer).toBe(true);
  expect(items.length).toBeGreaterThan(4);
  for (const item of items) expect(item).toMatch(thing);
});

test.each<[Language, string, RegExp]>([
  [
    'EN',
    '5 taglines for a swimming school that teaches adults only',
    /what you named: .*“adults”/u,
  ],
  ['BG', '5 слогана за ветеринарна клиника в Бургас, която работи и нощем', /посочихте: „нощем“/u],
  ['BG', '7 идеи за постове за керамична работилница, която прави и курсове', /„курсове“/u],
  [
    'EN',
    '10 names for a mobile sauna people can rent for the weekend',
    /nothing good on .*“sauna”/u,
  ],
])(
  '%s: a list without what is named says so and takes no query: %s',
  (language, query, sentence) => {
    const { text, isAnswer } = ask('none', language, query);
    expect(isAnswer).toBe(false);
    expect(text).toMatch(sentence);
  },
);

test('a neighbouring trade lends no lines to one that is not known', () => {
  const { text, isAnswer } = ask(
    'none',
    'BG',
    '5 слогана за фирма за почистване на комини и печки',
  );
  expect(isAnswer).toBe(false);
  expect(text).not.toContain('Събуйте се');
  expect(text).toContain('За този бранш нямам свои думи');
});

test.each<[keyof typeof hubs, Language, string]>([
  ['none', 'EN', '5 slogans for a small family hairdresser in Leeds, short and funny'],
  ['studio', 'EN', '5 slogan ideas for Pixel Garden that don’t use the word digital'],
  ['bakery', 'BG', 'Дай идеи за кратък слоган на буса, до 5 думи'],
  ['none', 'BG', '7 идеи за публикации за счетоводна кантора, без отстъпки'],
])(
  '%s %s: how and where lines are wanted is nothing that they carry: %s',
  (hub, language, query) => {
    expect(ask(hub, language, query).isAnswer).toBe(true);
  },
);
