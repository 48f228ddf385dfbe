import { expect, test } from 'vitest';
import { recruiter, yard } from '../../testing/brand-hubs.ts';
import { replyTo } from '../../testing/reply-to.ts';

/** The quoted lines of a reply, and whether the reply is an answer. */
function shownBy(query: string): { shown: string; isAnswer: boolean } {
  const { text, isAnswer } = replyTo(query);
  const lines = text.match(/^>.*$/gm) ?? [];
  return { shown: lines.join('\n').replace(/\u00A0/gu, ' '), isAnswer };
}

test.each([
  [
    'Write an email to a customer whose wedding cake we delivered two hours late because our van broke down. Apologise and offer 20% off her next order.',
    [
      'We are sorry that we delivered your wedding cake two hours late',
      'We offer you 20% off your next order.',
    ],
  ],
  [
    'Наводни ни се складът и поръчките ще закъснеят с 4 дни. Напиши имейл до клиентите, извини се и кажи, че доставката ще е безплатна.',
    [
      'поръчките ще закъснеят с 4 дни. Съжалявам и се извинявам за това.',
      'Доставката ще е безплатна.',
    ],
  ],
  [
    'Write a rejection email to Tom Baker who applied for the accountant position. We chose someone with more experience. Mention that we will keep his CV for 6 months.',
    [
      'Unfortunately, this time we chose someone with more experience.',
      'We will keep your CV for 6 months.',
    ],
  ],
  [
    'Напиши отказ на кандидатката Мария Иванова за позицията счетоводител, избрахме човек с повече опит, благодари ѝ за интервюто',
    ['За съжаление този път избрахме човек с повече опит.', 'Благодарим Ви за интервюто.'],
  ],
  [
    'Second payment reminder to Greenfield Ltd: invoice 1187 for €2,350 is 30 days overdue, pay within 7 days or we stop deliveries',
    [
      'This is our second reminder.',
      'within 7 days. Otherwise we stop deliveries.',
      '30 days overdue',
    ],
  ],
  [
    'Последно напомняне до г-н Новак за фактура 77 за 1200 евро с падеж 3 септември, да плати до 30 ноември, след това я предаваме на колекторска фирма.',
    [
      'Това е последно напомняне.',
      'Срокът беше 3 септември.',
      'В противен случай я предаваме на колекторска фирма.',
    ],
  ],
  [
    "Follow-up email after yesterday's meeting with Ms Carter about the new website; we agreed that I send a quote by Friday",
    ['Hello Ms Carter', 'We agreed that I send a quote by Friday.'],
  ],
  [
    'Имейл след срещата с г-жа Димитрова вчера: разбрахме се да изпратя оферта до петък за нов уебсайт',
    ['г-жо Димитрова', 'Благодаря Ви за срещата вчера.', 'Разбрахме се да изпратя оферта до петък'],
  ],
  [
    'cover letter for a quote: kitchen renovation for Mr Dobson, £14,800, 5 weeks, valid for 30 days',
    ['our quote for kitchen renovation', 'Price: £14,800', 'Time: 5 weeks', 'valid for 30 days'],
  ],
  [
    'Придружително писмо към оферта за ремонт на баня за г-н Колев, 8 400 лв., срок 3 седмици, валидна 30 дни',
    ['офертата си за ремонт на баня.', 'Срок: 3 седмици', 'валидна 30 дни'],
  ],
  [
    'Write a partnership proposal email from my yoga studio to a nearby organic cafe: we send our members, they give 10% off',
    ['from our yoga studio', 'we send you our members, and you give 10% off.'],
  ],
  [
    'Напиши предложение за партньорство от моето студио за йога до близкия био магазин: ние пращаме клиенти, те дават 10% отстъпка',
    ['от нашето студио за йога', 'ние пращаме клиенти, а Вие давате 10% отстъпка.'],
  ],
  [
    'Ask our customers to fill in a 3-minute survey about our delivery, one of them wins a €50 voucher, closes on 30 April',
    ['takes 3 minutes', 'open until 30 April', 'One of the participants wins a €50 voucher.'],
  ],
  [
    'Покани клиентите да попълнят анкета от 3 минути за доставките, един от тях печели ваучер за 50 лв., до 30 април',
    ['отнема 3 минути', 'Отворена е до 30 април.', 'Един от участниците печели ваучер за 50 лв.'],
  ],
  [
    'The blue garden chairs are out of stock until mid May. Write an email to a customer who ordered 4 of them, offer the green ones or a refund',
    ['the blue garden chairs are out of stock until mid May. You ordered 4', 'the green ones'],
  ],
  [
    'Имейл до клиент: поръчаният от него син фотьойл е изчерпан до средата на май, предложи зелен или връщане на парите',
    ['Поръчаният от Вас син фотьойл е изчерпан', 'Предлагаме Ви зелен или връщане на парите.'],
  ],
  [
    'Write a polite no to a charity that asked us to sponsor their summer fair with 500 euros. Say we already support two local schools, but offer 20 gift cards.',
    [
      'Unfortunately we can’t sponsor your summer fair with 500 euros.',
      'We already support two local schools.',
      'We would like to offer you 20 gift cards.',
    ],
  ],
  [
    'Откажи учтиво на клиент, който иска връщане на парите за торта по поръчка, защото не му харесал цветът',
    ['Разбираме, че искате връщане на парите', 'За съжаление не можем да Ви върнем парите.'],
  ],
  [
    'reply to a 5 star review from Anna who says our reformer class fixed her back pain',
    ['We are glad to hear that our reformer class fixed your back pain.'],
  ],
  [
    'Отговори на отзив с 2 звезди от Марк, който пише, че доставката отне 9 дни. Извини се, предложи замяна и го помоли да ни прати номера на поръчката.',
    [
      'Марк, благодаря',
      'Съжалявам, че доставката отне 9 дни.',
      'Моля да ни пратите номера на поръчката.',
    ],
  ],
  [
    'Имейл за добре дошли към нов клиент на онлайн магазина ми за кафе, с код KAFE10 за 10% от втората поръчка',
    [
      'Добре дошли в онлайн магазина ни за кафе!',
      'С код KAFE10 получавате 10% отстъпка от втората поръчка.',
    ],
  ],
  [
    'SMS напомняне за час при зъболекар утре в 10:30 с д-р Петрова, ако не могат да дойдат, да се обадят на 0888 123 456',
    ['с д-р Петрова. Ако не можете да дойдете, моля да се обадите на 0888 123 456.'],
  ],
  [
    'Write an email to our suppliers asking them to send invoices to accounts@firm.com from now on instead of by post',
    ['Please send invoices to accounts@firm.com from now on instead of by post.'],
  ],
  [
    'turn down Lucy Marsh for the dental assistant job, we went with someone who speaks German, invite her to apply again in autumn',
    [
      'Hello Lucy Marsh',
      'Unfortunately, this time we went with someone who speaks German.',
      'You are welcome to apply again in autumn.',
    ],
  ],
  [
    'Third reminder: invoice 904, €780, Blue Fish Bar, due 1 August, if not paid in 10 days we will charge 8% interest',
    ['Hello Blue Fish Bar', 'within 10 days. Otherwise we will charge 8% interest.'],
  ],
  [
    'отговор на отзив: „Хубави стаи, но интернетът не работеше два дни и никой не вдигаше телефона“',
    ['Съжалявам, че интернетът не работеше два дни'],
  ],
  [
    'Кратък имейл до клиент, че лампите в залата мигат от вторник, и го помоли да дойде до петък',
    ['лампите в залата мигат от вторник. Моля да дойдете до петък.'],
  ],
  [
    'Write a cold email to dental clinics in Varna: we clean offices at night. Propose a 20-minute call next Tuesday.',
    [
      'an offer for dental clinics in Varna: we clean offices at night. We suggest a 20-minute call',
    ],
  ],
  [
    'Напиши имейл за Черен петък: 25% намаление на всички обувки с код BLACK25 до неделя',
    ['25 % отстъпка на всички обувки до неделя.', 'Код: BLACK25.'],
  ],
  [
    'Product description for a handmade leather wallet, 6 card slots, vegetable tanned, €59, made in Plovdiv, 3 sentences',
    [
      'This is a handmade leather wallet. It has 6 card slots. It is vegetable tanned and made in Plovdiv and it costs €59.',
    ],
  ],
])('%s: each part of the request is said by its writer', (query, parts) => {
  const { shown, isAnswer } = shownBy(query);
  for (const part of parts) expect(shown).toContain(part);
  expect(shown).not.toMatch(/apologise and|mention that|offer him|извини се|предложи |кажи, че/iu);
  expect(isAnswer).toBe(true);
});

