import { createContext, useContext, useEffect, useState } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { CheckIcon, CopyIcon } from '#ui/icons.tsx';
import { useChatText } from '../use-chat-text.ts';

/** How long "Copied" is shown, in milliseconds. */
const SHOWN_MS = 2_000;

/** `refused`: the browser did not allow the copy. */
export type CopyOutcome = 'copied' | 'refused';

/** Receives the outcome of each copy button below it. */
export const CopyContext = createContext<(outcome: CopyOutcome) => void>(() => undefined);

/** Copies a text, and shows "Copied" for a moment. */
export function CopyButton({ text, label }: { text: string; label: string }) {
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

  return (
    <IconButton label={isCopied ? texts.copied : label} onClick={() => void copy()}>
      {isCopied ? <CheckIcon /> : <CopyIcon />}
    </IconButton>
  );
}
