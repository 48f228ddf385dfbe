import { useState } from 'react';
import { Button } from './button.tsx';

interface CopyTextProps {
  readonly text: string;
  readonly label: string;
  readonly copied: string;
  /** Shown when the browser refuses to copy. */
  readonly failed: string;
}

/** Copies a text as it is now, and says so. */
export function CopyText({ text, label, copied, failed }: CopyTextProps) {
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean }>();
  const shown = outcome?.text === text ? outcome : undefined;

  async function copy() {
    const write = navigator.clipboard.writeText(text);
    const isCopied = await write.then(
      () => true,
      () => false,
    );
    setOutcome({ text, isCopied });
  }

  return (
    <>
      <output>{shown && (shown.isCopied ? copied : failed)}</output>
      <Button kind="primary" onClick={() => void copy()}>
        {label}
      </Button>
    </>
  );
}
