import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';

function sweet(text: string, toneOfVoice = 'warm, never sugary / топъл, но никога сладникав') {
  const language = /\p{Script=Cyrillic}/u.test(text) ? ('BG' as const) : ('EN' as const);
  const { findings } = checkText({
    ...{ text, question: '', channel: 'text', language, values: { toneOfVoice } },
  });
  return findings
    .filter(({ rule }) => rule === 'sweetness')
    .map(({ start, end }) => text.slice(start, end));
}

test.each([
  ['Скъпи приятелчета, нашите сладурски питки стоплят душичките.', 'приятелчета'],
  ['Миличките ни клиенти са най-важни.', 'Миличките'],
  ['Опитайте кифлички и баничета с млечице.', 'кифлички'],
  ['Hello sweeties, come in.', 'sweeties'],
  ['Our buns are made with love.', 'made with love'],
  ['See you on Friday 💕', '💕'],
])('marks the sugary words of: %s', (text, word) => {
  expect(sweet(text)).toContain(word);
});

test.each([
  'Всички парчета и сандвичета са от днес.',
  'Лъжичките са в чекмеджето, а момчетата идват в седем.',
  'Имаме хлебчета за бургери.',
  'Прочетохме отчета и всичко съвпада.',
  'We love early mornings. The bread leaves the oven at four.',
])('leaves plain words alone: %s', (text) => {
  expect(sweet(text)).toEqual([]);
});

test('a tone of voice that says nothing of it gives no basis', () => {
  expect(sweet('Hello sweeties', 'warm')).toEqual([]);
});
