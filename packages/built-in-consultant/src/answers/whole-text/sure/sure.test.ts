import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../../../knowledge/knowledge.ts';
import { sureOrderIn } from '../../../understanding/sure-order/sure-order.ts';
import { sureReading } from '../../../understanding/sure-order/sure-reading.ts';
import { answer } from '../../answer.ts';

const knowledge = loadKnowledge();

function replyTo(query: string, language: 'BG' | 'EN', context = '') {
  const input = { query, context, responseStyle: 'normal', language, values: {} } as const;
  return answer({ ...input, emptyFields: [], allowance: null, brandHubLocked: false }, knowledge);
}

/** A text that can be sent as it stands: all of it is in the order, in sentences to its reader. */
test.each([
  [
    'EN',
    'write to my customer Mrs Lindqvist that her curtains will be ready on Tuesday instead of Friday because the lining came late. apologise, offer free fitting',
    'Hello Mrs Lindqvist,',
    'Your curtains will be ready on Tuesday instead of Friday because the lining came late. I am sorry about this. I would like to offer you free fitting.',
  ],
  [
    'EN',
    'my customer is a florist, write her a mail that the leaflet is printed and that she should check the colours by Monday',
    '**Subject:** The leaflet',
    'The leaflet is printed. Please check the colours by Monday.',
  ],
  [
    'EN',
    'Thank you note for Irena, she is leaving our team after 11 years, she ran the warehouse',
    'Hello Irena,',
    'You are leaving our team after 11 years. You ran the warehouse. Thank you for everything. We wish you all the best!',
  ],
  [
    'EN',
    'Please tell applicant Jonas that we chose someone else, he did well in the test but we need someone who speaks Dutch',
    'Thank you for your application. Unfortunately we chose someone else.',
    'You did well in the test, but we need someone who speaks Dutch.',
  ],
  [
    'EN',
    'sign for the door: closed 3 to 9 May, back on 10 May at 8, for emergencies call 0123 555',
    'We are closed from 3 to 9 May.',
    'We are back on 10 May at 8. For emergencies, please call 0123 555.',
  ],
  [
    'BG',
    'Напиши имейл до клиентка, госпожа Минева: пердетата ѝ ще са готови във вторник вместо в петък, защото шивачката е болна. Извини се и предложи безплатно монтиране.',
    'Здравейте, г-жо Минева,',
    'Извиняваме се за неудобството. Предлагаме Ви безплатно монтиране.',
  ],
  [
    'BG',
    'Клиентът е аптекар. Напиши му имейл, че каталогът е готов и трябва да провери цените до сряда',
    'Каталогът е готов.',
    'Моля да проверите цените до сряда.',
  ],
  [
    'BG',
    'Напиши на кандидата Петър че избрахме друг човек, на теста се справи добре, но ни трябва човек с нидерландски',
    'За съжаление избрахме друг човек.',
    'На теста се справихте добре, но ни трябва човек с нидерландски.',
  ],
] as const)('sets an order with every part in its place (%s: %s)', (language, order, ...said) => {
  const { text, isAnswer } = replyTo(order, language);

  expect(isAnswer).toBe(true);
  for (const part of said) expect(text).toContain(part);
});

