import type { UserDocument } from '@savet/contract/documents';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useFrameText } from '../../../lib/language/use-text.ts';
import { Row } from '../../../ui/rows.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { useUserSetting } from '../settings/use-user-setting.ts';
import styles from './sharing.module.css';

/** Whether staff may read the answers that the user rates; not before it was chosen. */
export function ShareFeedback({ user }: { user: UserDocument }) {
  const texts = useFrameText().accounts.sharing;
  const errorText = useErrorText();
  const { isViewOnly } = useDocuments();
  const { chosen, choose, failure } = useUserSetting('shareFeedback');
  return (
    <Row label={texts.title}>
      <p className={styles.text}>{texts.text}</p>
      <Toggle
        label={texts.title}
        value={(chosen ?? user.shareFeedback) ? 'on' : 'off'}
        disabled={isViewOnly}
        options={[
          { value: 'off', label: texts.off },
          { value: 'on', label: texts.on },
        ]}
        onChange={(next) => choose(next === 'on')}
      />
      {failure !== null && (
        <p className={styles.failed} role="alert">
          {texts.failed} {errorText(failure)}
        </p>
      )}
    </Row>
  );
}
