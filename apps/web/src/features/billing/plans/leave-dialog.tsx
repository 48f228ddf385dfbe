import { formatEuro, unbrokenDate } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useBillingText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { WriteLink } from '../contact/write-link.tsx';
import styles from './dialogs.module.css';
import type { Loss } from './offers.rules.ts';

interface LeaveDialogProps {
  loss: Loss;
  onClose: () => void;
  onLater: () => void;
  onNow: () => void;
}

/** Asks before a plan ends: what is lost, and how to keep it until the paid period ends. */
export function LeaveDialog({ loss, onClose, onLater, onNow }: LeaveDialogProps) {
  const { locale } = useLanguage();
  const { leave } = useBillingText();
  const date = loss.paidUntil === null ? null : unbrokenDate(locale, loss.paidUntil);

  const isPaid = loss.kind === 'paid';

  function lostText(): string {
    if (loss.kind === 'unpaid') return leave.unpaid;
    return date === null ? leave.agreement : leave.paidTime(date);
  }

  const now = (
    <Button kind="danger" wide={isPaid} onClick={onNow}>
      {leave.now}
    </Button>
  );

  return (
    <Dialog title={leave.title} onClose={onClose}>
      {/* First: it speaks for the recommended choice, and a phone shows no more than the beginning. */}
      {date !== null && (
        <p>{loss.kind === 'ending' ? leave.endsAnyway(date) : leave.atEnd(date)}</p>
      )}
      <div>
        <p>{leave.intro}</p>
        <ul className={styles.losses}>
          <li>{leave.queries(loss.queryLimit)}</li>
          <li>{leave.brandHub}</li>
          <li>{lostText()}</li>
        </ul>
      </div>
      {loss.credit > 0 && (
        <p>
          {leave.credit(formatEuro(locale, loss.credit))} <WriteLink to="supportEmail" />
        </p>
      )}
      <Actions stacked={isPaid}>
        <Button kind="quiet" wide={isPaid} onClick={onClose}>
          {leave.keep}
        </Button>
        {isPaid && <div className={styles.apart}>{now}</div>}
        {isPaid ? (
          <Button kind="primary" wide onClick={onLater}>
            {leave.later}
          </Button>
        ) : (
          now
        )}
      </Actions>
    </Dialog>
  );
}
