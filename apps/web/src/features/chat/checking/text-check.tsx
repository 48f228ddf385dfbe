import { useMemo } from 'react';
import { CheckDialog } from '../../brand-check/check-dialog.tsx';
import { readPasted } from '../markdown/reading-text.ts';
import { partsToCheck } from './parts.rules.ts';

interface TextCheckProps {
  /** The answer to check; absent to ask for a text. */
  readonly markdown?: string | undefined;
  /** The part of it that is selected, as the screen shows it. */
  readonly selected?: string | null;
  readonly question?: string | undefined;
  onClose(): void;
}

/** Checks a text as its reader sees it. */
export function TextCheck({ markdown, selected, question, onClose }: TextCheckProps) {
  const parts = useMemo(() => partsToCheck(markdown ?? '', selected), [markdown, selected]);
  return <CheckDialog parts={parts} question={question} read={readPasted} onClose={onClose} />;
}
