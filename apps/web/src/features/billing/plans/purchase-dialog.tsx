import type { CallOutput } from '@savet/contract/calls';
import type { UserDocument } from '@savet/contract/documents';
import { type BillingCycle, prices } from '@savet/contract/plans';
import { bindShortWords } from '@savet/i18n/typography/line-ends';
import { type SubmitEvent, useEffect, useState } from 'react';
import { callWithoutSubject } from '#data/call/call.ts';
import { useErrorText } from '#data/call/use-error-text.ts';
import type { Configuration } from '#data/configuration/use-configuration.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useLegalText, usePublicText } from '#lib/language/use-text.ts';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TermsLabel } from '../../legal/terms-label.tsx';
import { useDocumentVersion, useTermsVersion } from '../../legal/use-terms.ts';
import { formatPrice } from '../prices/price.rules.ts';
import styles from './dialogs.module.css';
import type { Consent } from './requests.ts';

interface PurchaseDialogProps {
  user: UserDocument;
  configuration: Configuration;
  cycle: BillingCycle;
  onClose: () => void;
  onAgree: (consent: Consent) => void;
}

/** The purchase, the consent to begin at once, the notice on withdrawal, and the terms. */
export function PurchaseDialog(props: PurchaseDialogProps) {
  const { user, configuration, cycle, onClose, onAgree } = props;
  const { shell } = usePublicText();
  const { purchase } = useLegalText();
  const { language } = useLanguage();
  const errorText = useErrorText();
  const { notice, failure, reload } = useNotice();
  const terms = useTermsVersion();
  const refunds = useDocumentVersion('refunds');
  const [consents, setConsents] = useState(false);
  const [acceptsTerms, setAcceptsTerms] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // The refund policy is named beside the terms.
    const named = terms !== null && { refunds };
    if (notice) onAgree({ language, withdrawal: notice.version, terms, ...named });
  }

  return (
    <Dialog title={purchase.title} onClose={onClose}>
      <Offer isFirst={!user.hasSubscribed} cycle={cycle} configuration={configuration} />
      {failure !== null && (
        <p role="alert">
          {errorText(failure)} <Button onClick={reload}>{purchase.retry}</Button>
        </p>
      )}
      {!notice && failure === null && <Skeleton label={shell.loading} rows={3} />}
      {notice && (
        <form className={styles.purchase} onSubmit={submit}>
          <div>
            <Checkbox required checked={consents} onChange={setConsents}>
              {bindShortWords(notice.consent)}
            </Checkbox>
            {terms !== null && (
              <Checkbox required checked={acceptsTerms} onChange={setAcceptsTerms}>
                <TermsLabel hasRefunds />
              </Checkbox>
            )}
          </div>
          <details className={styles.notice}>
            <summary>{purchase.noticeTitle}</summary>
            {notice.notice.map((paragraph) => (
              <p key={paragraph}>{bindShortWords(paragraph)}</p>
            ))}
            <h3>{purchase.formTitle}</h3>
            {notice.form.map((line) => (
              <p key={line}>{bindShortWords(line)}</p>
            ))}
          </details>
          <Actions>
            <Button kind="quiet" onClick={onClose}>
              {purchase.back}
            </Button>
            <Button kind="primary" type="submit">
              {purchase.goOn}
            </Button>
          </Actions>
        </form>
      )}
    </Dialog>
  );
}

function Offer({
  isFirst,
  cycle,
  configuration,
}: Pick<PurchaseDialogProps, 'cycle' | 'configuration'> & { isFirst: boolean }) {
  const { locale } = useLanguage();
  const { purchase } = useLegalText();
  const price = (cents: number) => formatPrice(locale, cents, configuration);
  const monthly = price(prices.proMonthly.eurCents);
  const monthlyOffer = isFirst
    ? purchase.monthlyFirst(price(prices.proFirstMonth.eurCents), monthly)
    : purchase.monthly(monthly);
  return (
    <p>
      {cycle === 'yearly' ? purchase.yearly(price(prices.proYearly.eurCents)) : monthlyOffer}{' '}
      {configuration.pricesIncludeVat && purchase.withVat} {purchase.cancel}
    </p>
  );
}

type Notice = CallOutput<'getWithdrawalNotice'>;

/** The notice in the language of the screen. */
function useNotice() {
  const { language } = useLanguage();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    callWithoutSubject('getWithdrawalNotice', { language }).then(
      (read) => isCurrent && setNotice(read),
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
    // A new attempt asks again.
  }, [language, attempt]);
  return {
    notice,
    failure,
    reload: () => {
      setFailure(null);
      setAttempt(attempt + 1);
    },
  };
}
