import type { Nodes, Parents, RootContent, TableCell } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Block, HeadingLevel, TextRun } from '../model.ts';
import { BLANK_LINES, boundedSource, hasTooManyMarks } from './bounded-source.ts';
import { inlineRuns } from './inline.ts';

/** Levels of lists and quotes in each other; what is deeper becomes plain paragraphs. */
const DEEPEST = 12;

/** Reads Markdown. HTML in it is text. A text with more marks than can be read in time stays as it was typed. */
export function markdownBlocks(markdown: string, headingOffset: number): Block[] {
  if (hasTooManyMarks(markdown)) return markdown.split(BLANK_LINES).flatMap(paragraphs);
  const root = fromMarkdown(boundedSource(markdown), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const reader = new BlockReader(headingOffset, addressesOf(root.children));
  return reader.read(root.children, 0);
}

/** The addresses of links that are defined elsewhere in the text, by their names. */
function addressesOf(children: readonly RootContent[]): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const node of children) {
    if (node.type === 'definition' && !addresses.has(node.identifier)) {
      addresses.set(node.identifier, node.url);
    }
  }
  return addresses;
}

class BlockReader {
  readonly #headingOffset: number;
  readonly #addresses: ReadonlyMap<string, string>;

  constructor(headingOffset: number, addresses: ReadonlyMap<string, string>) {
    this.#headingOffset = headingOffset;
    this.#addresses = addresses;
  }

  read(nodes: readonly Nodes[], depth: number): Block[] {
    return nodes.flatMap((node) => this.#block(node, depth));
  }

  #block(node: Nodes, depth: number): Block[] {
    if (depth > DEEPEST) return paragraphs(plainText(node));
    switch (node.type) {
      case 'heading': {
        const level = Math.min(node.depth + this.#headingOffset, 4) as HeadingLevel;
        return [{ kind: 'heading', level, content: this.#inline(node) }];
      }
      case 'paragraph':
        return [{ kind: 'paragraph', content: this.#inline(node) }];
      case 'blockquote':
        return [{ kind: 'quote', content: this.read(node.children, depth + 1) }];
      case 'list': {
        const items = node.children.map((item) => {
          const blocks = this.read(item.children, depth + 1);
          return item.checked === null || item.checked === undefined
            ? blocks
            : withMark(blocks, item.checked ? '☑' : '☐');
        });
        return [{ kind: 'list', isOrdered: node.ordered === true, start: node.start ?? 1, items }];
      }
      case 'code':
        return [{ kind: 'code', text: node.value }];
      case 'html':
        return paragraphs(node.value);
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      case 'table': {
        const [head, ...rows] = node.children.map((row) =>
          row.children.map((cell) => this.#inline(cell)),
        );
        return head ? [{ kind: 'table', head, rows, align: node.align ?? [] }] : [];
      }
      case 'footnoteDefinition':
        return [
          { kind: 'note', text: `[${node.label ?? node.identifier}]` },
          ...this.read(node.children, depth + 1),
        ];
      default:
        return [];
    }
  }

  #inline(node: Parents | TableCell): TextRun[] {
    return inlineRuns(node.children, this.#addresses);
  }
}

function paragraphs(text: string): Block[] {
  return text.trim() === '' ? [] : [{ kind: 'paragraph', content: [{ text }] }];
}

/** Puts the mark of a task before the first paragraph. */
function withMark(blocks: Block[], mark: string): Block[] {
  const [first, ...rest] = blocks;
  const run = { text: `${mark} ` };
  return first?.kind === 'paragraph'
    ? [{ kind: 'paragraph', content: [run, ...first.content] }, ...rest]
    : [{ kind: 'paragraph', content: [run] }, ...blocks];
}

/** All the text below a node, without recursion: the nodes can be nested as deeply as the text is long. */
function plainText(node: Nodes): string {
  const texts: string[] = [];
  const open: Nodes[] = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if ('value' in next) texts.push(next.value);
    if ('children' in next) open.push(...[...next.children].reverse());
  }
  return texts.join(' ');
}
