import { expect, test } from 'vitest';
import { replyTo } from '../../testing/reply-to.ts';

/** An answer to a complaint or a review, with what is in it and what is not. */
test.each([
  [
    'need a reply to this 1 star review: "Waited 50 mins for a table we had booked, no apology, food cold." we\'re a tapas bar, it was our fault, the kitchen printer died',
    [
      'We are sorry that you waited 50 minutes for a table you had booked, that nobody apologised and that the food was cold.',
      'It was our fault: the kitchen printer died.',
    ],
    /tapas/u,
  ],
  [
    'need to answer a customer who wrote: "My sofa came two weeks late and nobody told me" - our mistake, the driver quit, we make sofas to order',
    [
      '**Subject:** Your message',
      'I am sorry that your sofa came two weeks late and that nobody told you. It was our fault: the driver quit.',
    ],
    /to order|thank you for your message/u,
  ],
  [
    'напиши ми отговор на клиент който пише: "Искам си парите, масата дойде с драскотина и ви звъня трети ден никой не вдига" - правим дървени маси, грешката е наша',
    [
      'Съжалявам, че масата дойде с драскотина и че никой не Ви отговори. Грешката е наша. Извиняваме се.',
      'За парите: [',
    ],
    /[Пп]равим дървени|благодаря за съобщението/u,
  ],
  [
    'напиши отговор на отзив с 1 звезда: "Чакахме час за пица и беше изгоряла" - ние сме пицария в Стара Загора, прави са, готвачът ни беше нов',
    ['Съжаляваме, че чакахте час за пица', 'Грешката е наша: готвачът ни беше нов.'],
    /Стара Загора|прави са/u,
  ],
  [
    'thank you reply to a 5 star review: "Lovely sourdough, my kids fight over the crust!"',
    ['you liked our sourdough and that your kids fight over the crust'],
    /\[/u,
  ],
  [
    'отговор на отзив с 5 звезди: "Много внимателни с баба ми, препоръчвам!" - ние сме зъболекарски кабинет в Добрич',
    ['Радваме се, че сте усетили вниманието ни към баба Ви. Заповядайте отново!'],
    /Добрич|Ще се радваме/u,
  ],
  [
    'отговор на 5 звезди: "Много бърз ремонт на колата и честна цена, благодаря!" - автосервиз сме в Плевен',
    ['сте останали доволни от ремонта на колата и от цената'],
    /[Сс]ъжаля/u,
  ],
])('an answer has the fault, the regret or the praise: %s', (query, parts, not) => {
  const { text, isAnswer } = replyTo(query);
  for (const part of parts) expect(text).toContain(part);
  expect(text).not.toMatch(not);
  expect(isAnswer).toBe(true);
});

test.each([
  ['One of the cakes burnt', 'that one of the cakes was burnt'],
  ['Most of the bread was stale', 'that most of the bread was stale'],
  ['Half of the cake crushed', 'that half of the cake was crushed'],
  ['Most of the rolls were stale', 'that most of the rolls were stale'],
  ['Two of them came burnt', 'that two of them were burnt'],
])('“%s” is repeated in its number', (quote, clause) => {
  const { text } = replyTo(`Write a reply to this 1 star review: "${quote}. 1 star."`);
  expect(text).toContain(clause);
});

test.each([
  'reply to this 1 star review: "Overpriced and slow" we dont agree, prices are on the door',
  'отговор на отзив с 1 звезда: "Скъпо и бавно" - не сме съгласни, цените са на вратата',
])('what the user tells us and the answer does not say makes it free: %s', (query) => {
  expect(replyTo(query).isAnswer).toBe(false);
});

test('a fault that nobody admits is not admitted', () => {
  const reviews = [
    'reply to this 1 star review: "Waited 50 mins for a table, food cold." we\'re a tapas bar, he came an hour late himself',
    'отговор на отзив с 1 звезда: "Чакахме час за пица" - ние сме пицария, дойдоха в най-натоварения час',
  ];
  reviews.push('отговор на отзив с 1 звезда: "Чакахме час" - клиентът обърка');
  for (const query of reviews) expect(replyTo(query).text).not.toMatch(/our fault|е наша/u);
});
