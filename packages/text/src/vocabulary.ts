import { lettered } from './lettered.ts';
import { fold, stemOf } from './stems.ts';
import { wordsOf } from './text.ts';
import { wordPairs } from './word-pairs.ts';

/** A word or expression that a vocabulary guide avoids, and what it wants instead, if it says so. */
export interface AvoidedWord {
  avoid: string;
  say: string | null;
}

/** “Avoid: …”, “never say …”, „избягваме …“, „не казваме …“ at the beginning of a sentence. */
const listStart = lettered(
  /^(?:(?:we\s+)?(?:avoid|never (?:say|use|write)|don['’]?t (?:say|use|write)|do not (?:say|use|write)|no)|words? to avoid|избягва(?:йте|ме|й)|да се избягва|никога не (?:казваме|пишем|използваме)|не (?:казваме|пишем|използваме|използвайте)|без|думи,? които (?:избягваме|не използваме))(?!\p{L})[\s:–-]*(.+)$/iu,
);
/** “Say: …”, “We use: …”, „Казваме: …“ at the beginning of a sentence. Without the colon it is no list of words. */
const wantedStart =
  /^(?:(?:we\s+)?(?:say|use|write|prefer)|words? (?:to use|that we use|we use)|казва(?:йте|ме)|пиш(?:ете|ем)|използва(?:йте|ме)|предпочитаме|думи,? които използваме)\s*:\s*(.+)$/iu;
/** Longer entries are explanations, unless they are one quotation. In words. */
const WORDS_MAX = 5;
/** Within one line: an unpaired mark must not swallow the rest of the guide. */
const quotation = /„[^“”„\n]*[“”]|“[^“”\n]*”|«[^»\n]*»|"[^"\n]*"/g;
/** Stands for a quotation while a list is taken apart; both characters are from the private use area. */
const placeholder = /\uE000(\d+)\uE001/g;

/** The words that a vocabulary guide avoids: from pairs (“guests, not customers”) and from lists (“Avoid: cheap, synergy”). */
export function avoidedWords(guide: string): AvoidedWord[] {
  const listed = listsOf(guide, listStart).map((avoid) => ({ avoid, say: null }));
  return [...wordPairs(guide), ...listed];
}

/** The words that a vocabulary guide lists as its own (“Say: blend, garden”), without those of pairs. */
export function wantedWords(guide: string): string[] {
  return listsOf(guide, wantedStart);
}

function listsOf(guide: string, start: RegExp): string[] {
  const quoted: string[] = [];
  const withoutQuoted = guide.replace(quotation, (whole) => {
    // “cheap,” “fast”: the comma belongs to the list.
    const [, inside = '', comma = ''] = /^(.*?)([,;]?)$/.exec(whole.slice(1, -1)) ?? [];
    return `\uE000${quoted.push(inside) - 1}\uE001${comma}`;
  });
  return withoutQuoted
    .split(/[\n]|\.(?:\s|$)/)
    .flatMap((sentence) => start.exec(sentence.replace(/^[\s\-•*]+/, ''))?.[1] ?? [])
    .flatMap(entriesOf)
    .map((entry) => wordIn(entry, quoted))
    .filter((word) => word !== '');
}

/** An entry as it is written, without its quotation marks; empty for an explanation. */
function wordIn(entry: string, quoted: readonly string[]): string {
  const whole = /^\s*\uE000(\d+)\uE001[\s.]*$/.exec(entry)?.[1];
  if (whole !== undefined) return (quoted[Number(whole)] ?? '').trim();
  const word = entry
    .replace(placeholder, (_, index) => quoted[Number(index)] ?? '')
    .replace(/["“”„«»‘’()]/g, '')
    .trim();
  return wordsOf(word).length > WORDS_MAX ? '' : word;
}

/** “And” separates the last two entries of a list; without a comma it may be part of an expression („млад и динамичен“). */
function entriesOf(list: string): string[] {
  const isQuoted = /["“”„«»\uE000]/.test(list);
  return isQuoted || /[,;/]/.test(list) ? list.split(/[,;/]|\s+(?:and|or|и|или)\s+/iu) : [list];
}

/** Whether a text uses a word or expression, in any form. */
export function usesWord(text: string, word: string): boolean {
  const stems = wordsOf(text).map(fold).map(stemOf);
  const wanted = wordsOf(word).map(fold).map(stemOf);
  return stems.some((_, start) => wanted.every((stem, offset) => stems[start + offset] === stem));
}
