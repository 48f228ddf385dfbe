import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { CheckIcon, CopyIcon } from '#ui/icons/icons.tsx';
import { useChatText } from '../use-chat-text.ts';

/** How long "Copied" is shown, in milliseconds. */
const SHOWN_MS = 2_000;

/** `refused`: the browser did not allow the copy. */
export type CopyOutcome = 'copied' | 'refused';

/** Receives the outcome of each copy button below it. */
const CopyContext = createContext<(outcome: CopyOutcome) => void>(() => undefined);

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** The main button of a dialog, with its label beside the icon. */
  readonly isMain?: boolean;
}

/** Copies a text, and shows "Copied" for a moment. */
export function CopyButton({ text, label, isMain = false }: CopyButtonProps) {
  const texts = useChatText();
  const report = useContext(CopyContext);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      report('copied');
    } catch {
      setCopied(false);
      report('refused');
    }
  }

  const name = isCopied ? texts.copied : label;
  const icon = isCopied ? <CheckIcon /> : <CopyIcon />;
  return isMain ? (
    <Button kind="primary" onClick={() => void copy()}>
      {icon} {name}
    </Button>
  ) : (
    <IconButton label={name} onClick={() => void copy()}>
      {icon}
    </IconButton>
  );
}

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
