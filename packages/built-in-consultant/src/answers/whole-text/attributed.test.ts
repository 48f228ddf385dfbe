import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { bakery, recruiter, studio, yard } from '../../testing/brand-hubs.ts';
import { answer } from '../answer.ts';

const knowledge = loadKnowledge();

function reply(query: string, values: Record<string, string>) {
  const language = /[а-я]/u.test(query) ? 'BG' : 'EN';
  const input = {
    ...{ query, values, context: '', allowance: null, brandHubLocked: false, emptyFields: null },
    ...({ language, responseStyle: 'normal' } as const),
  };
  return answer(input, knowledge);
}

test.each([
  [
    'Write a reply to this review:\n"Ordered focaccia for our Saturday brunch. Came at 8:40 instead of 6, two of them burnt underneath. Nobody picked up the phone. 1 star." - Rositsa, Bistro Lipa',
    /^> Rositsa, thank you .* I am sorry that your order came at 8:40 instead of 6, that two of them were burnt underneath and that nobody picked up the phone\./u,
  ],
  [
    'Reply to this review: "They missed the deadline twice and the ticket page crashed on opening day. 2 stars" — Anna Petrova, City Museum',
    /^> Anna Petrova, .* sorry that we missed the deadline twice and that the ticket page crashed/u,
  ],
  [
    'Отговори на този отзив: „Хлябът пристигна студен и никой не се извини.“ – Петя, Кафе Роза',
    /^> Петя, .* Съжалявам, че хлябът пристигна студен и че никой не се извини\./u,
  ],
])('the writer of a review is greeted and never signs the reply: %s', (query, text) => {
  const given = reply(query, bakery);
  expect(given.text).toMatch(text);
  expect(given.text).not.toMatch(/Bistro Lipa|City Museum|Кафе Роза|ordered focaccia/u);
});

test('who invites to an evening with a name in quotation marks is not greeted', () => {
  const query = 'Напиши покана за клиенти за петък, 20 ч.: „Нощ на хляба“ от Пекарна Зърно';
  expect(reply(query, {}).text).not.toMatch(/Здравейте, Пекарна Зърно/u);
});

test.each([
  [
    'Draft the job ad for a researcher who will join us, part time, remote, £1,400 a month',
    '> **Researcher**\n',
  ],
  [
    'job ad for an office assistant who speaks German, full time, Leeds, £26,000 a year',
    '> - Speaks German\n',
  ],
  [
    'Обява за асистент, който говори немски, на пълен работен ден, София, 2400 лв бруто',
    '> **Асистент**\n',
  ],
])('a relative clause is no part of the name of a job: %s', (query, part) => {
  expect(reply(query, recruiter).text).toContain(part);
});

test('that somebody who is wanted will join us is neither said nor missed', () => {
  const query = 'Draft the job ad for a researcher who will join us, part time, remote, £1,400';
  expect(reply(query, recruiter).text).not.toMatch(/join/iu);
});

test.each([
  [
    'напиши имейл до домоуправител, чиято градинка е занемарена, без натиск',
    yard,
    'Видях, че Вашата градинка е занемарена.',
  ],
  [
    'Draft an email to a museum director whose website is down since Monday, friendly tone',
    studio,
    'I noticed that your website is down since Monday.',
  ],
] as const)('a first letter says why it is written now: %s', (query, values, sentence) => {
  const { text } = reply(query, values);
  expect(text).toContain(sentence);
  expect(text).not.toMatch(/за до|натиск|friendly/u);
});

test('slogans from the trade have no blank of the Brand Hub', () => {
  const { text, isAnswer } = reply('give me 5 slogan ideas for Pixel Garden', studio);
  expect(isAnswer).toBe(true);
  expect(text).not.toMatch(/\[pain points\]/u);
});

test('the frame of a slogan does not repeat the request', () => {
  expect(reply('Дай идеи за кратък слоган на буса, до 5 думи', bakery).text).not.toContain(
    '> Кратък слоган на буса',
  );
});
