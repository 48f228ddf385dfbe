import { type CheckRule, fixesOf, withReplacements } from '@savet/contract/brand-check';
import type { CallOutput } from '@savet/contract/calls';

export type CheckOutput = CallOutput<'checkText'>;
export type CheckFinding = CheckOutput['findings'][number];

/** Enough to find the place. */
const SHOWN_WORDS = 3;

/** A piece of the text, and the numbers of the findings that cover it. */
export interface Segment {
  text: string;
  start: number;
  numbers: readonly number[];
  /** Numbers of the findings that end here. */
  endings: readonly number[];
}

/** The findings that count. */
export function openFindings({ findings }: Pick<CheckOutput, 'findings'>): CheckFinding[] {
  return findings.filter(({ isException }) => !isException);
}

/** The applied rules without and with findings that count. */
export function dividedRules(checked: Pick<CheckOutput, 'findings' | 'applied'>): {
  kept: CheckRule[];
  broken: CheckRule[];
} {
  const found = new Set(openFindings(checked).map(({ rule }) => rule));
  return {
    kept: checked.applied.filter((rule) => !found.has(rule)),
    broken: checked.applied.filter((rule) => found.has(rule)),
  };
}

/** Divides a text at the borders of findings. Numbers count from 1. */
export function segmentsOf(text: string, findings: readonly CheckFinding[]): Segment[] {
  const borders = new Set([0, text.length]);
  for (const { start, end } of findings) borders.add(start).add(end);
  const sorted = [...borders].filter((at) => at <= text.length).toSorted((a, b) => a - b);
  return sorted.slice(0, -1).map((start, index) => {
    const end = sorted[index + 1] ?? text.length;
    const covering = findings.flatMap((finding, number) =>
      finding.start <= start && finding.end >= end ? [{ finding, number: number + 1 }] : [],
    );
    return {
      text: text.slice(start, end),
      start,
      numbers: covering.map(({ number }) => number),
      endings: covering.flatMap(({ finding, number }) => (finding.end === end ? [number] : [])),
    };
  });
}

/**
 * The words of a finding and its fix as they are shown. Spaces alone can't be seen, so they come with the words beside them.
 */
export function shownWords(
  text: string,
  { start, end, fix }: Pick<CheckFinding, 'start' | 'end' | 'fix'>,
): { words: string; fix: string | null } {
  const words = text.slice(start, end);
  if (words.trim() !== '' && !isOfSpaces(words, fix)) return { words, fix };
  const before = /\S*$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(end))?.[0] ?? '';
  return {
    words: `${before}${words}${after}`,
    fix: fix === null ? null : `${before}${fix}${after}`,
  };
}

/** How many spaces a fix adds; null if it changes more than spaces. */
export function addedSpaces({ words, fix }: { words: string; fix: string | null }): number | null {
  return isOfSpaces(words, fix) ? fix.length - words.length : null;
}

function isOfSpaces(words: string, fix: string | null): fix is string {
  const letters = (text: string) => text.replace(/\s+/g, '');
  return fix !== null && fix !== '' && letters(fix) === letters(words);
}

/** The findings that a rule can mend. */
export function fixable(findings: readonly CheckFinding[]): CheckFinding[] {
  return findings.filter((finding) => fixesOf([finding]).length > 0);
}

/** How the new paragraphs begin into which a fix divides the text. */
export function beginningsOf(text: string, { edits = [] }: Pick<CheckFinding, 'edits'>): string[] {
  return edits.map(({ end, text: put }) => {
    const words = text.slice(end).split(/\s+/, SHOWN_WORDS).join(' ');
    return `${put.replace(/^[.\s>]+/, '')}${words.replace(/[.,;:!?]+$/, '')}…`;
  });
}

/** The lines that a divided sentence has. */
export function dividedLines(
  text: string,
  { start, end, edits = [] }: Pick<CheckFinding, 'start' | 'end' | 'edits'>,
): string[] {
  const inside = edits.filter((edit) => edit.end <= end);
  return withReplacements(text.slice(0, end), inside).slice(start).split(/\n+/);
}

/** The words on both sides of the place at which a sentence could be cut. */
export function wordsAround(text: string, at: number): { before: string; after: string } {
  const before = text.slice(0, at).trim().split(/\s+/).slice(-SHOWN_WORDS).join(' ');
  const after = text
    .slice(at)
    .replace(/^[\s,;:–—]+/u, '')
    .split(/\s+/, SHOWN_WORDS)
    .join(' ');
  return { before, after: after.replace(/[.,;:!?]+$/, '') };
}
