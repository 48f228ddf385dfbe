import type { ReactNode } from 'react';
import { useBillingText } from '#lib/language/use-text.ts';
import { Card } from '#ui/card/card.tsx';
import { FeatureList } from '../feature-list/feature-list.tsx';
import styles from './billing.module.css';

interface PlanCardProps {
  name: string;
  audience: string;
  price: ReactNode;
  features: readonly string[];
  /** The feature that the plan lacks. */
  missing?: string;
  isFeatured?: boolean;
  /** Says so beside the name. */
  isCurrent?: boolean;
  /** Below everything else. */
  note?: ReactNode;
  /** The action. It follows the price, so that lists of different length leave no gap before it. */
  children: ReactNode;
}

export function PlanCard(props: PlanCardProps) {
  const { name, audience, price, features, missing, isFeatured = false } = props;
  const { isCurrent = false, note, children } = props;
  const billing = useBillingText();
  return (
    <Card label={name} isFeatured={isFeatured}>
      <div className={styles.name}>
        <h2>{name}</h2>
        {isCurrent && <strong>{billing.current}</strong>}
      </div>
      <p className={styles.audience}>{audience}</p>
      <div className={styles.price}>{price}</div>
      <div className={styles.action}>{children}</div>
      <div className={styles.cardFooter}>
        <FeatureList features={features} missing={missing} />
        {note}
      </div>
    </Card>
  );
}
