import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../../../knowledge/knowledge.ts';
import { readQuestion } from '../../read-question.ts';

const knowledge = loadKnowledge();

function readingOf(query: string) {
  const language = /\p{Script=Cyrillic}/u.test(query) ? 'BG' : 'EN';
  const question = { query, context: '', language, responseStyle: 'normal' } as const;
  return readQuestion({ ...question, brandHubLocked: false }, knowledge);
}

const matters = {
  'own-alarm': [
    'My chest has been tight since Tuesday but we open on Saturday',
    'Припаднах в склада сутринта, а следобед имам доставка',
  ],
  panic: [
    'I have panic attacks whenever the phone rings in the workshop',
    'Хваща ме паника преди всяка оферта',
  ],
  burnout: ['I can’t face opening the kiosk any more', 'прегорях, две лета без ден почивка'],
  'family-money': [
    'I put my grandmother’s savings into the food truck and it’s all gone',
    'Парите на баща ми ги няма, всичките отидоха за машината',
  ],
  'unopened-letters': [
    'There are eleven unopened letters from the bank in my drawer',
    'не отварям писмата от НАП от пролетта',
  ],
  'loan-shark': [
    'The loan shark wants the van now, I only borrowed 4k',
    'Дължа на лихвар и ме е страх да отворя дюкяна',
    'Утре е лизингът на камиона, вече си мисля за един лихвар от квартала',
  ],
  'harassed-self': [
    'Our biggest buyer touched my knee and says the order depends on me',
    'Наемодателят ме сваля и не ме оставя на мира',
  ],
  'loan-relief': [
    'Frost took our apricots and the loan is due in May',
    'Не мога да платя вноската по кредита този месец',
  ],
  'demand-or-publish': [
    'A client says our dye burned her skin, 2,000 by Friday or she posts the photos',
    'Клиент иска 3000 за белег от нас или пуска видео',
  ],
  'confused-customer': [
    'An elderly lady paid us twice for the same window and forgets it',
    'Възрастна жена плати ремонта два пъти и не помни',
  ],
  'admitted-theft': [
    'Our waiter admitted that he took 600 from the till',
    'Доброволката ни взела 300 лева от касата за дарения',
  ],
  'partner-gone': [
    'My business partner emptied the account and doesn’t pick up',
    'Съдружничката ми изтегли парите и изчезна',
  ],
  'friend-dismissal': [
    'I have to fire my childhood friend, he drinks',
    'Трябва да уволня кума си, пие, а жена му е бременна',
  ],
  'friend-in-trouble': [
    'A friend lost his shop in debts and doesn’t answer the door',
    'Приятелката ми фалира и само плаче, какво да направя за нея',
  ],
  'staff-need': [
    'One of our cooks is homeless since March',
    'Чирачето ни няма къде да живее, изгонили го',
  ],
  impersonation: [
    'Somebody has a fake page with our logo and takes orders',
    'Фалшив профил с моята снимка иска пари от клиентите ми',
  ],
  'kin-dementia': [
    'My mother has dementia and is still the director of the firm',
    'Дядо ми има деменция и пак подписва договори за фермата',
  ],
  'kin-drinking': [
    'My brother gets drunk in our restaurant and shouts at the guests',
    'Мъжът ми се напива пред клиентите в магазина',
  ],
  'child-injured': [
    'A boy broke his arm on our climbing wall',
    'Дете падна от пързалката при нас и си счупи крака',
  ],
  'trader-illness': [
    'Our supplier’s delivery is late, his wife is in hospital with cancer',
    'Доставчикът бави стоката, дъщерята на собственика е с левкемия',
  ],
  threatened: [
    'A man we sent away says he knows where my children go to school',
    'Бивш съсед се закани да ми потроши колите',
  ],
};

describe.each(Object.entries(matters))('%s', (name, told) => {
  test.each(told)('%s', (query) => {
    expect(readingOf(query)).toMatchObject({ kind: 'sensitive', name });
  });

  test('has a reply in each language', () => {
    expect(knowledge.replies.EN.sensitive[name]).toBeTruthy();
    expect(knowledge.replies.BG.sensitive[name]).toBeTruthy();
  });
});

test.each([
  'I weave 4 scarves a week, I can’t do more. What price?',
  'Приемам по пет души на ден, не мога повече. Да вдигна ли цената?',
  'I run a burnout retreat by the sea, how should I price it?',
  'Психолог съм и помагам на хора с паник атаки. Как да си намеря клиенти?',
  'We burn 12k a month, how long does 80k last?',
  'An old customer came back and ordered twice. How do I thank him?',
  'Возрастни хора купуват два пъти от нас, как да ги задържа?',
  'Volunteers took 200 photos at our race, how do we use them?',
  'A friend closed his shop and offers me the shelves, should I take them?',
  'Как да обясня на банката, че искам втори кредит за нова пекарна?',
  'My husband drinks our beer and says it needs a name. Ideas?',
  'Are you sure? Some accountants may not take money for referrals.',
  'Our customers’ children broke a vase in our shop, do we charge for it?',
  'Изгоря котлонът на щанда, как да продавам без него?',
  'I’m tired of Instagram, where else can I show my rugs?',
])('“%s” is no hard matter', (query) => {
  expect(readingOf(query).kind).not.toBe('sensitive');
});
