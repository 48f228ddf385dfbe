import { expect, test } from 'vitest';
import { statedFields } from './stated-fields.ts';

test.each([
  ['Our mission is to make museums easy to visit online', 'mission'],
  ['Our products are sourdough bread and rolls for restaurants, 3 € a loaf', 'products'],
  ['Нашите клиенти са родители на 30–45 години', 'idealCustomer'],
  ['Говорим топло и никога не сме сладникави', 'toneOfVoice'],
  ['Our colours are dark green and cream', 'brandColors'],
] as const)('“%s” states %s', (message, field) => {
  expect(statedFields(message)).toContain(field);
});

test.each([
  'Thanks, that is great',
  'Suggest five taglines that fit our brand',
  'What price should we charge for our bread?',
  'We are a small bakery in Plovdiv and I need a slogan',
  'ok then write it',
  'Благодаря, много полезно',
  'Напиши обява за пекар',
  'Откажи абонамента ми',
  'You are useless',
  'And now for Instagram',
  'а ако клиентите се ядосат на цените',
  'and what if our customers say the products are too expensive',
])('“%s” states nothing', (message) => {
  expect(statedFields(message)).toEqual([]);
});
