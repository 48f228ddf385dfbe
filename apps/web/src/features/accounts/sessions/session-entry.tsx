import type { SecurityTexts } from '@savet/i18n/catalogue';
import { formatDateTime } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useSecurityText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import type { SessionRow } from './read-sessions.ts';
import styles from './sessions.module.css';

interface SessionEntryProps {
  session: SessionRow;
  isEnding: boolean;
  onEnd: () => void;
}

/** A session: device, times, and a button unless it is the one of this browser. */
export function SessionEntry({ session, isEnding, onEnd }: SessionEntryProps) {
  const { locale } = useLanguage();
  const texts = useSecurityText().sessions;
  const { signedInAt, lastSeenAt, isCurrent } = session;
  const device = deviceName(texts, session.device);
  return (
    <li className={styles.entry}>
      <p className={styles.device}>{device}</p>
      <p className={styles.times}>
        <span>
          {isCurrent ? (
            <strong>{texts.current}</strong>
          ) : (
            texts.lastSeen(formatDateTime(locale, lastSeenAt))
          )}
        </span>
        <span>{texts.signedIn(formatDateTime(locale, signedInAt))}</span>
      </p>
      {!isCurrent && (
        <div className={styles.action}>
          <Button label={texts.endDevice(device)} busy={isEnding} onClick={onEnd}>
            {texts.end}
          </Button>
        </div>
      )}
    </li>
  );
}

function deviceName(
  texts: SecurityTexts['sessions'],
  { browser, system }: SessionRow['device'],
): string {
  if (browser !== null && system !== null) return texts.device(browser, system);
  return browser ?? system ?? texts.unknownDevice;
}