test('what “they” is of several things is not turned to the reader', () => {
  const { shown, isAnswer } = shownBy(
    'Email to a client that we have three candidates for the post and would like to present them on Tuesday at 11',
  );
  expect(shown).toContain('would like to present them on Tuesday at 11');
  expect(isAnswer).toBe(true);
});

test('a letter that speaks of its reader by name is no whole text', () => {
  const { isAnswer } = shownBy(
    'Не връщаме капарото, защото г-н Петров отказа сватбата два дни преди датата. Напиши му учтив имейл.',
  );
  expect(isAnswer).toBe(false);
});

test('advice in place of a text with details takes no query', () => {
  const { isAnswer } = replyTo(
    'Welcome message to a new team member, Stefan, our new chef, who starts on Monday, for our internal chat, 2 sentences',
  );
  expect(isAnswer).toBe(false);
});

test('the description of a profile is written from the Brand Hub, or not at all', () => {
  const described = replyTo('Напиши описание за Google профила ни', yard);
  expect(described.text).toContain('Двор 12: озеленяване. Предлагаме поддръжка на дворове');
  expect(described.usedFields).toContain('products');
  expect(replyTo('Write a description for our LinkedIn company page', recruiter).text).toContain(
    'Northbound: executive search',
  );
  // Its values are in another language.
  expect(replyTo('Write our Google business profile description', yard).isAnswer).toBe(false);
});
