import type { SharedLink } from '@savet/contract/calls/sharing';
import { useState } from 'react';
import { useErrorText } from '#data/call/use-error-text.ts';
import { useSharingText } from '#lib/language/use-text.ts';
import { useSubmit } from '#lib/submit/use-submit.ts';
import { SharedLinkEntry } from './shared-link-entry.tsx';
import styles from './sharing.module.css';

interface SharedLinkListProps {
  readonly links: readonly SharedLink[];
  /** Absent for staff who view the account. */
  readonly revoke: ((linkId: string) => Promise<void>) | undefined;
  /** The entry with the focus is gone. */
  readonly onRevoked: () => void;
}

/** Links, with buttons that end them at once. */
export function SharedLinkList({ links, revoke, onRevoked }: SharedLinkListProps) {
  const texts = useSharingText().links;
  const errorText = useErrorText();
  /** Id of the link. */
  const [ending, setEnding] = useState<string>();
  const { isBusy, failure, submit } = useSubmit();
  const [done, setDone] = useState('');

  async function end({ linkId, expiresAt }: SharedLink) {
    setEnding(linkId);
    setDone('');
    const isExpired = new Date(expiresAt) <= new Date();
    await revoke?.(linkId);
    setDone(isExpired ? texts.removed : texts.revoked);
    onRevoked();
  }

  return (
    <>
      <ul className={styles.list}>
        {links.map((link) => (
          <SharedLinkEntry
            key={link.linkId}
            link={link}
            isBusy={isBusy && ending === link.linkId}
            onRevoke={revoke && (() => submit(() => end(link)))}
          />
        ))}
      </ul>
      {failure !== null && (
        <p className={styles.failed} role="alert">
          {errorText(failure)}
        </p>
      )}
      <output className={styles.done}>{done}</output>
    </>
  );
}
