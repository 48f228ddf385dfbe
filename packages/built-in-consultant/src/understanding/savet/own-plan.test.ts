import { expect, test } from 'vitest';
import { ownPlanAsked } from './own-plan.ts';

test.each([
  ['How is Savet different from just using ChatGPT?', 'compared'],
  ['защо да плащам за Савет като имам chatgpt безплатно', 'compared'],
  ['По какво се различаваш от ChatGPT?', 'compared'],
  ['How is Savet better than ChatGPT and Gemini?', 'compared'],
  ['What makes you better than ChatGPT or Gemini?', 'compared'],
  ['I paid for Pro yesterday but it still says I have 5 queries', 'paid-in-vain'],
  ['My card was charged this morning and nothing changed, still free queries', 'paid-in-vain'],
  ['Платих Про преди два часа, а още съм на безплатния план', 'paid-in-vain'],
  ['взехте ми парите от картата, а нямам нови заявки', 'paid-in-vain'],
  ['do i really need pro or is free enough', 'worth-it'],
  ['бе тоя бот струва ли си 39 кинта или да си стоя на безплатния', 'worth-it'],
  ['има ли смисъл да минавам на платения план', 'worth-it'],
])('“%s” is about the own plan: %s', (message, name) => {
  expect(ownPlanAsked(message)?.name).toBe(name);
});

test.each([
  'Is Gemini better than ChatGPT for my posts? What do you think?',
  'Claude или ChatGPT е по-добър за постове, ти какво мислиш?',
  'Should we offer our customers a Pro plan or a free one?',
  'Is Canva Pro worth it for a small shop, or is the free one enough?',
  'I paid for Facebook ads but still have no enquiries',
  'Платих за реклама, а още нямам нови заявки',
  'A client paid for the pro package but still gets the free version, what do I write?',
  'How do I use ChatGPT for product descriptions?',
  'Имаме безплатен план и план Pro, а клиентите ни не минават на платения',
])('“%s” is not', (message) => {
  expect(ownPlanAsked(message)).toBeNull();
});
