import { lettered, letters } from '../lettered.ts';
import { type Piece, piecesOf, plain } from './pattern-pieces.ts';

/** How a match may begin: with any words, and then one that begins with these characters. */
export interface Opening {
  /** Words and marks before the one that is known. */
  skipped: number;
  /** Its beginning, as `beginningOf` cuts it. */
  beginning: string;
}

/** An opening as far as it has been read. */
interface Start extends Opening {
  /** Whether the word that is being read may be any. */
  isAny: boolean;
}

/** `phrases` puts this before the first word. */
const wordStart = String.raw`(?<![${letters}\p{N}])`;
/** Characters by which words are told apart: three find nearly all, and few endings are shorter. */
const LENGTH = 3;
/** Further words tell too little. */
const SKIPPED_MAX = 4;
const start: Start = { skipped: 0, beginning: '', isAny: false };

/**
 * The openings of a pattern: every match has one of them.
 * @returns null if the pattern does not say with what its matches begin
 */
export function openingsOf({ source }: RegExp): Opening[] | null {
  if (!source.startsWith(wordStart)) return null;
  const of = piecesOf(source.slice(wordStart.length));
  // Only the first of several alternatives has the start of a word before it.
  if (of.length > 1) return null;
  const all = after({ is: 'choice', of }, [start]);
  return all?.every(isComplete) ? all : null;
}

/** The first characters of a word or mark. What follows a short word is not part of it. */
export function beginningOf(word: string): string {
  return plain(word.slice(0, LENGTH)).padEnd(LENGTH);
}

function isComplete({ beginning }: Start): boolean {
  return beginning.length >= LENGTH;
}

/** The openings behind a piece; null if they can't be told. */
function after(piece: Piece, before: readonly Start[]): Start[] | null {
  switch (piece.is) {
    case 'character':
      return each(before, (one) => piece.oneOf.map((character) => withCharacter(one, character)));
    case 'letter':
      return each(before, (one) => [{ ...one, beginning: '', isAny: true }]);
    case 'end':
      return each(before, (one) => [withEnd(one)]);
    case 'choice': {
      const all = piece.of.map((pieces) =>
        pieces.reduce<Start[] | null>((known, next) => known && after(next, known), [...before]),
      );
      return all.includes(null) ? null : distinct(all.flatMap((one) => one ?? []));
    }
    case 'optional': {
      const all = after(piece.piece, before);
      return all && distinct([...before, ...all]);
    }
    case 'repeated':
      return repeated(piece.piece, before);
    default:
      return before.every(isComplete) ? [...before] : null;
  }
}

/** Once or more: until more of it shows nothing new. */
function repeated(piece: Piece, before: readonly Start[]): Start[] | null {
  let all = after(piece, before);
  for (let known = -1; all !== null && all.length > known; ) {
    known = all.length;
    const more = after(piece, all);
    all = more && distinct([...all, ...more]);
  }
  return all;
}

/** Takes openings that are not complete one step further. */
function each(
  before: readonly Start[],
  step: (one: Start) => readonly (Start | null)[],
): Start[] | null {
  const all = before.flatMap((one) => (isComplete(one) ? [one] : step(one)));
  const known = all.filter((one) => one !== null);
  return known.length < all.length ? null : distinct(known);
}

function withCharacter(one: Start, character: string): Start | null {
  const { skipped, beginning, isAny } = one;
  if (lettered(/[\p{L}\p{N}]/u).test(character)) {
    return isAny ? one : { ...one, beginning: beginning + character };
  }
  if (beginning !== '') return withEnd(one);
  const next = isAny ? withEnd(one) : one;
  if (character !== ' ') return next && { ...next, beginning: beginningOf(character) };
  // A match that begins with white space begins with no word.
  return isAny || skipped > 0 ? next : null;
}

/** Ends the word that is being read. */
function withEnd(one: Start): Start | null {
  const { skipped, beginning, isAny } = one;
  if (!isAny) return beginning === '' ? one : { ...one, beginning: beginningOf(beginning) };
  return skipped < SKIPPED_MAX ? { skipped: skipped + 1, beginning: '', isAny: false } : null;
}

function distinct(all: readonly Start[]): Start[] {
  const byName = all.map((one) => [`${one.skipped} ${one.beginning} ${one.isAny}`, one] as const);
  return [...new Map(byName).values()];
}
