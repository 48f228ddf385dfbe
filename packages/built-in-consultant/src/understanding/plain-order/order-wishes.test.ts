import { expect, test } from 'vitest';
import { withoutOrderWishes } from './order-wishes.ts';

test.each([
  ['Tell Mr Poe that bill 7 is open. He forgets dates, but he is kind so go easy on him.', 'EN'],
  ["Ad for rowing lessons, $30. Aim at people who've never rowed.", 'EN'],
  ["Reply to Ida that her lamp is here. Be kind but don't grovel.", 'EN'],
  ["Note to Ole that he sang well. For me it's important that it sounds sincere.", 'EN'],
  ['Напомни на „Рим“ за сметка 9. Често забавят, но са мили, затова по-меко.', 'BG'],
  ['Имейл до Рая: сметка 9 е просрочена, да се усети, че не се шегуваме.', 'BG'],
  ['Обява за готвач, 1500 лв. Без клишета от рода на „млад екип“.', 'BG'],
] as const)('%s: its wish is no part of the text', (order, language) => {
  const kept = withoutOrderWishes(order, language);
  expect(order.startsWith(kept.replace(/\.$/u, ''))).toBe(true);
  expect(kept).not.toMatch(/easy|Aim|grovel|sincere|меко|усети|клишета/u);
});

test('who signs is named in one way', () => {
  const order = 'Писмо до всички: цената е 7 лв. Подписва Рая Цанева, управител.';
  expect(withoutOrderWishes(order, 'BG')).toContain('Подпис: Рая Цанева, управител.');
});

test.each([
  ['Notice: be kind to the dogs, they are old.', 'EN'],
  ['Post: our lessons aim at beginners. Soft drinks are free.', 'EN'],
  ['Email to Ola: we found an easy way. It is important that it arrives on Monday.', 'EN'],
  ['Имейл до Рая: затова идваме по-рано, без да чакаме.', 'BG'],
  ['Отговори на „Без клишета. Да се усети вкусът.“ с благодарност.', 'BG'],
] as const)('%s: keeps its facts', (order, language) => {
  expect(withoutOrderWishes(order, language)).toBe(order);
});
