import { expect, test } from 'vitest';
import { hasOrderRest } from './order-rest.ts';

test.each([
  ['Уважаеми [обръщение], г-жо Илиева,\n\nФактура 12 не е платена.', 'BG'],
  ['Вече сме на пет години. Моля да благодарите на Рая, първата ни майсторка.', 'BG'],
  ['- Да благодаря на Рая', 'BG'],
  ['Здравейте, кратко съобщение за вайбър до гостите, в неделя не работим.', 'BG'],
  ['Утре не идвам и Ви питай става ли в неделя.', 'BG'],
  ['Само с предварителен 4ас.', 'BG'],
  ['В неделя отварияме по-късно.', 'BG'],
  ['Всички дурвени лъжици.', 'BG'],
  ['Клиентът е Борис Цанев от Русе.', 'BG'],
  ['From me to Petra, you did really well.', 'EN'],
  ['We are sorry. The cause: nobody was hurt though.', 'EN'],
] as const)('%s: has a rest of its order', (shown, language) => {
  expect(hasOrderRest(shown, language)).toBe(true);
});

test.each([
  ['Уважаема г-жо Илиева,\n\nФактура 12 не е платена.', 'BG'],
  ['Моля да ни пишете до 4-ти май или до 6ч. вечерта.', 'BG'],
  ['Благодарим на Рая. Работим с 46 доставчици.', 'BG'],
  ['Клиентът е доволен, а сияещите стаи чакат.', 'BG'],
  ['Thanks from me to the whole team. The cause: a broken pump.', 'EN'],
] as const)('%s: has none', (shown, language) => {
  expect(hasOrderRest(shown, language)).toBe(false);
});
