import { expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { type Details, detailsOf } from './details.ts';

const { details } = loadKnowledge();

const none: Details = {
  object: null,
  more: null,
  news: null,
  person: null,
  place: null,
  occasion: null,
  numbers: [],
  limit: null,
  addressee: null,
};

test.each<[string, Partial<Details>]>([
  ['Write a post about our new rye bread', { object: 'our new rye bread' }],
  [
    'Write a post announcing our new colleague Maria',
    { object: 'our new colleague Maria', person: 'Maria' },
  ],
  [
    'A letter to our suppliers about the new payment terms',
    { addressee: 'our suppliers', object: 'the new payment terms' },
  ],
  [
    'Post for Black Friday, 10% off, max 30 words',
    { occasion: 'Black Friday', numbers: ['10%'], limit: { max: 30, unit: 'words' } },
  ],
  [
    'tagline for “Bear Hill”, max 30 characters',
    { object: '“Bear Hill”', limit: { max: 30, unit: 'characters' } },
  ],
  ['Draft a job advert for a baker in Varna', { object: 'a baker', place: 'Varna' }],
  [
    'Email to the tenants about the lift repair',
    { addressee: 'the tenants', object: 'the lift repair' },
  ],
  [
    'An invitation to the opening of our shop in Ruse, 20 places',
    { object: 'the opening of our shop', place: 'Ruse', numbers: ['20 places'] },
  ],
  [
    'a flyer for parents about the summer camp',
    { addressee: 'parents', object: 'the summer camp' },
  ],
  [
    'Text for a forged knife, carbon steel, walnut handle',
    { object: 'a forged knife', more: 'carbon steel, walnut handle' },
  ],
  [
    'Email to our clients that we deliver on Sundays too',
    { addressee: 'our clients', news: 'we deliver on Sundays too' },
  ],
  [
    'Sign for the shop door: we are closed 15 to 20 August, back on the 21st. In English.',
    { object: 'the shop door', news: 'we are closed 15 to 20 August, back on the 21st' },
  ],
  [
    'sms your bike is ready, pick up till 19h, english, max 160 characters',
    { news: 'your bike is ready, pick up till 19h', limit: { max: 160, unit: 'characters' } },
  ],
  ['Draft a reply to a complaint about cold food', { object: 'cold food' }],
  ['A cold email to owners of engineering firms', { addressee: 'owners of engineering firms' }],
  ['Reply to a client who says our fee is too high', {}],
  ['Write an about page in 60 words', { limit: { max: 60, unit: 'words' } }],
  ['Headlines for an ad, max 30 characters', { limit: { max: 30, unit: 'characters' } }],
  ['How should we price bread?', {}],
  ['Write us a tagline in English', {}],
  ['make a content plan for next week', {}],
  ['Write a tagline for our van', {}],
])('%s', (message, expected) => {
  expect(detailsOf(message, details)).toEqual({ ...none, ...expected });
});

test.each<[string, Partial<Details>]>([
  ['Напиши пост за новия ни хляб с лимец', { object: 'новия ни хляб с лимец' }],
  [
    'Писмо до наемателите за ремонта на асансьора, до 60 думи',
    { addressee: 'наемателите', object: 'ремонта на асансьора', limit: { max: 60, unit: 'words' } },
  ],
  ['Публикация за Коледа с 10 % отстъпка', { occasion: 'Коледа', numbers: ['10 %'] }],
  ['Обява за работа за пекар в Пловдив', { object: 'пекар', place: 'Пловдив' }],
  ['пост за рождения ден на Иван', { object: 'рождения ден на Иван', person: 'Иван' }],
  ['Съобщение за родители за новия график', { addressee: 'родители', object: 'новия график' }],
  [
    'слоган за склад от 300 м², до 30 знака',
    { object: 'склад от 300 м²', numbers: ['300 м²'], limit: { max: 30, unit: 'characters' } },
  ],
  [
    'Текст за 8 март за цветарския ни магазин',
    { occasion: '8 март', object: 'цветарския ни магазин' },
  ],
  ['Поздрав за новата ни колежка Мария', { object: 'новата ни колежка Мария', person: 'Мария' }],
  ['Как да определим цената на услугата?', {}],
  ['Дайте ми три слогана за буса', {}],
  [
    'Напиши обява, че търсим шофьор за нощна смяна в Пловдив',
    { object: 'шофьор за нощна смяна', place: 'Пловдив' },
  ],
  ['Търсим шивачка, дайте ни обява', { object: 'шивачка' }],
  ['Обява за градинар, Пловдив', { object: 'градинар', place: 'Пловдив' }],
  [
    'Напишете имейл до главните готвачи, че доставяме и в неделя',
    { addressee: 'главните готвачи', news: 'доставяме и в неделя' },
  ],
  [
    'Пост: нова сутрешна група, вторник и четвъртък от 7:30. Спокойно, без удивителни.',
    { news: 'нова сутрешна група, вторник и четвъртък от 7:30' },
  ],
  [
    'надпис за вратата: на 3 март не работим, до 20 думи, да се усмихнат хората',
    { object: 'вратата', news: 'на 3 март не работим', limit: { max: 20, unit: 'words' } },
  ],
  ['Реклама за капково напояване за Facebook', { object: 'капково напояване' }],
  ['Направете план за публикациите ни за една седмица', {}],
])('%s', (message, expected) => {
  expect(detailsOf(message, details)).toEqual({ ...none, ...expected });
});
