import { type ReactNode, useCallback, useState } from 'react';
import { useChatText } from '../use-chat-text.ts';
import { CopyContext, type CopyOutcome } from './copy-button.tsx';

interface CopyOutcomesProps {
  /** Must be stable across renders. */
  readonly onOutcome: (outcome: CopyOutcome) => void;
  readonly children: ReactNode;
}

/** Announces "Copied" for all copy buttons inside. */
export function CopyOutcomes({ onOutcome, children }: CopyOutcomesProps) {
  const { copied } = useChatText();
  const [times, setTimes] = useState(0);
  const report = useCallback(
    (outcome: CopyOutcome) => {
      if (outcome === 'copied') setTimes((before) => before + 1);
      onOutcome(outcome);
    },
    [onOutcome],
  );
  return (
    <CopyContext value={report}>
      {children}
      <output className="visually-hidden">
        {/* The key makes screen readers announce the same text again. */}
        {times > 0 && <span key={times}>{copied}</span>}
      </output>
    </CopyContext>
  );
}
