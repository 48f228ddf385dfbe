import { expect, test } from 'vitest';
import { replyTo } from '../../testing/reply-to.ts';
import { smallTalk } from './small-talk.ts';

test.each([
  ['lol ok who is gonna win the match on saturday, leeds or sheffield?', 'sport'],
  ['а ти кой отбор си? аз съм от Левски', 'sport'],
  ['england or france tonight? i say 2-1', 'sport'],
  ['who should I vote for on sunday', 'politics'],
  ['какво мислиш за новото правителство, ще ни оправят ли', 'politics'],
  ['how was your weekend? ours was pouring rain', 'about-me'],
  ['ей, как мина уикенда', 'about-me'],
  ['my wife says I work too much and we barely talk anymore', 'private'],
  ['Приятелката ми ме заряза, а утре имам среща с голям клиент', 'private'],
])('“%s” gets a line on %s', (message, name) => {
  expect(smallTalk(message)).toBe(name);
});

test.each([
  'We show the match on Saturday, how do I get more guests in the pub?',
  'Which football club should we sponsor, what do you think?',
  'Write a short note to a candidate who got to the final three but lost',
  'Новото правителство вдигна данъка, да вдигам ли цените?',
  'My husband and I run the shop, who decides on the prices?',
  'Who wins on price, we or the chain?',
])('“%s” is of the business', (message) => {
  expect(smallTalk(message)).toBeNull();
});

test('small talk takes no query and offers nothing', () => {
  expect(replyTo('who is going to win the derby tonight?')).toMatchObject({ isAnswer: false });
});
