import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';

test.each<[string, string[]]>([
  ['One\ntwo\n\nthree', ['paragraph: One\ntwo', 'paragraph: three']],
  ['# Title #\nText', ['heading: Title', 'paragraph: Text']],
  ['- a\n  b\n* c\n1. d\n2) e', ['item: a\nb', 'item: c', 'item: d', 'item: e']],
  ['> a\n> b\n>\n> c', ['quote: a\nb', 'quote: c']],
  ['| a | b |\n|---|:-:|\n| 1 | 2 |', ['row: a | b', 'row: 1 | 2']],
  ['a\n\n---\n\nb', ['paragraph: a', 'rule: ', 'paragraph: b']],
  ['```\n- a\n\n# b\n```\nc', ['code: - a\n\n# b', 'paragraph: c']],
  ['', []],
])('divides %j', (markdown, blocks) => {
  expect(blocksOf(markdown).map(({ kind, text }) => `${kind}: ${text}`)).toEqual(blocks);
});

test('knows the numbers and the depth of list items', () => {
  expect(blocksOf('1. a\n   - b')).toEqual([
    { kind: 'item', text: 'a', indent: 0, ordered: true },
    { kind: 'item', text: 'b', indent: 3, ordered: false },
  ]);
});
