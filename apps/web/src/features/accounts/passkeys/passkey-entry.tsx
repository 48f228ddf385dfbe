import { formatDateTime, unbrokenDate } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './passkeys.module.css';
import type { PasskeyRow } from './read-passkeys.ts';

interface PasskeyEntryProps {
  passkey: PasskeyRow;
  onRename: () => void;
  onRemove: () => void;
}

/** A passkey: name, times and buttons. */
export function PasskeyEntry({ passkey, onRename, onRemove }: PasskeyEntryProps) {
  const { locale } = useLanguage();
  const texts = useSecurityText().passkeys;
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className={styles.entry}>
      <p className={styles.name}>{name}</p>
      <p className={styles.times}>
        <span>{texts.added(unbrokenDate(locale, createdAt))}</span>
        <span>
          {lastUsedAt === null
            ? texts.neverUsed
            : texts.lastUsed(formatDateTime(locale, lastUsedAt))}
        </span>
      </p>
      <div className={styles.buttons}>
        <Button label={texts.renameOne(name)} onClick={onRename}>
          {texts.rename}
        </Button>
        <Button label={texts.removeOne(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
