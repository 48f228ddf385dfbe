import { matchesOf } from '@savet/text/matches';
import type { Sentence } from './sentences.ts';

const scripts = ['latin', 'cyrillic'] as const;
/** For each script. */
export type ByScript<Value> = Readonly<Record<(typeof scripts)[number], Value>>;

const letters: ByScript<RegExp> = {
  latin: /\p{Script=Latin}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
};
/** What `phrases` puts around its alternatives. */
const around =
  /^(?<before>\(\?<!\[\\p\{L\}\\p\{N\}\]\)\(\?:)(?<inside>.*)(?<after>\)\(\?!\[\\p\{L\}\\p\{N\}\]\))$/su;
/** Parts of a pattern that are no letters of the text. */
const signs = /\\p\{[^}]*\}|\\.|\(\?<?\p{L}+>/gu;

/**
 * Divides a pattern of `phrases` into one with the alternatives that a text in Latin letters can have, and one for Cyrillic
 * letters. Each needs only the sentences of its script. Null if there are no alternatives.
 */
export function byScript(pattern: RegExp): ByScript<RegExp | null> {
  const { before = '', inside = '', after = '' } = around.exec(pattern.source)?.groups ?? {};
  if (inside === '') throw new Error(`not made by phrases: ${pattern.source}`);
  const alternatives = alternativesOf(inside).map((alternative) => {
    const written = alternative.replace(signs, '');
    return { alternative, has: perScript((script) => letters[script].test(written)) };
  });
  return perScript((script) => {
    const own = alternatives.filter(({ has }) => has[script] || (!has.latin && !has.cyrillic));
    if (own.length === 0) return null;
    const joined = own.map(({ alternative }) => alternative).join('|');
    return new RegExp(before + joined + after, `${pattern.flags.replace('g', '')}g`);
  });
}

/** The text with blanks in place of the sentences that have no letter of a script. Positions stay. */
export function sentencesByScript(text: string, sentences: readonly Sentence[]): ByScript<string> {
  return perScript((script) => {
    let read = text;
    for (const { start, end } of sentences) {
      const sentence = text.slice(start, end);
      if (letters[script].test(sentence)) continue;
      read = read.slice(0, start) + ' '.repeat(sentence.length) + read.slice(end);
    }
    return letters[script].test(read) ? read : '';
  });
}

export function matchesByScript(
  texts: ByScript<string>,
  patterns: ByScript<RegExp | null>,
): RegExpExecArray[] {
  return scripts.flatMap((script) => {
    const pattern = patterns[script];
    return pattern === null || texts[script] === '' ? [] : matchesOf(texts[script], pattern);
  });
}

/** What `|` divides outside of all brackets. */
function alternativesOf(source: string): string[] {
  const found: string[] = [''];
  let depth = 0;
  for (const part of source.match(/\\p\{[^}]*\}|\\.|\[(?:\\.|[^\]])*\]|[\s\S]/gu) ?? []) {
    if (part === '(') depth += 1;
    else if (part === ')') depth -= 1;
    if (part === '|' && depth === 0) found.push('');
    else found[found.length - 1] += part;
  }
  return found;
}

function perScript<Value>(of: (script: (typeof scripts)[number]) => Value): ByScript<Value> {
  return { latin: of('latin'), cyrillic: of('cyrillic') };
}
