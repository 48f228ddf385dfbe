import { describe, expect, test } from 'vitest';
import { lastReply } from '../../testing/last-reply.ts';
import { openChoice } from '../../testing/open-choice.ts';
import { correctedQuestion, meantIn } from './correction.ts';
import { happeningAsked } from './happening.ts';
import { asksToWriteIt } from './write-asked.ts';

const PRICES = 'How do I raise my prices without losing clients?';
const NEWSLETTER = 'How do I write a newsletter that people read?';
const PRICES_BG = 'Как да вдигна цените, без да загубя клиенти?';

describe('what may happen', () => {
  const thread = { reply: 'Ask two suppliers.', sum: null };
  test.each([
    ['and if they raise the price?', 'dearer'],
    ['а ако вдигне цената?', 'dearer'],
    ['a ako vdignat cenata?', 'dearer'],
    ['what do I do if the landlord raises the rent?', 'dearer'],
    ['what if the courier delivers late?', 'late'],
    ['ами ако доставката закъснее?', 'late'],
    ['какво да правя, ако закъснее доставката?', 'late'],
    ['and if somebody gets angry?', 'angry'],
    ['а ако се разсърдят?', 'angry'],
    ['what if they already have a supplier?', 'taken'],
    ['ами ако вече си имат доставчик?', 'taken'],
    ['and if only three people come?', 'few'],
    ['а ако дойдат само трима?', 'few'],
    ['what if one of them leaves?', 'leaves'],
    ['а ако все пак някой си тръгне?', 'leaves'],
    ['and what if nobody wants it?', 'unwanted'],
    ['а ако никой не го купи?', 'unwanted'],
    ['what if a competitor copies it?', 'copied'],
    ['а ако конкурентът го копира?', 'copied'],
    ['what if it rains?', 'weather'],
    ['а ако завали?', 'weather'],
    ['what if they find it too expensive?', 'expensive'],
    ['а ако кажат, че е скъпо?', 'expensive'],
    ['and if the quality is bad?', 'faulty'],
    ['а ако стоката е лоша?', 'faulty'],
    ['and if too many come?', 'crowded'],
    ['а ако не смогваме?', 'crowded'],
  ])('%s: %s', (query, kind) => {
    expect(happeningAsked(query, thread)).toBe(kind);
  });

  test.each([
    // An action of the user is another question.
    'and if we raise the price?',
    'а ако вдигна цената?',
    'what if they say no?',
    'How do I raise the price?',
    'а ако нямам време?',
    // A condition of another question.
    'If a client cancels, do I refund the deposit?',
    'Ако клиент се ядоса, трябва ли да върна парите?',
    // Posts that nobody likes are no product that nobody wants.
    'а ако никой не харесва публикациите?',
    'what if nobody likes the posts?',
  ])('%s: nothing of it', (query) => {
    expect(happeningAsked(query, thread)).toBeNull();
  });

  test('with nothing before it is no follow-up', () => {
    expect(happeningAsked('what if it rains?', { reply: '', sum: null })).toBeNull();
  });

  test('takes no query, and is not said twice', () => {
    const first = lastReply(NEWSLETTER, 'what if only one leaves?');
    expect(first?.text).toContain('One that goes is no pattern yet.');
    expect(first?.isAnswer).toBe(false);
    const second = lastReply(NEWSLETTER, 'what if only one leaves?', 'and if somebody quits?');
    expect(second?.text).toContain('above');
  });
});

describe('the text of an advice', () => {
  test.each([
    'write it for me',
    'ok, please write it',
    'can you draft the message?',
    'put it into a message to clients',
    'напиши го вместо мен',
    'напиши отговор',
    'може ли да го напишеш?',
    'напиши го като съобщение до клиентите',
    'napishi go',
  ])('is asked for: %s', (query) => {
    expect(asksToWriteIt(query)).toBe(true);
  });

  test.each([
    'write a post about our new bread',
    'how do I write it?',
    'напиши пост за новия хляб',
    'кой да го напише?',
  ])('is not: %s', (query) => {
    expect(asksToWriteIt(query)).toBe(false);
  });

  test.each([
    [PRICES, 'write it for me', '> from [date] the price of'],
    [PRICES_BG, 'напиши го', '> от [дата] цената на'],
  ])('is given with its blanks, without a query: %s', (first, ask, says) => {
    const reply = lastReply(first, ask);
    expect(reply?.text).toContain(says);
    expect(reply?.isAnswer).toBe(false);
  });

  test.each([
    [PRICES, 'write it for me', 'make it warmer', 'Thank you very much for your understanding.'],
    [PRICES_BG, 'напиши го', 'направи го по-топло', 'Благодарим Ви от сърце за разбирането.'],
    [PRICES, 'write it for me', 'make it more formal', '> Dear [name],'],
  ])('can then be changed: %s %s %s', (first, ask, wish, says) => {
    expect(lastReply(first, ask, wish)?.text).toContain(says);
  });
});

test('the text of an advice whose question is older than the messages of the context', () => {
  const reply = lastReply(
    PRICES,
    'what if only one leaves?',
    'when should I tell them?',
    'write it for me',
  );
  expect(reply?.text).toContain('> from [date] the price of');
});

