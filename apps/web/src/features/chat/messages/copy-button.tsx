import { useEffect, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CheckIcon, CopyIcon } from '../../../ui/icons.tsx';
import { useChatText } from '../use-chat-text.ts';

/** How long "Copied" is shown, in milliseconds. */
const SHOWN_MS = 2_000;

/** Copies a text and says so for a moment. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const words = useChatText();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <IconButton
      label={isCopied ? words.copied : label}
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        );
      }}
    >
      {isCopied ? <CheckIcon /> : <CopyIcon />}
    </IconButton>
  );
}
