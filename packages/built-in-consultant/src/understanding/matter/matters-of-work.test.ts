import { expect, test } from 'vitest';
import { replyTo } from '../../testing/reply-to.ts';
import { workMatter } from './matters-of-work.ts';

test.each([
  [
    'A worker of mine cut two fingers on the saw, he is in hospital, no contract yet',
    'accident-no-contract',
  ],
  ['работник падна от скелето, жив е, обаче не беше на договор', 'accident-no-contract'],
  ['Инспекцията по труда дойде вчера и намери двама без договори', 'labour-inspection'],
  ['a customer slipped on our wet floor and now his lawyer wants 4000', 'customer-injured'],
  ['one of our regulars keeps touching my waitress, what do i do', 'harassed-by-customer'],
  ['съседът ни заплашва, че ще ни запали, ако не махнем климатика', 'threatened'],
  ['дължа 60 бона на банки и на доставчици и не спя, жената не знае', 'debt-alone'],
  ['we owe the tax office 9000 by friday and don’t have it', 'tax-debt'],
  ['the revenue agency comes for an inspection on tuesday', 'tax-audit'],
  ['имам рак и не знам как да кажа на клиентите', 'own-illness'],
  ['Обраха ни магазина снощи, какво да правя първо', 'burglary'],
  ['a driver of ours hit a cyclist an hour ago', 'accident'],
  [
    'Our trainee, 18, says the foreman cornered her in the store. I feel ill about it',
    'harassment',
  ],
  ['Стажантката ми каза, че майсторът я притиснал в склада', 'harassment'],
])('“%s” is a matter of %s', (message, name) => {
  expect(workMatter(message)).toBe(name);
});

test.each([
  'A customer wants 400 back because the zip broke',
  'How do I write a contract for a freelancer?',
  'Клиентът заплашва да напише лош отзив',
  'What taxes do I owe the customer on an invoice?',
  'The head chef told me the oven touches the wall',
  'Our trainer told me that he corrects her grip on the bar',
  'Управителят каза, че коментарите под поста са неприлични за марката',
  'Our touch screens are slow, the guests complain to my staff',
  'Продаваме аларми против взлом, как да стигнем до магазините?',
])('“%s” is none of them', (message) => {
  expect(workMatter(message)).toBeNull();
});

test('an accident without a contract speaks of the contract, free of charge', () => {
  const { text, isAnswer } = replyTo(
    'A worker of mine cut two fingers on the table saw this morning, hes in hospital. no written contract yet, what do i do',
  );
  expect(isAnswer).toBe(false);
  expect(text).toContain('no contract with an earlier date');
});
