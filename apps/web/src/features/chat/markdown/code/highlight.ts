import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import markdown from 'highlight.js/lib/languages/markdown';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';

/** The languages that answers for companies contain: pages, styles, shop and mail templates, data, queries. */
const lowlight = createLowlight({
  ...{ bash, css, javascript, json, markdown, php },
  ...{ python, sql, typescript, xml, yaml },
});

/** A piece of code that has one colour. */
export interface CodePiece {
  text: string;
  /** The kind of the piece, such as `keyword`; null for plain code. */
  kind: string | null;
}

/** The pieces of some code, which together are the code; one plain piece if nothing knows the language. */
export function highlight(code: string, language: string): CodePiece[] {
  const name = language.toLowerCase();
  if (!lowlight.registered(name)) return [{ text: code, kind: null }];
  return piecesOf(lowlight.highlight(name, code), null);
}

type Node =
  | ReturnType<typeof lowlight.highlight>
  | ReturnType<typeof lowlight.highlight>['children'][number];

/** The innermost kind counts. */
function piecesOf(node: Node, kind: string | null): CodePiece[] {
  if (node.type === 'text') return [{ text: node.value, kind }];
  if (!('children' in node)) return [];
  const own = node.type === 'element' ? kindOf(node.properties.className) : null;
  return node.children.flatMap((child) => piecesOf(child, own ?? kind));
}

/** `keyword` of the class `hljs-keyword`; parts such as `function_` only refine it. */
function kindOf(classes: unknown): string | null {
  const [first] = Array.isArray(classes) ? (classes as unknown[]) : [];
  return typeof first === 'string' && first.startsWith('hljs-')
    ? first.slice('hljs-'.length)
    : null;
}
