import type { Nodes } from 'mdast';
import type { TextRun } from '../model.ts';
import { safeAddress } from './safe-address.ts';

type Style = Omit<TextRun, 'text'>;

interface Open {
  node: Nodes;
  style: Style;
}

/** Reads inline nodes without recursion, because they can be nested as deeply as the text is long. */
export function inlineRuns(
  nodes: readonly Nodes[],
  addresses: ReadonlyMap<string, string>,
): TextRun[] {
  const runs: TextRun[] = [];
  const open: Open[] = reversed(nodes, {});
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, style } = next;
    switch (node.type) {
      case 'text':
      case 'html':
        add(runs, { ...style, text: node.value });
        break;
      case 'inlineCode':
        add(runs, { ...style, code: true, text: node.value });
        break;
      case 'break':
        add(runs, { ...style, text: '\n' });
        break;
      case 'strong':
        open.push(...reversed(node.children, { ...style, bold: true }));
        break;
      case 'emphasis':
        open.push(...reversed(node.children, { ...style, italic: true }));
        break;
      case 'delete':
        open.push(...reversed(node.children, { ...style, strike: true }));
        break;
      case 'link':
        open.push(...reversed(node.children, linked(style, node.url)));
        break;
      case 'linkReference':
        open.push(...reversed(node.children, linked(style, addresses.get(node.identifier))));
        break;
      // Pictures are never loaded: their host would learn who reads the document.
      case 'image':
        add(runs, { ...linked(style, node.url), text: node.alt || node.url });
        break;
      case 'imageReference':
        add(runs, { ...style, text: node.alt || node.identifier });
        break;
      case 'footnoteReference':
        add(runs, { ...style, text: `[${node.label ?? node.identifier}]` });
        break;
      default:
        if ('children' in node) open.push(...reversed(node.children, style));
    }
  }
  return runs;
}

function reversed(nodes: readonly Nodes[], style: Style): Open[] {
  return nodes.map((node) => ({ node, style })).reverse();
}

function linked(style: Style, url: string | undefined): Style {
  const href = url === undefined ? null : safeAddress(url);
  return href === null ? style : { ...style, href };
}

/** Adds a run; line breaks of the source are spaces, except those of a `break`. */
function add(runs: TextRun[], run: TextRun): void {
  const text = run.text === '\n' ? '\n' : run.text.replaceAll('\n', ' ');
  if (text !== '') runs.push({ ...run, text });
}
