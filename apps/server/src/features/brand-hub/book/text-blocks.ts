import type { Block } from '../../../platform/documents/model.ts';

const bullet = /^\s*(?:[-–—•*]|\d{1,2}[.)])\s+(?=\S)/u;

/** Free text as paragraphs, one for each line; lines that begin with a bullet or number are a list. */
export function textBlocks(value: string): Block[] {
  const blocks: Block[] = [];
  let items: Block[][] = [];
  const endList = () => {
    if (items.length > 0) blocks.push({ kind: 'list', isOrdered: false, start: 1, items });
    items = [];
  };
  for (const line of value.split(/\r\n|[\n\r\u2028\u2029]/u)) {
    if (line.trim() === '') continue;
    if (bullet.test(line)) {
      items.push([paragraph(line.replace(bullet, ''))]);
    } else {
      endList();
      blocks.push(paragraph(line));
    }
  }
  endList();
  return blocks;
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', content: [{ text: text.trim() }] };
}
