import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuMilliseconds } from '../../../../../../tools/run-checks/cpu-milliseconds.ts';
import { type LexedText, lexBlocks } from './lex-blocks.ts';

const scraps = [
  'plain words',
  '\n',
  '\n\n',
  '\n\n\n',
  '# ',
  '## Title',
  '- item',
  '\n- item',
  '\n  - deeper',
  '\n1. first',
  '> quote',
  '\n> more',
  '```',
  '\n```js\n',
  '\ncode()',
  '\n```\n',
  '    indented',
  '| a | b |\n',
  '|--|--|\n',
  '| 1 | 2 |\n',
  '**bold**',
  '*',
  '_',
  '`',
  '---',
  '===',
  '<b>',
  '</b>',
  '<div>\n',
  '[x](https://a.test)',
  '[a]: https://b.test\n',
  '[a]',
  ' ',
  '\t',
  '🙂',
  'цена: 5 €',
  '- [ ] task\n',
  '* star\n',
  '  ',
  '+ plus\n',
  '<!-- ',
  ' -->',
  '~~~\n',
];

test('lexes a growing text into the same blocks as the whole text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...scraps), { maxLength: 30 }), (pieces) => {
      let read = lexBlocks('');
      let text = '';
      for (const piece of pieces) {
        text += piece;
        read = lexBlocks(text, read);
      }
      expect(outline(read)).toEqual(outline(lexBlocks(text)));
    }),
    { numRuns: 500 },
  );
});

test('keeps the objects of blocks that can no longer change', () => {
  const before = lexBlocks('one\n\ntwo\n\nthree\n\nfour');
  const after = lexBlocks('one\n\ntwo\n\nthree\n\nfour and more', before);
  expect(after.blocks[0]).toBe(before.blocks[0]);
  expect(after.blocks[2]).toBe(before.blocks[2]);
});

test('resolves earlier links when their definition comes later', () => {
  const before = lexBlocks('see [a]\n\nmore\n\nand more\n\nlast');
  const after = lexBlocks('see [a]\n\nmore\n\nand more\n\nlast\n\n[a]: https://a.test', before);
  expect(JSON.stringify(after.blocks[0])).toContain('"href":"https://a.test"');
});

test.each([
  { name: 'quotes', text: `${'>'.repeat(20_000)}a` },
  { name: 'lists', text: `${'- '.repeat(10_000)}a` },
  { name: 'emphasis', text: '**a *b '.repeat(3_000) },
  { name: 'underscores', text: '_a'.repeat(10_000) },
  { name: 'links', text: '[a]('.repeat(5_000) },
  { name: 'brackets', text: '['.repeat(20_000) },
  { name: 'backticks', text: '`'.repeat(20_000) },
])('twenty thousand characters of nested $name neither hang nor throw', ({ text }) => {
  let blocks: readonly { raw: string }[] = [];
  const spent = cpuMilliseconds(() => {
    blocks = lexBlocks(text).blocks;
  });
  expect(blocks.map((block) => block.raw).join('')).toBe(text);
  expect(spent).toBeLessThan(3_000);
});

function outline(read: LexedText) {
  return read.blocks.map((block) => [block.type, block.raw]);
}
