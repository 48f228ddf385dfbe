import type { BrandFieldName } from '@savet/contract/brand-hub';
import { matchesOf } from '@savet/text/matches';
import type { CheckedText } from './checked-text.ts';
import type { Mark } from './finding.ts';
import type { Fix } from './fixing/edits.ts';

/**
 * Reads a text by one rule.
 * @returns null if the rule has no basis: the field from which it comes says nothing for it
 */
export type Rule = (checked: CheckedText) => readonly Mark[] | null;

export function mark(
  start: number,
  end: number,
  field: BrandFieldName | null,
  { fix = null, edits, detail = '' }: Partial<Fix> & { detail?: string } = {},
): Mark {
  return { start, end, field, fix, ...(edits && { edits }), detail };
}

type Make = (match: RegExpExecArray) => Mark | null;

/** The marks of all matches of a pattern, which has the flag g. */
export function marksOf(text: string, pattern: RegExp, make: Make): Mark[] {
  return marksOfMatches(matchesOf(text, pattern), make);
}

export function marksOfMatches(matches: readonly RegExpExecArray[], make: Make): Mark[] {
  return matches.map((match) => make(match)).filter((found): found is Mark => found !== null);
}
