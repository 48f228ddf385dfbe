import { lettered } from './lettered.ts';

/**
 * A pattern that finds phrases as whole words, in any case: one a line, or several divided by `|`. A `*` after a
 * letter or a bracket stands for any ending of the word, ` … ` for up to 40 characters of the same sentence, a
 * space for any white space; the rest is as in any pattern.
 */
export function phrases(strings: TemplateStringsArray, ...values: readonly string[]): RegExp {
  const alternatives = String.raw(strings, ...values)
    .split('\n')
    .map((line) => line.trim().replace(/ +\| +/g, '|'))
    .filter((line) => line !== '')
    .join('|')
    .replace(lettered(/(?<=\p{L}|\))\*/gu), String.raw`\p{L}*`)
    .replaceAll(' … ', String.raw` (?:[^.!?\n]{0,40}? )?`)
    .replaceAll(' ', String.raw`\s`);
  return lettered(String.raw`(?<![\p{L}\p{N}])(?:${alternatives})(?![\p{L}\p{N}])`, 'iu');
}
