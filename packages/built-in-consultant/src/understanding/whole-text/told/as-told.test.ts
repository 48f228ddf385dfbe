import { expect, test } from 'vitest';
import { withoutAsides } from '../reader/asides.ts';
import { asTold } from './as-told.ts';
import { occasionTold } from './occasion-told.ts';

test.each([
  [
    'Write to Mr Hale that the fence will be done on 4 May, be kind but firm, and offer them 10 % off.',
    'Write an email to Mr Hale: the fence will be done on 4 May. We offer you 10 % off.',
  ],
  [
    'Write to Ana, tell her I appreciate her patience, wish her a quick recovery and say the work can wait.',
    'Write an email to Ana: I appreciate your patience. I wish you a quick recovery. The work can wait.',
  ],
  [
    'Напиши имейл до клиентка, чиято пратка пристигна счупена. Извини се, предложи ѝ нова.',
    'Напиши имейл до клиентка: пратката Ви пристигна счупена. Извиняваме се. Предлагаме Ви нова.',
  ],
  [
    'Напиши съобщение до наемателя, че техникът идва в 9:00. Бъди приятелски и му предложи кафе.',
    'Напиши съобщение до наемателя: техникът идва в 9:00. Предлагаме Ви кафе.',
  ],
])('“%s” says what it only tells us to say', (query, told) => {
  expect(asTold(query)).toBe(told);
});

test.each(['Write an email to Ana: the work can wait.', 'How do I tell her to wait?'])(
  '“%s” tells us nothing',
  (query) => {
    expect(asTold(query)).toBeNull();
  },
);

test.each([
  ['We need flour by Friday. Leave room for his name.', 'We need flour by Friday.'],
  ['The fence is done, don’t sound bossy.', 'The fence is done.'],
  ['Даваме залата в петък, остави място за името на директора.', 'Даваме залата в петък.'],
  ['Вече е готово, без да звучи заповедно.', 'Вече е готово.'],
  ['It moves to five, be kind but firm about being on time.', 'It moves to five.'],
  ['Мести се за пет, бъди любезен, но твърд за закъсненията.', 'Мести се за пет.'],
])('“%s” loses its aside', (query, left) => {
  expect(withoutAsides(query)).toBe(left);
});

test('an occasion with its facts is a request for a post', () => {
  expect(occasionTold('Text for the opening of our shop on 5 May, free coffee until noon')).toBe(
    'Write a post: Opening of our shop on 5 May, free coffee until noon',
  );
  expect(
    occasionTold('Магазинът ни става на 10 години в събота, трябва ми нещо за Инстаграм'),
  ).toBe('Напиши пост за Инстаграм: Магазинът ни става на 10 години в събота');
  expect(occasionTold('How do I plan the opening on 5 May?')).toBeNull();
});
