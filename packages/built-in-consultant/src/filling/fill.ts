import { lettered } from '@savet/text/lettered';
import { capitalised, clip, sentencesOf } from '@savet/text/text';
import { placeholder } from '../knowledge/topic.schema.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { isBlank } from './blank.ts';
import { itemsOf, oneLine } from './items.ts';
import { innerQuotes } from './quote.ts';

export type FieldValues = Partial<Record<string, string>>;

/** Longest part of a value in one placeholder, in UTF-16 units; with `all`, the longest value. */
const PIECE_MAX = 220;
const ALL_MAX = 700;
/** Most items of a bulleted list. */
const ITEMS_MAX = 7;
/** Longest label of a line that consists of label and value, in UTF-16 units. */
const LABEL_MAX = 26;
/** A sentence longer than this may be cut at a semicolon or dash, in UTF-16 units. */
const CLAUSE_MIN = 120;

/**
 * Fills the placeholders of a draft; null if a value is empty. Values keep the words of their author. Only
 * punctuation at the ends, markdown marks and the case of the first letter change.
 */
export function fill(
  text: string,
  values: FieldValues,
  isCommon: (word: string) => boolean,
): string | null {
  let complete = true;
  const filled = text.replace(
    placeholder,
    (_, name: string, part: string | undefined, index: number) => {
      const piece = pieceOf(values[name] ?? '', part);
      if (piece === '') complete = false;
      const before = text.slice(0, index);
      const after = text.slice(index).replace(/^\{[^}]*\}/, '');
      if (part === 'items') return piece;
      const cased = startsSentence(before)
        ? capitalised(piece)
        : continuesSentence(before, after) && name !== 'businessName'
          ? uncapitalised(piece, isCommon)
          : piece;
      return fitted(cased, before, after);
    },
  );
  return complete ? filled.replace(/([.!?])\.(?=\s|$|[“”"])/g, '$1') : null;
}

/** The part of a value that a placeholder asks for. */
function pieceOf(value: string, part: string | undefined): string {
  const text = value.trim();
  if (text === '') return '';
  if (isBlank(text)) return part === 'items' ? `- ${text}` : text;
  if (part === 'all') return clip(oneLine(text).replace(/(?<![\s.;,:])[\s.;,:]+$/, ''), ALL_MAX);
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
  return short
    .replace(/^\s*(?:[-–—•*·]|\d+[.)])\s*/, '')
    .replace(/(?<![\s.;,:…!])[\s.;,:…!]+$/, '');
}

/** Adapts quotation marks and the final punctuation to the surrounding text. */
function fitted(piece: string, before: string, after: string): string {
  const outer = openQuote(before);
  const safe = escapeMarkdown(outer === undefined ? piece : innerQuotes(piece, outer));
  return /^\s*[.!?]/.test(after) ? safe.replace(/[.!?]+$/, '') : safe;
}

/** The mark that opens the quotation in which the text before ends. */
function openQuote(before: string): string | undefined {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return /([„“"])[^“”"]*$/.exec(line)?.[1];
}

/** Whether the next word begins a line or a sentence. */
function startsSentence(before: string): boolean {
  return /(?:^|\n|[.!?]["”“]?\s)[\s>*_#„“"‚‘-]*$/.test(before);
}

/** Whether a sentence continues after a colon or dash, as opposed to a line of label and value. */
function continuesSentence(before: string, after: string): boolean {
  if (!lettered(/\p{L}[”“"]? ?[:–—] $/u).test(before)) return false;
  const start = before.slice(before.lastIndexOf('\n') + 1);
  return start.length > LABEL_MAX || /^[.?!,;“”"]/.test(after);
}

/** With a lower-case first letter, unless the first word may be a name. */
function uncapitalised(text: string, isCommon: (word: string) => boolean): string {
  const [word = ''] = text.match(lettered(/^\p{Lu}\p{Ll}*(?![\p{L}\p{N}])/u)) ?? [];
  return word !== '' && word !== 'I' && isCommon(word)
    ? word.toLowerCase() + text.slice(word.length)
    : text;
}
