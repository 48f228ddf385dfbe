import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  {
    markdown: '# Title\n\nSome **bold** and *soft* text.',
    read: 'Title\nSome bold and soft text.',
  },
  { markdown: '- one\n- two\n\n1. [three](https://a.test)', read: 'one\ntwo\nthree' },
  { markdown: '| a | b |\n|---|---|\n| 1 | 2 |', read: 'a, b\n1, 2' },
  { markdown: '```js\nx = 1\n```\n\n---\n\n> said', read: 'x = 1\nsaid' },
  { markdown: 'Q&amp;A, $2bn to $4bn', read: 'Q&A, $2bn to $4bn' },
  { markdown: '![a chart](https://a.test/i.png)', read: 'a chart' },
])('$markdown', ({ markdown, read }) => {
  expect(plainText(markdown)).toBe(read);
});
