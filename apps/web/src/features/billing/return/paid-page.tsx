import { brandFields, isFilled } from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import { formatMoney } from '@savet/i18n/formats';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLanguage } from '#lib/language/use-language.ts';
import { useBillingText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckIcon } from '#ui/icons/icons.tsx';
import { FeatureList } from '../feature-list/feature-list.tsx';
import { type Invoice, useInvoices } from '../invoices/read-invoices.ts';
import { REDIRECT_SECONDS, secondsLeft } from './countdown.rules.ts';
import styles from './result-page.module.css';
import { ResultPage } from './result-page.tsx';

/** Welcomes to Pro, and opens the chat after a countdown. */
export function PaidPage({ user }: { user: UserDocument }) {
  const texts = useBillingText().success;
  const navigate = useNavigate();
  const [left, setLeft] = useState(REDIRECT_SECONDS);
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setLeft(secondsLeft(performance.now() - begun)), 250);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) void navigate('/chat', { replace: true });
  }, [left, navigate]);
  return (
    <ResultPage title={texts.title} mark={<CheckIcon />} isDone>
      <p>{texts.welcome}</p>
      <FeatureList features={texts.items} />
      <div className={styles.facts}>
        <Receipt subscription={user.subscriptionId ?? ''} />
        <NextStep user={user} />
      </div>
      <Button kind="primary" onClick={() => void navigate('/chat')}>
        {texts.action}
      </Button>
      <p className={styles.soft} aria-hidden="true">
        {texts.redirect(left)}
      </p>
      {/* Announced once, not every second. */}
      <output className="visually-hidden">
        {texts.title} {texts.redirect(REDIRECT_SECONDS)}
      </output>
    </ResultPage>
  );
}

/** The amount of the newest invoice, if the payment provider has it already. */
function Receipt({ subscription }: { subscription: string }) {
  const texts = useBillingText().success;
  const { locale } = useLanguage();
  const invoice = useInvoices(subscription).rows.find(({ status }) => status === 'paid');

  function paidText({ amount, paid, currency }: Invoice): string {
    if (paid === 0 && amount > 0) return texts.paidByCredit;
    return texts.paid(formatMoney(locale, paid / 100, currency.toUpperCase()));
  }

  return (
    <p>
      {invoice && <strong>{paidText(invoice)}</strong>}
      {invoice && invoice.url !== null && (
        <a href={invoice.url} target="_blank" rel="noopener noreferrer">
          {texts.invoice}
        </a>
      )}
    </p>
  );
}

function NextStep({ user }: { user: UserDocument }) {
  const texts = useBillingText().success;
  const isEmpty = brandFields.every((field) => !isFilled(user.userInfo, field));
  return (
    <p>
      {texts.next}
      {isEmpty ? (
        <Link to="/brandhub">{texts.fillBrandHub}</Link>
      ) : (
        <Link to="/chat">{texts.ask}</Link>
      )}
    </p>
  );
}
