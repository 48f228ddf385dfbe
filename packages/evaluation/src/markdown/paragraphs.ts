import { type Block, blocksOf } from './blocks.ts';

/** A piece of text with everything that is said about its numbers. */
export interface Paragraph {
  text: string;
  /** The paragraph with its heading, the line that introduces its list or table, and the line after a table. */
  surroundings: string;
}

/** The paragraphs, list items and table rows of a text. */
export function paragraphsOf(markdown: string): Paragraph[] {
  const blocks = blocksOf(markdown);
  return blocks.map((block, index) => {
    const before = blocks.slice(0, index);
    const after = blocks[endOfRun(blocks, index)];
    const around = [
      introductionOf(before, block),
      block.text,
      block.kind === 'row' || block.kind === 'item'
        ? after?.kind === 'paragraph' && after.text
        : '',
    ];
    return { text: block.text, surroundings: around.filter(Boolean).join('\n') };
  });
}

/** The paragraph that introduces a list, a table or a quotation, and the items that a sub-item belongs to. */
function introductionOf(before: readonly Block[], { kind, indent }: Block): string {
  if (kind === 'paragraph') {
    const last = before.at(-1);
    return last?.kind === 'heading' || last?.text.endsWith(':') ? last.text : '';
  }
  if (kind === 'heading') return '';
  const start = before.findLastIndex((block) => block.kind !== kind);
  const parents = before.slice(start + 1).filter((block) => block.indent < indent);
  const header = kind === 'row' ? before.slice(start + 1, start + 2) : [];
  return [before[start], ...parents, ...header].map((block) => block?.text ?? '').join('\n');
}

function endOfRun(blocks: readonly Block[], index: number): number {
  const kind = blocks[index]?.kind;
  const length = blocks.slice(index).findIndex((block) => block.kind !== kind);
  return length < 0 ? blocks.length : index + length;
}
