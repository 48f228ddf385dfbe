import { useState } from 'react';
import { useSharingText } from '#lib/language/use-text.ts';
import { CopyButton, type CopyOutcome, CopyOutcomes } from '../markdown/copy-button.tsx';
import { useChatText } from '../use-chat-text.ts';
import styles from './sharing.module.css';

/** The address of a new link, which is shown once. */
export function LinkReady({ url }: { url: string }) {
  const texts = useSharingText().share;
  const { actionFailed } = useChatText();
  const [copy, setCopy] = useState<CopyOutcome>();
  return (
    <CopyOutcomes onOutcome={setCopy}>
      <output>{texts.ready}</output>
      <p className={styles.address}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {url}
        </a>
      </p>
      {copy === 'refused' && <p role="alert">{actionFailed}</p>}
      <div>
        <CopyButton text={url} label={texts.copy} />
      </div>
    </CopyOutcomes>
  );
}
