import type { ReactNode } from 'react';
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
  /** Price and action. */
  children: ReactNode;
}

export function PlanCard(props: PlanCardProps) {
  const { name, audience, price, features, missing, isFeatured = false, children } = props;
  return (
    <Card label={name} isFeatured={isFeatured}>
      <h2>{name}</h2>
      <p className={styles.audience}>{audience}</p>
      <div className={styles.price}>{price}</div>
      <FeatureList features={features} missing={missing} />
      <div className={styles.cardFooter}>{children}</div>
    </Card>
  );
}
