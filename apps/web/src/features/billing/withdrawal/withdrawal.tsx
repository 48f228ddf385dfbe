import type { CallOutput } from '@savet/contract/calls';
import type { UserDocument } from '@savet/contract/documents';
import { formatDateTime, formatEuro, unbrokenDate } from '@savet/i18n/formats';
import { useState } from 'react';
import { call } from '#data/call/call.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { usePagedQuery } from '#data/queries/paged-query.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useLegalText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { SectionHeading } from '#ui/page/section-group.tsx';
import styles from '../subscription/subscription.module.css';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

/** How long a withdrawal is shown, in days. */
const SHOWN_DAYS = 30;

/** The withdrawal from a contract while it is possible, and the last one. Nothing for people who have never paid. */
export function Withdrawal() {
  const user = useUser();
  if (!user || !(user.subscription || user.hasSubscribed)) return null;
  return <WithdrawalOf user={user} />;
}

function WithdrawalOf({ user }: { user: UserDocument }) {
  const texts = useLegalText().withdrawal;
  const { locale } = useLanguage();
  const { isViewOnly } = useDocuments();
  const [isAsking, setAsking] = useState(false);
  const [now] = useState(() => Date.now());
  // Read again when the subscription begins or ends.
  const key = ['withdrawal', user.subscriptionId ?? ''];
  const state = usePagedQuery({ key, load: readWithdrawal, isQuiet: true });
  const [row] = state.rows;
  if (!row) return null;
  const { until, last } = row;
  const isShown = last && now - Date.parse(last.withdrawnAt) < SHOWN_DAYS * 86_400_000;
  return (
    <section className={styles.section} aria-labelledby="withdrawal">
      <SectionHeading id="withdrawal">
        {until === null ? texts.doneSection : texts.open}
      </SectionHeading>
      {last && isShown && (
        <Banner
          title={texts.doneTitle}
          text={(last.isComplete ? texts.done : texts.pending)(
            formatDateTime(locale, last.withdrawnAt),
            formatEuro(locale, last.refund),
          )}
        />
      )}
      {until !== null && (
        <>
          <p className={styles.note}>{texts.until(unbrokenDate(locale, until))}</p>
          {!isViewOnly && (
            <div>
              <Button onClick={() => setAsking(true)}>{texts.open}</Button>
            </div>
          )}
        </>
      )}
      {isAsking && (
        <WithdrawalDialog
          email={user.email}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            void state.reload();
          }}
        />
      )}
    </section>
  );
}

async function readWithdrawal() {
  const row: CallOutput<'getWithdrawal'> = await call('getWithdrawal', {});
  return { rows: [row], next: null };
}
