import { describe, expect, test } from 'vitest';
import { replyTo } from '../../testing/reply-to.ts';
import { withoutInstructions } from '../../understanding/whole-text/brief/instructions.ts';

describe('a text that does not say all of its request takes no query, and names what is lost', () => {
  test.each([
    ['write a message to clients who pay late, we will charge interest from 1 June', 'pay late'],
    [
      'write an invitation to our partners to a dinner on 4 June at 19:00 in Hotel Marinela where they can meet our new team',
      'meet',
    ],
    [
      'Write an apology to the guests of room 12 because the hot water stopped on Saturday night, we give them a free dinner',
      'room 12',
    ],
  ])('%s', (query, lost) => {
    const { text, isAnswer } = replyTo(query);
    expect(isAnswer).toBe(false);
    const below = text.split('\n').find((line) => !line.startsWith('>') && line !== '');
    expect(text).toContain(lost);
    expect(below).toMatch(/takes no query|не се брои за въпрос/u);
    expect(text).not.toMatch(/Only you can fill in|Само Вие можете/u);
  });
});

test.each([
  ['Напиши извинение на клиентка, която вчера получи грешна поръчка', 'вчерахте'],
  ['Напиши извинение на клиент, който миналата седмица купи развалена торта', 'миналатахте'],
  ['Напиши извинение на клиент, който три пъти идва напразно', 'трихте'],
])('%s: only a verb is turned to the reader', (query, wrong) => {
  expect(replyTo(query).text).not.toContain(wrong);
});

test.each([
  [
    'write a short, friendly email to our clients that the studio in Burgas moves to 12 Main Street on 3 May, as a bullet list',
    ['moves to 12 Main Street on 3 May. '],
    'bullet',
  ],
  [
    'напиши имейл до клиентите, че от понеделник вече приемаме карти, до 50 думи, с емоджи',
    ['От понеделник вече приемаме карти.', 'Уважаеми клиенти,\n>\n> От'],
    'с емоджи',
  ],
  [
    'Write an "About us" text: family bakery in Sliven since 1998, three generations, sourdough bread, 12 employees',
    ['We are a family bakery in Sliven.', 'since 1998', 'three generations', '12 employees'],
    'us text',
  ],
  [
    'Напиши напомняне на Георги Иванов за фактура 88 за 340 лв., просрочена с 21 дни',
    ['Здравейте, Георги Иванов', 'Просрочена е с 21 дни.'],
    'на другия език',
  ],
  [
    'message to guests: the pool is closed on Friday for maintenance, short, friendly',
    ['the pool is closed on Friday', 'maintenance'],
    'we are closed',
  ],
  [
    'job ad in Veliko Tarnovo for a cook, 1,400 € net, start in June',
    ['**Cook, Veliko Tarnovo**', 'Start in June'],
    'Start: [date]',
  ],
  [
    'напиши извинение до клиентка, на която объркахме тортата за рождения ден, връщаме ѝ 50 лв.',
    ['объркахме тортата за рождения ден', 'Връщаме Ви 50 лв.'],
    'какво и до кога',
  ],
  [
    'Write an offer to Hotel Orbita for weekly window cleaning, 240 € per month, from 1 July',
    ['Hello Hotel Orbita', '**Service:** weekly window cleaning', '€240 per month', '1 July'],
    'for weekly',
  ],
  [
    'write an email inviting our suppliers to our 20th anniversary on 9 May, they may bring one guest',
    ['Dear partners', 'invite you to our 20th anniversary', 'You may bring one guest.'],
    'they',
  ],
  [
    'писмо до училища, в което представяме нашите работилници по керамика, 12 лв. на дете',
    ['Предлагаме нашите работилници по керамика. 12 лв. на дете.'],
    'което представяме',
  ],
  [
    'Напиши SMS до г-жа Илиева, че очилата ѝ са готови и може да ги вземе до 18 ч.',
    ['очилата Ви са готови и можете да ги вземете до 18 ч.'],
    'ѝ',
  ],
  [
    'напиши визитка: Петър Димов, електротехник, 0888 555 444, Русе',
    ['> Петър Димов', '> Електротехник', '> 0888 555 444', '> Русе'],
    '[',
  ],
  [
    'Write an email to our supplier Agro Fresh that 12 of 40 crates of peppers arrived rotten on Monday, we want a credit note',
    ['Hello Agro Fresh', '12 of 40 crates of peppers arrived rotten', 'a credit note'],
    '[date]',
  ],
])('what the request gives stands in the text: %s', (query, said, unsaid) => {
  const { text, isAnswer } = replyTo(query);
  for (const part of said) expect(text).toContain(part);
  expect(text).not.toContain(unsaid);
  expect(isAnswer).toBe(true);
});

