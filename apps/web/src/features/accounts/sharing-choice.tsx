import type { UserDocument } from '@savet/contract/documents';
import { useState } from 'react';
import { call } from '../../lib/call/call.ts';
import { useFrameText } from '../../lib/language/use-text.ts';
import { Toggle } from '../../ui/toggle.tsx';
import { FormError } from './form-error.tsx';
import styles from './profile.module.css';

/** Whether the team may read the answers one rates. */
export function SharingChoice({ user, disabled }: { user: UserDocument; disabled: boolean }) {
  const texts = useFrameText().accounts.profile;
  const [wanted, setWanted] = useState<boolean>();
  const [hasFailed, setFailed] = useState(false);

  async function choose(shareFeedback: boolean) {
    setFailed(false);
    setWanted(shareFeedback);
    try {
      await call('updateUser', { shareFeedback });
    } catch {
      setFailed(true);
    } finally {
      setWanted(undefined);
    }
  }

  return (
    <div className={styles.sharing}>
      <p className={styles.note}>{texts.sharingText}</p>
      <Toggle
        label={texts.sharing}
        value={(wanted ?? user.shareFeedback) ? 'on' : 'off'}
        disabled={disabled}
        options={(['off', 'on'] as const).map((value) => ({
          value,
          label: texts.sharingChoices[value],
        }))}
        onChange={(value) => void choose(value === 'on')}
      />
      <FormError text={hasFailed ? texts.saveFailed : null} />
    </div>
  );
}
