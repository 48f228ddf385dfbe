import { capitalised, clip, sentencesOf } from '../../text.ts';
import { placeholder } from '../topic.schema.ts';
import { itemsOf, oneLine } from './items.ts';
import { escapeMarkdown, innerQuotes } from './quote.ts';

export type FieldValues = Partial<Record<string, string>>;

/** Longest piece of a value that one place takes, in UTF-16 units. */
const PIECE_MAX = 220;
const ALL_MAX = 700;
/** Items of a bulleted list, at most. */
const ITEMS_MAX = 7;
/** Longest label of a value on a line of its own, in UTF-16 units. */
const LABEL_MAX = 26;
/** From this length on a semicolon or a dash may end what stands for a sentence. */
const CLAUSE_MIN = 120;

/**
 * A draft with the values in its places; null when one of them has nothing to say. Values keep the
 * words of their author; only their ends, their marks and the first letter of a line are changed.
 */
export function fill(
  text: string,
  values: FieldValues,
  isCommon: (word: string) => boolean,
): string | null {
  let complete = true;
  const filled = text.replace(
    placeholder,
    (_, name: string, part: string | undefined, place: number) => {
      const piece = pieceOf(values[name] ?? '', part);
      if (piece === '') complete = false;
      const before = text.slice(0, place);
      const after = text.slice(place).replace(/^\{[^}]*\}/, '');
      if (part === 'items') return piece;
      const cased = startsSentence(before)
        ? capitalised(piece)
        : goesOn(before, after) && name !== 'businessName'
          ? uncapitalised(piece, isCommon)
          : piece;
      return placed(cased, before, after);
    },
  );
  return complete ? filled.replace(/([.!?])\.(?=\s|$|[“”"])/g, '$1') : null;
}

/** What of a value stands in a place; empty when there is nothing. */
function pieceOf(value: string, part: string | undefined): string {
  const text = value.trim();
  if (text === '') return '';
  if (part === 'all') return clip(oneLine(text).replace(/[\s.;,:]+$/, ''), ALL_MAX);
  const items = itemsOf(text);
  if (part === 'items') {
    return items
      .slice(0, ITEMS_MAX)
      .map((item) => `- ${escapeMarkdown(clip(capitalised(oneLine(item)), PIECE_MAX))}`)
      .join('\n');
  }
  if (part !== undefined) return clip(items[Number(part.slice(-1)) - 1] ?? '', PIECE_MAX);
  return clip(firstSentence(text), PIECE_MAX);
}

function firstSentence(text: string): string {
  const [line = ''] = text.split(/\n+/).filter((entry) => entry.trim() !== '');
  const [sentence = line] = sentencesOf(line);
  const short =
    sentence.length > CLAUSE_MIN ? (sentence.split(/;\s| [–—] /)[0] ?? sentence) : sentence;
  return short.replace(/^\s*(?:[-–—•*·]|\d+[.)])\s*/, '').replace(/[\s.;,:…!]+$/, '');
}

/** The piece as it fits between what stands before and after it. */
function placed(piece: string, before: string, after: string): string {
  const safe = escapeMarkdown(insideQuotes(before) ? innerQuotes(piece) : piece);
  return /^\s*[.!?]/.test(after) ? safe.replace(/[.!?]+$/, '') : safe;
}

/** Whether a quotation has been opened and not closed before this place. */
function insideQuotes(before: string): boolean {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return /[„“"][^“”"]*$/.test(line);
}

/** Whether what follows begins a line or a sentence. */
function startsSentence(before: string): boolean {
  return /(?:^|\n|[.!?]["”“]?\s)[\s>*_#„“"‘-]*$/.test(before);
}

/** Whether a sentence goes on here: after a colon or a dash, if more than a label and a value stands in the line. */
function goesOn(before: string, after: string): boolean {
  if (!/\p{L}[”“"]? ?[:–—] $/u.test(before)) return false;
  const start = before.slice(before.lastIndexOf('\n') + 1);
  return start.length > LABEL_MAX || /^[.?!,;“”"]/.test(after);
}

/** With a small letter, where the first word is surely no name. */
function uncapitalised(text: string, isCommon: (word: string) => boolean): string {
  const [word = ''] = text.match(/^\p{Lu}\p{Ll}*(?![\p{L}\p{N}])/u) ?? [];
  return word !== '' && word !== 'I' && isCommon(word)
    ? word.toLowerCase() + text.slice(word.length)
    : text;
}
