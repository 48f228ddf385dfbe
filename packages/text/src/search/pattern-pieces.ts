import { lettered, letters } from '../lettered.ts';

/** A part of a pattern, as far as it says with which words a match begins. */
export type Piece =
  /** One of these characters, as `plain` writes them. */
  | { is: 'character'; oneOf: readonly string[] }
  /** Any letter. */
  | { is: 'letter' }
  /** Nothing, and a word ends there. */
  | { is: 'end' }
  | { is: 'choice'; of: readonly (readonly Piece[])[] }
  | { is: 'optional' | 'repeated'; piece: Piece }
  /** Whatever is not worth telling apart. */
  | { is: 'anything' };

/** More repetitions are as good as any number. */
const TIMES_MAX = 4;
/** `phrases` puts this behind the last word. */
const wordEnd = String.raw`(?![${letters}\p{N}])`;
/** As `lettered` writes it. */
const anyLetter = `[${letters}]`;
const lookAround = /\(\?<?[=!]/y;
const groupStart = /\((?:\?:|\?<\w+>)?/y;
const quantifier = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y;
/** A capital or small letter, a digit, white space, a class, another escaped character, a character. */
const atom = lettered(
  /(?<letter>\\p\{(?:Lu|Ll)\})|(?<digit>\\d)|(?<space>\\s)|\[(?<not>\^?)(?<members>(?:\\.|[^\]\\])*)\]|\\(?<escaped>[^\p{L}\p{N}])|(?<plain>[^\\.^$])|[\s\S]/uy,
);
const member = /\\p\{\w+\}|\\u[\da-f]{4}|\\.|[^\\]-[^\\]|[\s\S]/giu;

/** The pieces of a pattern, of the syntax that patterns of phrases use. */
export function piecesOf(source: string): Piece[][] {
  let at = 0;

  function choice(): Piece[][] {
    const all: Piece[][] = [[]];
    while (at < source.length && source[at] !== ')') {
      if (source[at] === '|') {
        at += 1;
        all.push([]);
      } else all.at(-1)?.push(...quantified());
    }
    return all;
  }

  function quantified(): Piece[] {
    const piece = one();
    const [found, least, comma, most] = read(quantifier) ?? [];
    if (piece === null || found === undefined) return piece === null ? [] : [piece];
    if (found.startsWith('?')) return [{ is: 'optional', piece }];
    if (found.startsWith('*')) return [{ is: 'optional', piece: { is: 'repeated', piece } }];
    if (least === undefined) return [{ is: 'repeated', piece }];
    const times = (count: number, of: Piece) => Array.from({ length: count }, () => of);
    const further = comma === '' ? 0 : Number(most || Number.POSITIVE_INFINITY) - Number(least);
    const rest =
      further <= TIMES_MAX
        ? times(further, { is: 'optional', piece })
        : times(1, { is: 'optional', piece: { is: 'repeated', piece } });
    return [...times(Number(least), piece), ...rest];
  }

  /** Null for what only looks around. */
  function one(): Piece | null {
    if (source.startsWith(wordEnd, at)) {
      at += wordEnd.length;
      return { is: 'end' };
    }
    if (source.startsWith(anyLetter, at)) {
      at += anyLetter.length;
      return { is: 'letter' };
    }
    const isAround = read(lookAround) !== null;
    if (!isAround && read(groupStart) === null) return pieceOf(read(atom)?.groups ?? {});
    const of = choice();
    at += 1;
    return isAround ? null : { is: 'choice', of };
  }

  function read(part: RegExp): RegExpExecArray | null {
    part.lastIndex = at;
    const found = part.exec(source);
    if (found) at = part.lastIndex;
    return found;
  }

  return choice();
}

/** Characters that are the same at the beginning of a word: in lower case, white space as a space, any digit as 0. */
export function plain(text: string): string {
  return text.toLowerCase().replace(/[\s\d]/g, (one) => (/\d/.test(one) ? '0' : ' '));
}

function pieceOf(groups: Readonly<Record<string, string | undefined>>): Piece {
  const { letter, members, escaped, plain: character = escaped } = groups;
  if (letter !== undefined) return { is: 'letter' };
  if (groups['digit'] !== undefined) return { is: 'character', oneOf: ['0'] };
  if (groups['space'] !== undefined) return { is: 'character', oneOf: [' '] };
  if (character !== undefined) return { is: 'character', oneOf: [plain(character)] };
  if (members === undefined || groups['not'] !== '') return { is: 'anything' };
  const oneOf = Array.from(members.matchAll(member), ([found]) => memberOf(found));
  const known = oneOf.filter((one) => one !== null);
  return known.length < oneOf.length
    ? { is: 'anything' }
    : { is: 'character', oneOf: [...new Set(known)] };
}

/** Null for a member of a class that stands for many characters. */
function memberOf(found: string): string | null {
  if (/^(?:\d-\d|\\d)$/.test(found)) return '0';
  if (found === String.raw`\s` || found === String.raw`\u00a0`) return ' ';
  if (found.length === 1) return plain(found);
  return lettered(/^\\[^\p{L}\p{N}]$/u).test(found) ? found.slice(1) : null;
}