describe('a chat', () => {
  test.each([
    [
      'EN',
      "text my customer that i can't come on monday at 8, the lift is broken, ask if tuesday 9 works instead",
    ],
    [
      'EN',
      'tell a customer on viber her lamp is ready, 30 euro for the new cable, open till 17:00',
    ],
    [
      'EN',
      'WhatsApp message to my clients: pilates on Thursday moved from 17:00 to 18:00 because the hall is booked',
    ],
    [
      'BG',
      'напиши на клиента по вайбър че няма да мога да дойда утре, колата се развали, да питам дали му е удобно в петък след 16',
    ],
    [
      'BG',
      'кажи на клиентка по вайбър че лампата ѝ е готова, 30 евро за новия кабел, отворено сме до 17',
    ],
  ] as const)('has neither a subject nor a formal frame (%s: %s)', (language, order) => {
    const { text, isAnswer } = replyTo(order, language);

    expect(isAnswer).toBe(true);
    expect(text).not.toMatch(/Subject|Тема|Kind regards|Поздрави,|\[/u);
  });
});

test.each([
  // Only an earlier message could tell who “him” is.
  'write him that the price is 90 euros and we start on Monday',
  // Only what the reader did.
  'Write an answer to a customer who wants two samples before paying',
  // Another person may be “he”.
  'Write to my client Ann that our driver is late, he comes at 9 and she should wait for him',
  // Nothing between two statements.
  'letter to my landlord i want to end the lease contract says two months',
  'What should I write to a customer who pays late?',
  'Напиши му, че цената е 90 лв. и започваме в понеделник',
  'Напиши отговор на клиент, чиято пратка се загуби',
  'Напиши пост за нашата фирма',
])('leaves what is not certain to other rules: %s', (order) => {
  expect(sureOrderIn(order)).toBeNull();
});

test.each([
  'Write to the team that Simon passed away on Monday, the shop is closed tomorrow',
  'Напиши на екипа, че уволняваме двама души от понеделник, защото поръчките намаляха',
])('leaves grave news to the advice for it: %s', (order) => {
  expect(sureReading(order)).toBeNull();
});

test('turns nothing into a plea that says how the text is to be', () => {
  const order =
    'Напиши на г-жа Колева от Вега ООД, дължат ни 300 лв. по фактура 12, падежът беше на 3 май. Да се разбере, че спираме доставките от сряда.';

  const { text } = replyTo(order, 'BG');

  expect(text).toContain('Спираме доставките от сряда.');
  expect(text).not.toMatch(/разбер/u);
});

test('keeps a wish for a free text free', () => {
  const order =
    'write something nice for Irena from the office, flowers, cake, Friday, she knows all birthdays';
  const first = replyTo(order, 'EN');

  const shorter = replyTo('shorter', 'EN', `user: ${order}\nassistant: ${first.text}`);

  expect([first.isAnswer, shorter.isAnswer]).toEqual([false, false]);
});

test.each([
  [
    'EN',
    'formal letter to our landlord asking for a rent reduction of 12 %',
    ['**Subject:** A request', 'Dear [name],'],
  ],
  [
    'BG',
    'Напиши имейл до клиент, който иска 30% отстъпка: отказваме, защото цената вече е най-ниската.',
    ['Разбираме, че искате 30 % отстъпка. За съжаление отказваме, защото'],
  ],
  [
    'BG',
    'напиши имейл до клиентка, че ремонтът на колата ѝ ще закъснее с 4 дни',
    ['Ремонтът на колата Ви ще закъснее с 4 дни. Извиняваме се за неудобството.'],
  ],
  [
    'BG',
    'Напиши SMS до г-жа Илиева, че очилата ѝ са готови и може да ги вземе до 18 ч.',
    ['очилата Ви са готови и можете да ги вземете до 18 ч.'],
  ],
  [
    'EN',
    'text message to customers: the fish van won’t come this Thursday, back next week as normal',
    ['Dear customers, the fish van won’t come this Thursday. We are back next week as normal.'],
  ],
] as const)('is as courteous as its reader expects (%s: %s)', (language, order, said) => {
  const { text } = replyTo(order, language);

  for (const part of said) expect(text.replace(/\u00A0/gu, ' ')).toContain(part);
});

test('keeps the purpose of a text that is read as one', () => {
  const review = replyTo('Напиши отговор на отзив „Много сме доволни, препоръчвам!“', 'BG');
  const rejection = replyTo(
    'Write a rejection email to Tom Baker who applied for the accountant position. We chose someone with more experience.',
    'EN',
  );

  expect(review.text).toContain('Благодарим Ви за хубавите думи!');
  expect(rejection.text).toContain('**Subject:** Your application as an accountant');
});

test.each([
  // Nobody is sorry for what they deny.
  'reply to this 1 star review: "Overpriced and slow" we dont agree, prices are on the door',
  // The last sentence names the writer; it must not be printed as news.
  'apology to a customer: we fitted her blinds a day late. I’m Sam from Elm Blinds.',
  'Напиши смс на клиент, който ми дължи 730 евро за ремонт на покрив, до вторник да плати',
])('is not sure of what must not be said so: %s', (order) => {
  expect(sureOrderIn(order)).toBeNull();
});
