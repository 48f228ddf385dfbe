import { lettered } from '@savet/text/lettered';
import { fold, stemOf } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { languageOf } from '../../language/language-of.ts';
import { comparedWords } from '../../recognition/features.ts';
import { familyOf } from '../../recognition/label.ts';
import type { PartReading } from '../reading.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { isText } from './change.ts';
import type { Thread } from './thread-state.ts';

/** A longer question says something of its own. In words. */
const WORDS_MAX = 10;
/** Shorter words say nothing about which row is meant. */
const LETTERS_MIN = 4;

const asksAmount = lettered(
  /(?<!\p{L})(?:how (?:much|many|often|long)|what(?:[’']s| is| are| would be| was) the \p{L}+(?: \p{L}+)?|колко|какъв процент|каква (?:е |част|сума)\p{L}*)(?!\p{L})/iu,
);
/** Savet's own prices, and the queries that are left. */
const ofSavet = lettered(
  /(?<!\p{L})(?:savet|your|queries|query|subscription|trial|account|абонамент\p{L}*|акаунт\p{L}*|профил\p{L}*|запитван\p{L}*|въпрос\p{L}*|остава\p{L}*)(?!\p{L})/iu,
);

/** The row of the table in the answer before that a question about an amount is about; null if none is, or it asks for something else. */
export function amountReading(
  query: string,
  { last, isLatest, isOffered, reply, language }: Thread,
  verdict: Verdict,
  knowledge: Knowledge,
): PartReading | null {
  if (last === null || !isLatest || isOffered || isText(last)) return null;
  if (comparedWords(query).length > WORDS_MAX || !asksAmount.test(query) || ofSavet.test(query))
    return null;
  const family = verdict.kind === 'certain' ? familyOf(verdict.label) : '';
  if (['sensitive', 'savet', 'brand-hub'].includes(family)) return null;
  const about = rowFor(query, reply, knowledge);
  if (about === null) return null;
  return {
    ...{ kind: 'part', ask: 'amount', place: null, about, of: last },
    language: languageOf(query, language),
  };
}

/** The only row of the tables of a reply that has most words and figures of a question, with the heads of its columns. */
function rowFor(query: string, reply: string, knowledge: Knowledge): string | null {
  const lines = reply.split('\n').filter((line) => /^\|.*\|\s*$/.test(line));
  const [head, , ...rows] = lines.map((line) =>
    line
      .trim()
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  if (head === undefined) return null;
  const asked = marksOf(query, knowledge);
  // The word itself counts for more than another form of it: an hourly rate is a rate, and no hours.
  const commonOf = (name: string) =>
    [...marksOf(name, knowledge)].filter((mark) => asked.has(mark)).length;
  const ranked = rows
    .map((row) => ({ row, common: commonOf(row[0] ?? '') }))
    .toSorted((a, b) => b.common - a.common);
  const [best, next] = ranked;
  if (best === undefined || best.common === 0 || best.common === next?.common) return null;
  const [name = '', ...cells] = best.row.map((cell) => cell.replace(/\*\*/g, ''));
  const values = cells.map((cell, index) => {
    const column = (head[index + 1] ?? '').toLowerCase();
    return column === '' ? cell : `${column}: ${cell}`;
  });
  return `${name} – ${values.join('; ')}.`;
}

/** The words, stems and figures by which a row is named. */
function marksOf(text: string, { understanding }: Knowledge): Set<string> {
  const isMark = (word: string) =>
    /^\d+$/.test(word) || (word.length >= LETTERS_MIN && !understanding.emptyWords.has(word));
  const words = wordsOf(text).map(fold).filter(isMark);
  return new Set([...words.map((word) => `=${word}`), ...words.map(stemOf)]);
}
