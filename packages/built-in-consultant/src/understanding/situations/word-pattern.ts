import { lettered } from '@savet/text/lettered';
import { fold } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import { inCyrillicIfBulgarian } from '../details.ts';

/** Words that stand between two parts of a pattern, at most. */
const gap = /\s*~(\d+)\s*/u;
const sentenceEnd = /[.!?…\n]+(?=\s|$)/u;

/**
 * A text as patterns read it: folded words with a blank around each, and a full stop between sentences, so that nothing
 * reaches from one sentence into the next.
 */
export function patternText(message: string): string {
  const sentences = inCyrillicIfBulgarian(message).split(sentenceEnd);
  return ` ${sentences.map((each) => wordsOf(each).map(fold).join(' ')).join(' . ')} `;
}

/**
 * “client*|buyer ~4 order*|buy ~3 direct*”: who does what how, in this order, with up to so many words between. `*` is any ending,
 * `|` another wording, `#` a number, `@name` a group of wordings.
 */
export function patternOf(source: string, groups: Readonly<Record<string, string>>): RegExp {
  const parts = source.split(gap);
  const pattern = parts.map((part, place) =>
    // The odd ones are the numbers that `split` keeps.
    place % 2 === 1 ? `(?: [^ .]+){0,${part}} ` : wordings(part, groups),
  );
  return lettered(` ${pattern.join('')}(?= )`, 'u');
}

function wordings(part: string, groups: Readonly<Record<string, string>>): string {
  return `(?:${phrasesIn(part, groups).map(wording).join('|')})`;
}

/** The wordings of a part, those of the groups that it names included. */
function phrasesIn(part: string, groups: Readonly<Record<string, string>>): string[] {
  return part.split('|').flatMap((each) => {
    const phrase = each.trim();
    if (!phrase.startsWith('@')) return phrase;
    const group = groups[phrase.slice(1)];
    if (group === undefined) throw new Error(`situations: no group ${phrase}`);
    return phrasesIn(group, groups);
  });
}

function wording(phrase: string): string {
  return phrase.split(/\s+/u).map(wordSource).join(' ');
}

function wordSource(word: string): string {
  if (word.startsWith('#')) return `\\d[^ ]*`;
  return word.endsWith('*') ? `${fold(word.slice(0, -1))}[^ ]*` : fold(word);
}
