import { expect, test } from 'vitest';
import { shapeOf } from './shape.ts';

test.each([
  [
    'How do I find a reliable glass supplier for my candle business?',
    'find',
    'a reliable glass supplier for your candle business',
  ],
  [
    'Как да намеря доставчик на брашно за нашата пекарна?',
    'find',
    'доставчик на брашно за Вашата пекарна',
  ],
  ['Как да намеря майстор за цеха ни, без да чакам месеци?', 'find', 'майстор за цеха Ви'],
  ['We bake at night. Where can we buy used trays?', 'find', 'used trays'],
  ['Как да избера куриер за чупливи пратки?', 'choose', 'куриер за чупливи пратки'],
  ['How much does it cost to open a laundromat?', 'cost', 'open a laundromat'],
  ['Колко струва да отворя автомивка?', 'cost', 'отворите автомивка'],
  ['Струва ли си да участваме в търгове?', 'worth', 'участвате в търгове'],
  ['Колко пари ми трябват, за да поема старо кино?', 'cost', 'поемете старо кино'],
  ['Търся хале за лодки край Варна. Откъде да почна?', 'find', 'хале за лодки край Варна'],
  ['Should we buy our building?', 'worth', 'buy your building'],
  ['Как да стартирам клуб за настолни игри?', 'start', 'клуб за настолни игри'],
  ['How long does it take to train a falcon?', 'duration', null],
  ['Защо хората не се връщат?', 'why', null],
])('%s', (question, name, object) => {
  expect(shapeOf(question)).toEqual({ name, object });
});

test.each([
  ['a verb that is not known', 'Колко струва да боядисам хале?', 'cost'],
  ['a pronoun', 'I need a new oven. How do I find one?', 'find'],
  ['something to do', 'Как да започна да правя свещи?', 'start'],
])('no object is %s', (_, question, name) => {
  expect(shapeOf(question)).toEqual({ name, object: null });
});

test.each([
  'How do I find a good name for my bakery?',
  'Как да намеря добра идея за слоган?',
  'Our bread is baked at night.',
  'Write a post about our loaf',
  'Здравейте!',
])('of no kind: %s', (message) => {
  expect(shapeOf(message)).toBeNull();
});
