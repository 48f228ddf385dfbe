import { useState } from 'react';
import { useLateTexts } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { checkTexts } from './check-texts.ts';

/** Copies the text as it is now, and says so. */
export function CopyText({ text }: { text: string }) {
  const texts = useLateTexts(checkTexts);
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
      <output>{shown && (shown.isCopied ? texts.copied : texts.copyFailed)}</output>
      <Button kind="primary" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </>
  );
}
