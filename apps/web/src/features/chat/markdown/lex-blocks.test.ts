import fc from 'fast-check';
import type { Token, Tokens } from 'marked';
import { expect, test } from 'vitest';
import {
  cpuMilliseconds,
  leastCpuMilliseconds,
} from '../../../../../../tools/measuring/cpu-milliseconds.ts';
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

/** Texts of `length` characters whose parts a reader could take for the beginning of something long. */
const tricky: Record<string, (length: number) => string> = {
  quotes: (length) => '>'.repeat(length),
  'ordered lists': (length) => '1) '.repeat(length / 3),
  lists: (length) => '- '.repeat(length / 2),
  'quotes and lists': (length) => '> - '.repeat(length / 4),
  emphasis: (length) => '**a *b '.repeat(length / 7),
  underscores: (length) => '_a'.repeat(length / 2),
  links: (length) => '[a]('.repeat(length / 4),
  brackets: (length) => '['.repeat(length),
  backticks: (length) => '`'.repeat(length),
  'dots after an address': (length) => `http://a.b/${'.'.repeat(length)}`,
  'entities after an address': (length) => `http://a.b/${'&a;'.repeat(length / 3)}`,
  entities: (length) => '&a;'.repeat(length / 3),
  'one word': (length) => 'a'.repeat(length),
};
/** The difference between a time that grows with the length, and one that grows with its square. */
const PARTS = 16;
const PART = 2_500;
/** A pause of the garbage collector, in CPU milliseconds. */
const PAUSE_MS = 20;

test.each(Object.keys(tricky))('a long text of %s takes as long as many short ones', (name) => {
  const make = tricky[name] as (length: number) => string;
  const [long, short] = [`${make(PARTS * PART)}a`, `${make(PART)}a`];
  const read = (text: string) => lexBlocks(text).blocks;
  const raw = read(long).map((block) => block.raw);
  expect(raw.join('')).toBe(long);
  const many = cpuMilliseconds(() => {
    for (let part = 0; part < PARTS; part += 1) read(short);
  });
  const bound = (PARTS / 4) * (many + PAUSE_MS);
  expect(leastCpuMilliseconds(() => read(long), bound)).toBeLessThan(bound);
});

test.each(['> ', '- ', '1) ', '> - '])(
  '%j in each other stay text from a certain depth',
  (mark) => {
    const { blocks } = lexBlocks(`${mark.repeat(200)}a`);
    expect(depthOf(blocks)).toBe(24);
    expect(blocks.map(({ raw }) => raw).join('')).toBe(`${mark.repeat(200)}a`);
  },
);

test('reads a long paragraph in pieces, without losing or splitting anything', () => {
  const words = 'Words with **bold** and 🙂. '.repeat(500);
  const [paragraph] = lexBlocks(words).blocks as Tokens.Paragraph[];
  expect(paragraph?.tokens.map((token) => token.raw).join('')).toBe(words);
  expect(paragraph?.tokens.filter((token) => token.type === 'strong')).toHaveLength(500);
  const smileys = '🙂'.repeat(5_000);
  const [row] = lexBlocks(`a${smileys}`).blocks as Tokens.Paragraph[];
  expect(row?.tokens.every((token) => token.raw.isWellFormed())).toBe(true);
});

/** Quotes and lists around the innermost block. */
function depthOf(blocks: readonly Token[]): number {
  const depths = blocks.map((block) => {
    if (block.type === 'blockquote') return 1 + depthOf(block.tokens ?? []);
    if (block.type !== 'list') return 0;
    return 1 + depthOf((block as Tokens.List).items.flatMap(({ tokens }) => tokens));
  });
  return Math.max(0, ...depths);
}

function outline(read: LexedText) {
  return read.blocks.map((block) => [block.type, block.raw]);
}
