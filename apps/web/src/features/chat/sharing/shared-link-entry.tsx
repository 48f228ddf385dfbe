import type { SharedLink } from '@savet/contract/calls/sharing';
import { formatDateTime } from '@savet/i18n/formats';
import { shownTitle } from '@savet/i18n/shown-title';
import { useLanguage } from '#lib/language/use-language.ts';
import { useSharingText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { useChatText } from '../use-chat-text.ts';
import styles from './sharing.module.css';

interface SharedLinkEntryProps {
  readonly link: SharedLink;
  readonly isBusy: boolean;
  /** Absent for staff who view the account. */
  readonly onRevoke: (() => void) | undefined;
}

/** A link with its times and openings. */
export function SharedLinkEntry({ link, isBusy, onRevoke }: SharedLinkEntryProps) {
  const { locale } = useLanguage();
  const texts = useSharingText().links;
  const title = shownTitle(link.title, useChatText());
  const time = (at: string) => formatDateTime(locale, at);
  const isExpired = hasExpired(link);
  const created = time(link.createdAt);
  const label = isExpired ? texts.removeOne(title, created) : texts.revokeOne(title, created);
  return (
    <li className={styles.entry} data-expired={isExpired}>
      <div className={styles.link}>
        <p className={styles.title}>
          {texts.kinds[link.kind]}: {title}
        </p>
        <p className={styles.facts}>
          {isExpired ? (
            <strong>{texts.expired(time(link.expiresAt))}</strong>
          ) : (
            <span>{texts.expires(time(link.expiresAt))}</span>
          )}
          <span>{texts.created(created)}</span>
          <strong>{texts.openings(link.openings)}</strong>
          {link.lastOpenedAt !== null && <span>{texts.lastOpened(time(link.lastOpenedAt))}</span>}
          {link.previews > 0 && <span>{texts.previews(link.previews)}</span>}
          {link.showsBrand && <span>{texts.showsBrand}</span>}
        </p>
      </div>
      {onRevoke && (
        <Button label={label} busy={isBusy} onClick={onRevoke}>
          {isExpired ? texts.remove : texts.revoke}
        </Button>
      )}
    </li>
  );
}

function hasExpired({ expiresAt }: SharedLink): boolean {
  return new Date(expiresAt) <= new Date();
}
