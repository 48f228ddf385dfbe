import { shortDate } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { cardInitial, cardName } from './card-name.rules.ts';
import { MISSING } from './figures.rules.ts';
import styles from './gallery.module.css';
import type { Card } from './use-people.ts';

interface UserCardProps {
  user: Card;
  isBusy: boolean;
  isDisabled: boolean;
  onView: () => void;
}

export function UserCard({ user, isBusy, isDisabled, onView }: UserCardProps) {
  const { admin, quota } = useStaffText();
  const { locale } = useLanguage();
  const plan = user.plan ? quota.plans[user.plan] : MISSING;

  function planAndVisit(): string {
    if (user.lastVisit === undefined) return plan;
    return user.lastVisit === null
      ? admin.noVisit(plan)
      : // On a narrow card, the line breaks before the date, not inside.
        admin.visit(plan, shortDate(locale, user.lastVisit));
  }

  return (
    <button
      type="button"
      className={styles.card}
      disabled={isDisabled}
      aria-busy={isBusy}
      onClick={onView}
    >
      <span className={styles.avatar} aria-hidden="true">
        {isBusy ? <Spinner /> : cardInitial(user)}
      </span>
      <span className={styles.identity}>
        <strong>{cardName(user) || admin.unnamed}</strong>
        <small>{user.email}</small>
        <small className={styles.visit}>{planAndVisit()}</small>
        {user.consent !== 'notNeeded' && (
          <small className={styles.consent}>{admin.consents[user.consent]}</small>
        )}
      </span>
    </button>
  );
}
