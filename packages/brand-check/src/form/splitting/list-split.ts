import type { CheckChannel, Replacement } from '@savet/contract/brand-check';
import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { matchesOf } from '@savet/text/matches';
import type { Range } from '../../fixing/edits.ts';
import { isInsideMarks } from '../../language/inside-marks.ts';
import { countWords } from '../../language/sentences.ts';
import type { Divided } from './sentence-split.ts';

/** Channels whose readers expect lists. */
const withLists: ReadonlySet<CheckChannel> = new Set(['text', 'web', 'email', 'reply']);
/** Shorter members read well in a line. */
const MEMBER_WORDS_MIN = 3;
const MEMBERS_MIN = 3;

interface ListGrammar {
  /** What announces a list, up to its first member. */
  lead: RegExp;
  /** Between two members, each of which begins like the first. */
  between: RegExp;
}

/** Members begin with a number or an article that only a new member has. */
const grammars: Record<Language, ListGrammar> = {
  EN: {
    lead: /^[^,:;]{3,60}? (?:includes?|contains?|offers?|need|needs|bring|started with|begins with|comes with|consists of)(?<gap> )(?=(?:an?|one|two|three|four|five|six|ten|\d+) )/iu,
    between: /(?<gap>, (?:and )?)(?=(?:an?|one|two|three|four|five|six|ten|\d+) )/giu,
  },
  BG: {
    lead: lettered(
      /^[^,:;]{0,60}?(?<!\p{L})(?:включва|включват|съдържа|съдържат|предлагаме|(?:започнахме|започва|започваме|идва|състои се) (?:с(?:ъс)?|от))(?<gap> )(?=(?:един|една|едно|две|два|двама|три|трима|четири|пет|шест|\d+) )/iu,
    ),
    between:
      /(?<gap>, (?:и )?)(?=(?:един|една|едно|две|два|двама|три|трима|четири|пет|шест|\d+) )/giu,
  },
};
const last = /^, (?:and|и) $/u;

/**
 * Makes the members of a long list lines of their own.
 * @returns null if the sentence surely is no list of three or more, or a member would stay too long
 */
export function listSplit(
  text: string,
  sentence: Range,
  max: number,
  language: Language,
  channel: CheckChannel,
): Divided | null {
  const { start: at, end } = sentence;
  const written = text.slice(at, end);
  const { lead, between } = grammars[language];
  const opening = lead.exec(written);
  if (!opening || !withLists.has(channel) || !written.endsWith('.')) return null;
  const first = opening[0].length;
  const gaps = matchesOf(written, between).filter(({ index }) => index > first);
  const isList = gaps.length >= MEMBERS_MIN - 1 && last.test(gaps.at(-1)?.[0] ?? '');
  if (!isList || gaps.slice(0, -1).some(([gap]) => last.test(gap))) return null;
  if (gaps.some(({ index }) => isInsideMarks(written, index))) return null;
  const starts = [first, ...gaps.map(({ 0: gap, index }) => index + gap.length)];
  const ends = [...gaps.map(({ index }) => index), written.length];
  const lengths = starts.map((start, index) => countWords(written.slice(start, ends[index])));
  if (lengths.some((words) => words < MEMBER_WORDS_MIN || words > max)) return null;
  const edits: Replacement[] = [
    { start: at + first - 1, end: at + first, text: ':\n\n- ' },
    ...gaps.map(({ 0: gap, index }) => ({
      ...{ start: at + index, end: at + index + gap.length },
      text: ',\n- ',
    })),
  ];
  const after = /^[ \u00a0]+(?=\S)/u.exec(text.slice(end));
  if (after) edits.push({ start: end, end: end + after[0].length, text: '\n\n' });
  return { edits, parts: starts.length, longest: Math.max(...lengths), isList: true };
}
