export type BlockKind = 'heading' | 'paragraph' | 'item' | 'row' | 'quote' | 'code' | 'rule';

/** A block of Markdown without its marks; inline marks stay. */
export interface Block {
  kind: BlockKind;
  text: string;
  /** Width of the indentation of a list item; 0 for other blocks. */
  indent: number;
  /** A list item with a number. */
  ordered: boolean;
}

const fence = /^\s*(?:```|~~~)/;
const heading = /^#{1,6}\s+(.*?)\s*#*$/;
const rule = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/;
const item = /^(\s*)(?:[-*+•–]|(\d{1,2})[.)])\s+(.*)$/;
const row = /^\s*\|(.*?)\|?\s*$/;
const separatorRow = /^[\s|:-]+$/;
const quote = /^\s*>\s?(.*)$/;

/** Divides a text in Markdown into its blocks. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  /** Whether the next plain line continues the last block. */
  let open = false;
  let inCode = false;
  const add = (kind: BlockKind, text: string, rest: Partial<Block> = {}) => {
    blocks.push({ kind, text, indent: 0, ordered: false, ...rest });
    open = kind === 'paragraph' || kind === 'item' || kind === 'quote' || kind === 'code';
  };
  const extend = (line: string) => {
    const last = blocks.at(-1);
    if (last) last.text = last.text === '' ? line : `${last.text}\n${line}`;
  };

  for (const line of markdown.split(/\r?\n/)) {
    if (fence.test(line)) {
      inCode = !inCode;
      if (inCode) add('code', '');
      else open = false;
      continue;
    }
    if (inCode) {
      extend(line);
      continue;
    }
    if (line.trim() === '') {
      open = false;
      continue;
    }
    const quoted = quote.exec(line)?.[1];
    if (quoted !== undefined) {
      if (quoted.trim() === '') open = false;
      else if (open && blocks.at(-1)?.kind === 'quote') extend(quoted);
      else add('quote', quoted);
      continue;
    }
    const title = heading.exec(line)?.[1];
    const cells = row.exec(line)?.[1];
    const [, indent = '', number, entry] = item.exec(line) ?? [];
    if (title !== undefined) add('heading', title);
    else if (rule.test(line)) add('rule', '');
    else if (cells !== undefined && separatorRow.test(cells)) open = false;
    else if (cells !== undefined) add('row', cells.trim());
    else if (entry !== undefined) {
      add('item', entry, { indent: indent.length, ordered: number !== undefined });
    } else if (open && blocks.at(-1)?.kind !== 'quote') extend(line.trim());
    else add('paragraph', line.trim());
  }
  return blocks;
}

/** The text of blocks, with an empty line between them. */
export function textOf(blocks: readonly Block[]): string {
  return blocks.map(({ text }) => text).join('\n\n');
}
