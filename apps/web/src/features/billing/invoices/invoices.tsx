import { formatMoney, unbrokenDate } from '@savet/i18n/formats';
import type { ReactNode } from 'react';
import { useUser } from '#data/documents/hooks.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useLegalText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ScrollBox } from '#ui/page/scroll-box.tsx';
import { Section, SectionEmpty } from '#ui/page/section.tsx';
import { hasBilling } from '../manage/has-billing.rules.ts';
import { ManageBilling } from '../manage/manage-billing.tsx';
import styles from './invoices.module.css';
import { type Invoice, useInvoices } from './read-invoices.ts';

/**
 * The user's invoices, read from the payment provider. Nothing for people who have never paid. Testers, who see no subscription
 * (specification, section 2), reach the billing portal here.
 */
export function Invoices() {
  const user = useUser();
  if (!user || user.stripeCustomerId === null || !hasBilling(user)) return null;
  return (
    <InvoicesOf subscription={user.subscriptionId ?? ''}>
      {user.isTester && <ManageBilling user={user} />}
    </InvoicesOf>
  );
}

function InvoicesOf({ subscription, children }: { subscription: string; children: ReactNode }) {
  const texts = useLegalText().invoices;
  const list = useInvoices(subscription);
  const { rows, hasMore, isLoaded, state } = list;
  return (
    <Section id="invoices" title={texts.title} intro={texts.intro}>
      {!isLoaded && state === 'loading' && <Skeleton label={texts.title} rows={2} />}
      {isLoaded && rows.length === 0 && <SectionEmpty>{texts.none}</SectionEmpty>}
      {children && <div>{children}</div>}
      {rows.length > 0 && <InvoiceTable rows={rows} />}
      {state === 'failed' && (
        <p role="alert">
          <span className={styles.failed}>{texts.failed}</span>{' '}
          <Button onClick={() => void (isLoaded ? list.loadMore() : list.reload())}>
            {texts.retry}
          </Button>
        </p>
      )}
      {hasMore && state !== 'failed' && (
        <div>
          <Button busy={state === 'loading'} onClick={() => void list.loadMore()}>
            {texts.more}
          </Button>
        </div>
      )}
    </Section>
  );
}

function InvoiceTable({ rows }: { rows: readonly Invoice[] }) {
  const texts = useLegalText().invoices;
  const { locale } = useLanguage();
  return (
    <ScrollBox label={texts.table}>
      <table className={styles.invoices}>
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.number}</th>
            <th scope="col">{texts.amount}</th>
            <th scope="col">{texts.state}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ invoiceId, date, number, amount, currency, status, url }) => (
            <tr key={invoiceId}>
              <td>{unbrokenDate(locale, date)}</td>
              <td>
                {url === null ? (
                  (number ?? texts.noNumber)
                ) : (
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={texts.open(number ?? texts.noNumber)}
                  >
                    {number ?? texts.link}
                  </a>
                )}
              </td>
              <td>{formatMoney(locale, amount / 100, currency.toUpperCase())}</td>
              <td>{texts.states[status]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
