import { useText } from '../../lib/language/use-text.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './billing.module.css';
import { mailAddress } from './mail-address.rules.ts';
import { PlanCard } from './plan-card.tsx';

/** The same in every language: mails are sorted by it (specification, section 4). */
const SUBJECT = 'Enterprise Plan Inquiry';

/** @param props.mail address of sales */
export function EnterpriseCard({ isCurrent, mail }: { isCurrent: boolean; mail: string }) {
  const { billing } = useText();
  return (
    <PlanCard
      name={billing.enterprise.name}
      forWhom={billing.enterprise.forWhom}
      price={<span className={styles.amount}>{billing.enterprise.price}</span>}
      features={billing.enterprise.features}
    >
      {isCurrent && <strong>{billing.current}</strong>}
      <LinkButton wide href={mailAddress(mail, SUBJECT)}>
        {billing.enterprise.action}
      </LinkButton>
    </PlanCard>
  );
}
