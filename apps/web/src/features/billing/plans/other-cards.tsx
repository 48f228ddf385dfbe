import { formatEuro } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useBillingText } from '#lib/language/use-text.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import styles from './billing.module.css';
import { mailAddress } from './mail-address.rules.ts';
import { PlanCard } from './plan-card.tsx';

/** The same in all languages: mail filters use it (specification, section 4). */
const SUBJECT = 'Enterprise Plan Inquiry';

interface FreeCardProps {
  action: string;
  isRunning: boolean;
  onStart: () => void;
}

export function FreeCard({ action, isRunning, onStart }: FreeCardProps) {
  const { locale } = useLanguage();
  const billing = useBillingText();
  return (
    <PlanCard
      name={billing.free.name}
      audience={billing.free.audience}
      price={
        <>
          <span className={styles.amount}>{formatEuro(locale, 0)}</span>
          <p>{billing.free.period}</p>
          <p>{billing.free.terms}</p>
        </>
      }
      features={billing.free.features}
      missing={billing.free.missing}
    >
      <Button wide busy={isRunning} onClick={onStart}>
        {isRunning ? billing.processingButton : action}
      </Button>
    </PlanCard>
  );
}

/** @param props.mail address of the sales team */
export function EnterpriseCard({ isCurrent, mail }: { isCurrent: boolean; mail: string }) {
  const billing = useBillingText();
  return (
    <PlanCard
      name={billing.enterprise.name}
      audience={billing.enterprise.audience}
      price={
        <>
          <span className={styles.amount}>{billing.enterprise.price}</span>
          <p>{billing.enterprise.period}</p>
          <p>{billing.enterprise.terms}</p>
        </>
      }
      features={billing.enterprise.features}
      isCurrent={isCurrent}
    >
      <LinkButton wide href={mailAddress(mail, SUBJECT)}>
        {billing.enterprise.action}
      </LinkButton>
    </PlanCard>
  );
}
