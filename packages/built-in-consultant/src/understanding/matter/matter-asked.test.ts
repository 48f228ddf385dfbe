import { expect, test } from 'vitest';
import { matterAsked } from './matter-asked.ts';

test.each([
  ['I don’t see the point of getting up anymore', 'despair'],
  ['всичко се срина, фалирах и не виждам смисъл да живея', 'despair'],
  ['Write a privacy policy for our website', 'legal-text'],
  ['Напиши ми общи условия за онлайн магазин', 'legal-text'],
  ['трябва ни политика за лични данни на сайта', 'legal-text'],
  ['We need a holiday policy for the team, one page', 'house-rules'],
  ['Трябва ни политика за работа от вкъщи, сравнително кратка', 'house-rules'],
  ['направи ни правилник за вътрешния ред', 'house-rules'],
  ['One of my workers is stealing fuel from the van, I’m almost sure', 'staff-theft'],
  ['Cash is missing from the till every Friday, I suspect my shift manager', 'staff-theft'],
  ['счетоводителката ни краде, почти съм сигурен, липсват 2300 лв', 'staff-theft'],
  ['My employer won’t pay me overtime, what are my rights?', 'worker-rights'],
  ['Шефът ми иска да подпиша, че съм получил обезщетение. Какви са ми правата?', 'worker-rights'],
  ['Do we need a written contract for small jobs or is an email enough?', 'written-terms'],
  ['Трябва ли да имам договор с всеки ресторант или стига фактурата', 'written-terms'],
  ['Do I need a licence to sell our bread at the Saturday market?', 'permit'],
  ['Трябва ли ми разрешително да сложа масички пред пекарната?', 'permit'],
  ['Един работник иска да мине на хонорар вместо трудов договор', 'contract-form'],
  [
    'A former client says on LinkedIn that we stole his engineer. Not true. What do we answer?',
    'accusation',
  ],
  [
    'Клиент пише във Фейсбук, че сме го отровили с хляб. Не е вярно. Какво да отговорим?',
    'accusation',
  ],
])('“%s” is a matter of %s', (message, name) => {
  expect(matterAsked(message)).toBe(name);
});

test.each([
  'A competitor stole two of our engineers, what now?',
  'Колега от бранша ни краде клиентите, какво да правя?',
  'I don’t see the point of going on with the shop',
  'I don’t want to live above the shop any longer',
  'Write an email to a client that our contract ends in May',
  'Напиши имейл, че сменяме общите си условия от май',
  'We need a refund policy that customers like, what works?',
  'My staff don’t follow the dress code',
  'Do I need a business plan on paper to get a loan?',
  'Do I need to hire a worker or is an agency enough?',
  'My boss wants more followers by May and won’t pay for ads',
  'A customer on Facebook says our bread was cold. What do we answer?',
  'Документите за търга трябва да са готови утре, как да ги подредя?',
])('“%s” is none', (message) => {
  expect(matterAsked(message)).toBeNull();
});
