import { Visitor } from 'oxc-parser';
import type { Violation } from './check-file.ts';
import type { SourceFile } from './source-file.ts';

/** The folders in which patterns are compiled in their hundreds. */
const consultant = /^packages\/(?:built-in-consultant|brand-check|text)\/src\//;
/** The files that make patterns of patterns that have been through `lettered`. */
const exempt = /^packages\/text\/src\/(?:lettered|search\/search)\.ts$/;
const MESSAGE = String.raw`a pattern with \p{L}, or one made of a string, goes through lettered()`;

/** The patterns of the consultant that would let V8 compile all letters of Unicode. */
export function checkPatterns({ path: file, text, isTest, parsed }: SourceFile): Violation[] {
  if (isTest || !consultant.test(file) || exempt.test(file)) return [];
  const found = new Set<number>();
  const lettered = new Set<number>();
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'lettered' && first)
        lettered.add(first.start);
    },
    NewExpression({ callee, start }) {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') found.add(start);
    },
    Literal(node) {
      if ('regex' in node && /\\p\{L\}/iu.test(node.regex.pattern)) found.add(node.start);
    },
  }).visit(parsed.program);
  const slow = [...found].filter((start) => !lettered.has(start));
  return slow.map((start) => ({
    ...{ file, message: MESSAGE },
    line: text.slice(0, start).split('\n').length,
  }));
}
