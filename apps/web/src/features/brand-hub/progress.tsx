import { brandFields, fieldApplies, isFilled } from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import { useText } from '../../lib/language/use-text.ts';
import styles from './brand-hub.module.css';

/** How much of the Brand Hub is written. */
export function Progress({ user }: { user: UserDocument }) {
  const { brandHub } = useText();
  const fields = brandFields.filter((field) => fieldApplies(field, user.accountType));
  const filled = fields.filter((field) => isFilled(user.userInfo, field)).length;
  const text = brandHub.progress(filled, fields.length);
  return (
    <p className={styles.progress}>
      <progress value={filled} max={fields.length} aria-label={text} />
      {text}
    </p>
  );
}
