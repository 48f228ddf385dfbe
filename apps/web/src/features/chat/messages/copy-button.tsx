import { useContext, useEffect, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CheckIcon, CopyIcon } from '../../../ui/icons.tsx';
import { useChatText } from '../use-chat-text.ts';
import { CopyContext } from './copy-context.ts';

/** How long "Copied" is shown, in milliseconds. */
const SHOWN_MS = 2_000;

/** Copies a text and says so for a moment; what it stands in hears of it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const words = useChatText();
  const tell = useContext(CopyContext);
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
      tell('copied');
    } catch {
      setCopied(false);
      tell('refused');
    }
  }

  return (
    <IconButton label={isCopied ? words.copied : label} onClick={() => void copy()}>
      {isCopied ? <CheckIcon /> : <CopyIcon />}
    </IconButton>
  );
}