describe('what was meant', () => {
  test.each([
    ['no, I meant the staff', 'the staff'],
    ['I meant for warehouse workers.', 'for warehouse workers'],
    ['не, имах предвид персонала', 'персонала'],
    ['питам за сервитьори', 'сервитьори'],
  ])('%s', (message, expected) => {
    expect(meantIn(message)).toBe(expected);
  });

  test.each([
    [
      'How do I write a job ad for a truck driver?',
      'for warehouse staff',
      'How do I write a job ad for warehouse staff?',
    ],
    ['Как да напиша обява за готвач?', 'сервитьор', 'Как да напиша обява за сервитьор?'],
    ['How do I reduce no-shows?', 'the staff', null],
  ])('%s: %s', (question, meant, expected) => {
    expect(correctedQuestion(question, meant)).toBe(expected);
  });

  test.each([
    ['How do I write a job ad for a truck driver?', 'no, I meant for warehouse staff', 'Warehouse'],
    ['Как да напиша обява за готвач?', 'не, имах предвид сервитьор', 'Сервитьор'],
  ])('takes the place of what was said: %s', (first, correction, says) => {
    expect(lastReply(first, correction)?.text).toContain(`> **${says}`);
  });
});

test.each([
  ['How should I present a price of 9000 to a museum?', 'no, I meant a school', 'just the same'],
  [PRICES, 'no, I meant the xyzzy', 'I can’t tell what'],
  ['Как да вдигна цените?', 'не, имах предвид хъкъмъкъ', 'Не мога да преценя'],
])('what changes nothing, or says nothing, takes no query: %s %s', (first, correction, says) => {
  const reply = lastReply(first, correction);
  expect(reply?.text).toContain(says);
  expect(reply?.isAnswer).toBe(false);
});

describe('a choice that is still open', () => {
  const EN = openChoice('EN');
  const BG = openChoice('BG');
  test.each([
    [EN, 'why?', 'That depends on which of these'],
    [EN, 'we only have 200 euro for this', 'That depends on which of these'],
    [EN, 'I already tried calling them', 'That depends on which of these'],
    [BG, 'колко време отнема?', 'Зависи кое от двете'],
    [BG, 'имаме само 200 лева', 'Зависи кое от двете'],
    [BG, 'кога да започна?', 'Зависи кое от двете'],
  ])('is offered again: %s %s', (first, ask, says) => {
    const reply = lastReply(first, ask);
    expect(reply?.text.startsWith(says)).toBe(true);
    expect(reply?.isAnswer).toBe(false);
    expect(reply?.offer?.choices).toHaveLength(2);
  });

  test('can still be made, and answers the question before', () => {
    const reply = lastReply(EN, 'why?', '1');
    expect(reply?.isAnswer).toBe(true);
  });
});

test.each([
  ['How much should I spend on ads for a new yoga studio?', 'we have 200 a month', 'under €300'],
  ['Колко да дам за реклама на ново йога студио?', 'имаме 200 на месец', 'Под 300 €'],
  [PRICES, 'we only have 500 euro', 'With €500, do first what costs nothing'],
  [PRICES_BG, 'имаме само 500 лева', 'С 500 лв. първо направете'],
])('a sum that there is: %s %s', (first, told, says) => {
  const reply = lastReply(first, told);
  expect(reply?.text).toContain(says);
  expect(reply?.isAnswer).toBe(false);
});

test.each([
  [PRICES, 'when should I tell them?', 'two weeks are enough'],
  [PRICES_BG, 'кога да им кажа?', 'две седмици стигат'],
  [PRICES, "and if it doesn't work?", 'Go on to another point'],
  [PRICES, 'what would it bring me?', 'I don’t invent any'],
  [PRICES_BG, 'какво ще ми донесе това?', 'да си измислям не искам'],
  [PRICES_BG, 'а кой може да го прави вместо мен?', 'Едно име'],
  [PRICES_BG, 'стига ли?', 'няма отговор на това'],
])('is about the advice: %s %s', (first, ask, says) => {
  expect(lastReply(first, ask)?.text).toContain(says);
});

test.each([
  [
    'Write an email to our members that the yoga class on Tuesday moves to 19:00',
    'and for our employees?',
    'Dear colleagues',
  ],
  [
    'Write an Instagram post: our rye bread is here on Saturday',
    'and for our employees',
    'Other readers',
  ],
  ['Напиши пост: ръженият хляб е тук в събота', 'а за служителите ни', 'За други читатели'],
])('the text for other readers: %s', (first, ask, says) => {
  expect(lastReply(first, ask)?.text).toContain(says);
});

const JAM =
  'I sell jam at 6, one costs me 2.50 and the rent is 90 a month. How many must I sell to break even?';
const JAM_BG =
  'Продавам сладко за 6, едно ми струва 2,50, а наемът е 90 на месец. Колко трябва да продам, за да съм на нула?';
test.each([
  // Sales are no price.
  [JAM, 'and if I sell 60?', '€120 is left'],
  [JAM_BG, 'а ако продам 60?', 'остават 120 €'],
  [JAM, 'what if sugar gets dearer by 0.50?', '30 sales'],
  [JAM, 'and the price 7?', '20 sales'],
  // A figure that has no place in the sum begins no other subject.
  [JAM, 'and if the pitch goes up by 30?', 'That is all the sum says'],
])('after a sum: %s %s', (first, asked, says) => {
  expect(lastReply(first, asked)?.text).toContain(says);
});
