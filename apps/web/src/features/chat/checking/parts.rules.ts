import type { CheckPart } from '../../brand-check/check-dialog.tsx';
import { readAnswer } from '../markdown/reading-text.ts';

/** The parts of an answer that can be checked. The first one, the selection or the drafts, is checked at once. */
export function partsToCheck(
  markdown: string,
  selected: string | null = null,
): readonly [CheckPart, ...CheckPart[]] {
  if (selected !== null) return [{ kind: 'answer', text: selected }];
  const { whole, drafts } = readAnswer(markdown);
  const answer: CheckPart = { kind: 'answer', text: whole };
  const all: CheckPart = { kind: 'drafts', text: drafts.join('\n\n') };
  if (drafts.length === 0 || all.text === whole) return [answer];
  if (drafts.length === 1) return [all, answer];
  return [all, ...drafts.map((text): CheckPart => ({ kind: 'draft', text })), answer];
}
