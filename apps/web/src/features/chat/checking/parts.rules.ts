import type { CheckPart } from '../../brand-check/check-dialog.tsx';
import { readAnswer } from '../markdown/reading-text.ts';

/** What of an answer can be checked, the part that is checked at once first: the selected one, or the drafts. */
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
