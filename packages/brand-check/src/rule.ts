import type { BrandFieldName } from '@savet/contract/brand-hub';
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

/** The marks of all matches of a pattern, which has the flag g. `matchAll` would copy the pattern for each text. */
export function marksOf(
  text: string,
  pattern: RegExp,
  make: (match: RegExpExecArray) => Mark | null,
): Mark[] {
  const marks: Mark[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const found = make(match);
    if (found !== null) marks.push(found);
  }
  return marks;
}
