import { type ReactNode, useCallback, useState } from 'react';
import { useChatText } from '../use-chat-text.ts';
import { CopyContext, type CopyOutcome } from './copy-context.ts';

interface CopyOutcomesProps {
  /** The same function at each draw. */
  readonly onOutcome: (outcome: CopyOutcome) => void;
  readonly children: ReactNode;
}

/** Reads "Copied" out, in one place for all copy buttons in it. */
export function CopyOutcomes({ onOutcome, children }: CopyOutcomesProps) {
  const { copied } = useChatText();
  const [times, setTimes] = useState(0);
  const hear = useCallback(
    (outcome: CopyOutcome) => {
      if (outcome === 'copied') setTimes((before) => before + 1);
      onOutcome(outcome);
    },
    [onOutcome],
  );
  return (
    <CopyContext value={hear}>
      {children}
      <output className="visually-hidden">
        {/* What is new is read out, also when it says the same. */}
        {times > 0 && <span key={times}>{copied}</span>}
      </output>
    </CopyContext>
  );
}
