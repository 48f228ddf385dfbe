import { expect, test } from 'vitest';
import { lastReply } from '../../testing/last-reply.ts';
import { isReworkWish } from './rework-wish.ts';

test.each([
  [
    'Напиши характеристика за Елена Вълева, която беше шивачка при нас, не сбърка нито веднъж и обучи две нови.',
    'Направи я по-кратка.',
  ],
  ['Напиши ода за дядо ми, който цял живот ковеше камбани.', 'А сега я направи по-дълга'],
  ['Напиши басня за лисица и куриер.', 'Направи я по-топла, моля'],
])('%s, “%s”: no other matter is meant', (order, wish) => {
  const reply = lastReply(order, wish);
  expect(reply?.text).not.toMatch(/насилие|заплаха|112/u);
  expect(reply?.isAnswer).toBe(false);
});

test.each([
  'Направи я по-кратка.',
  'napravi ya po-kratka',
  'make it shorter please',
  'Now make it a bit more formal',
  'Напишете го малко по-официално.',
])('“%s” only wishes another form', (wish) => {
  expect(isReworkWish(wish)).toBe(true);
});

test.each([
  'Направи я по-кратка, защото ме заплашва',
  'Колега я направи на глупачка пред всички',
  'How do I make her shorter shifts fair?',
  'He makes it longer every day and shouts at me',
  'Направи го да спре да ме удря',
])('“%s” says more', (message) => {
  expect(isReworkWish(message)).toBe(false);
});

test('a matter that is told after a text is still heard', () => {
  const order = 'Напиши препоръка за Елена Вълева, която шест години беше шивачка при нас.';
  const reply = lastReply(order, 'Колега ме тормози и ме заплаши с бой. Какво да правя?');
  expect(reply?.text).toMatch(/сериозно|112/u);
});