test.each([
  'cold email to hotels in Bansko offering linen rental, they save because they buy nothing',
])('a text with an instruction in it, or about its reader, takes no query: %s', (query) => {
  expect(replyTo(query).isAnswer).toBe(false);
});

test('things that are lost are nothing to apologise for', () => {
  const { text } = replyTo('notice: lost property is kept for 30 days at reception');
  expect(text).toMatch(/lost property is kept for 30 days at reception\./iu);
  expect(text).not.toContain('sorry');
});

test.each([
  [
    'tell our guests that breakfast moves to the terrace from 1 June',
    'Breakfast moves to the terrace from 1 June.',
  ],
  ['съобщи на клиентите, че имаме нов телефон 0888 111 222', 'Имаме нов телефон 0888 111 222.'],
])('who is to be told something gets a text: %s', (query, said) => {
  const { text, isAnswer } = replyTo(query);
  expect(text).toContain(said);
  expect(isAnswer).toBe(true);
});

test.each([
  'an email to members who keep coming late to the 18:00 yoga class',
  'съобщение до наемателите за техните закъснели плащания през март',
  'напиши имейл до гости, които отменят в последния момент, че депозитът от 50 евро не се връща',
])('what customers do is nothing to apologise for: %s', (query) => {
  expect(replyTo(query).text).not.toMatch(/sorry|apolog|съжал|извин/iu);
});

test.each([
  ['a post about our soap, playful with emojis', 'a post about our soap'],
  ['напиши покана за концерт, топло и кратко', 'напиши покана за концерт'],
  [
    'a letter on the course in English literature, max 80 words',
    'a letter on the course in English literature',
  ],
  [
    'съобщение, че колата е готова след 16 ч., защото чакаме част. Кратко, мило.',
    'съобщение, че колата е готова след 16 ч., защото чакаме част.',
  ],
  ['text about a list of wines (short, warm)', 'text about a list of wines'],
])('instructions are no part of it: %s', (request, said) => {
  expect(withoutInstructions(request)).toBe(said);
});

test.each([
  [
    'Reply to this review: "Great food but we waited 50 minutes."',
    'sorry that you waited 50 minutes',
  ],
  ['Отговори на отзива „Страхотна храна, но чакахме 40 минути“', 'Съжалявам, че чакахте 40 минути'],
  ['Отговори на отзив „Не сме доволни, обещаваха друго“', 'Съжалявам'],
  ['Reply to a review: "Amazing team, the cake was perfect"', 'your kind words'],
  ['Напиши отговор на отзив „Много сме доволни, препоръчвам!“', 'хубавите думи'],
])('a review is answered by what it complains of, or as praise: %s', (query, said) => {
  expect(replyTo(query).text).toContain(said);
});

test.each([
  'Write a cold email to dental clinics in Varna: we clean their offices at night, from 180 euro a month.',
  'Напиши студен имейл до счетоводни къщи в Русе: сканираме фактури, 15 ст. на страница.',
])('a first email promises no call that nobody wants: %s', (query) => {
  const { text } = replyTo(query);
  expect(text).toMatch(/180 euro|15 ст\./u);
  expect(text).not.toMatch(/minutes|минути|this week|тази седмица/u);
});

test('a long order, some of which is said to us, gets its facts back and takes no query', () => {
  const { text, isAnswer } = replyTo(
    "Write a notice for the shop door please. Closed 3 to 17 February, we're away at the knitting fair in Reykjavik. Orders already paid will be posted on the 18th. Keep it short, folk read it in the wind.",
  );
  expect(isAnswer).toBe(false);
  expect(text).toContain('takes no query');
  expect(text).toContain('- Orders already paid will be posted on the 18th');
  expect(text).not.toMatch(/^>/mu);
});
