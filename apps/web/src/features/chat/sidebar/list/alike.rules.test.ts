import { expect, test } from 'vitest';
import { alikeChats } from './alike.rules.ts';

const start = 'How do I find the first ten ';

test.each([
  ['equal titles', ['Bread', 'Bread', 'Tea'], ['0', '1']],
  ['in other case', ['bread', 'Bread '], ['0', '1']],
  ['titles that begin alike', [`${start}customers?`, `${start}bakers?`], ['0', '1']],
  ['titles that differ early', ['How do I price bread?', 'How do I price tea?'], []],
  ['without a title', ['', ' '], ['0', '1']],
  ['a single chat', ['New Chat'], []],
])('%s', (_, titles, expected) => {
  const chats = titles.map((title, index) => ({ chatId: String(index), title }));
  expect([...alikeChats(chats)]).toEqual(expected);
});
