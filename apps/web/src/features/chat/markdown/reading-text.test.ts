import { expect, test } from 'vitest';
import { readAnswer, readPasted } from './reading-text.ts';

test.each([
  [
    'headings and emphasis',
    '# Title\n\nSome **bold**, *soft* and `exact` text.',
    'Title\n\nSome bold, soft and exact text.',
  ],
  [
    'lists',
    '- one\n- two **loud**\n  - inside\n\n3. three\n4. four',
    '• one\n• two loud\n  • inside\n\n3. three\n4. four',
  ],
  ['line breaks, and line ends that are none', 'Dear Ann,  \nthank\nyou.', 'Dear Ann,\nthank you.'],
  ['a table', '| a | b |\n|---|---|\n| **1** | 2 |', 'a | b\n1 | 2'],
  [
    'links with their address',
    '[our page](https://a.test/x), https://b.test',
    'our page (https://a.test/x), https://b.test',
  ],
  ['entities', 'Q&amp;A\\*', 'Q&A*'],
  ['code and rules', '```\nx = **1**\n```\n\n---\n\nend', 'x = **1**\n\nend'],
  ['what the reader fills in', 'Dear [name],', 'Dear [name],'],
  ['strokes and tildes', '~~gone~~ ~5 to ~10', 'gone ~5 to ~10'],
])('an answer is read without Markdown: %s', (_name, markdown, read) => {
  expect(readAnswer(markdown)).toEqual({ whole: read, drafts: [] });
});

test('the drafts of an answer are read without the remarks around them', () => {
  const answer =
    '**First:**\n\n> Dear Ann,  \n> **come** in.\n>\n> Tom\n\nOr:\n\n> Hi!\n\n- she said\n\n  > yes';
  expect(readAnswer(answer).drafts).toEqual(['Dear Ann,\ncome in.\n\nTom', 'Hi!']);
  expect(readAnswer(answer).whole).toBe(
    'First:\n\nDear Ann,\ncome in.\n\nTom\n\nOr:\n\nHi!\n\n• she said\n  yes',
  );
});

test.each([
  'Dear Ann,\nthank you.\n\n\n  Tom\n--\nTide & Crumb, https://tide.example',
  '- one\n- two\n\n1) three',
  '5 * 4 * 3, a_b_c, #bread, &amp;, C:\\x',
])('a pasted text without Markdown stays as it is: %j', (text) => {
  expect(readPasted(text)).toBe(text);
});

test.each([
  ['## Title\nSome **bold** text\nin two lines.', 'Title\n\nSome bold text\nin two lines.'],
  ['> Dear Ann,\n> thank *you*.', 'Dear Ann,\nthank you.'],
  ['- **one**\n- two', '• one\n• two'],
])('a pasted text loses the signs of Markdown, not its lines: %j', (text, read) => {
  expect(readPasted(text)).toBe(read);
});
