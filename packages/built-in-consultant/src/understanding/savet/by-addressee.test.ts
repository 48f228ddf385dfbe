import { expect, test } from 'vitest';
import { replyTo } from '../../testing/reply-to.ts';
import { askedOfUs, isOfSavet } from './by-addressee.ts';

test.each([
  ['Ако спра абонамента, какво става с текстовете ми и с попълненото в Brand Hub?', 'cancel'],
  ['If I cancel mid-month do I get part of the money back?', 'cancel'],
  ['Ще ми върнете ли парите, ако не ми хареса Pro', 'refund'],
  ['do i get charged when you cant answer my question?', 'what-counts'],
  ['защо ми взе заявка, като отговорът беше глупав', 'what-counts'],
  ['do you keep what I type here, or can your staff read it?', 'privacy'],
  ['виждате ли вие какво пиша за клиентите си', 'privacy'],
  ['Как да изтрия всичко, което съм писал тук, и профила си?', 'delete-account'],
  ['can I write to you in german?', 'languages'],
  ['отговаряш ли и на шльокавица или само на кирилица', 'languages'],
  ['Ако направя втори профил за другата си фирма, ще плащам ли два пъти?', 'second-account'],
  ['is our subscription transferable to another company', 'other-savet'],
])('“%s” is about %s', (message, name) => {
  expect(askedOfUs(message)?.name).toBe(name);
});

test.each([
  'Един ресторант ни дължи пари за три месеца. Да спирам ли доставките?',
  'Should I cancel the plan for the second shop and keep the money?',
  'a customer wants her money back for the pro package we sold her',
  'Do customers read what I write in the newsletter?',
  'How do I delete a bad review of my shop?',
  'Can I write to my customers in German?',
])('“%s” is not about Savet', (message) => {
  expect(askedOfUs(message)).toBeNull();
});

test('the end of the subscription is no question on the fields of the Brand Hub, and is free', () => {
  const { text, isAnswer } = replyTo(
    'Ако спра абонамента, какво става с текстовете ми и с попълненото в Brand Hub?',
  );
  expect(isAnswer).toBe(false);
  expect(text).toContain('Управление на плащанията');
});

test('Savet named with a thing of the account is never paid advice', () => {
  expect(isOfSavet('Does the Savet app have a price for schools?')).toBe(true);
  expect(isOfSavet('Savet, how do I price my service?')).toBe(false);
});
