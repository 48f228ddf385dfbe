import { lettered } from '@savet/text/lettered';
import { matchesOf } from '@savet/text/matches';
/** A word of a text with its position in UTF-16 units. */
export interface Token {
  /** In lower case. */
  word: string;
  start: number;
  end: number;
}

const word = lettered(/[\p{L}\p{N}]+(?:[’'](?=\p{L})\p{L}+)*/gu);

export function tokensOf(text: string): Token[] {
  return matchesOf(text, word).map(({ 0: found, index }) => ({
    word: found.toLowerCase().replaceAll('’', "'"),
    start: index,
    end: index + found.length,
  }));
}

/** Whether only a space or a hyphen is between two words that follow each other. */
export function areJoined(text: string, before: Token, after: Token): boolean {
  return /^[\s\u00a0-]{1,3}$/.test(text.slice(before.end, after.start));
}
