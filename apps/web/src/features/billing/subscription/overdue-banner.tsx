import { useBillingText } from '#lib/language/use-text.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { useInvoices } from '../invoices/read-invoices.ts';

/** Says that a payment has failed, and links the invoice: its page also confirms a payment where the bank asks for that. */
export function OverdueBanner({
  subscription,
  isEnding,
}: {
  subscription: string | null;
  /** Whether the user has cancelled. */
  isEnding: boolean;
}) {
  const { pastDueTitle, pastDue, pastDueEnding, openInvoice } = useBillingText().subscription;
  const { rows } = useInvoices(subscription ?? '');
  const url = rows.find(({ status }) => status === 'open')?.url ?? null;
  return (
    <Banner title={pastDueTitle} text={isEnding ? pastDueEnding : pastDue}>
      {url !== null && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {openInvoice}
        </a>
      )}
    </Banner>
  );
}
