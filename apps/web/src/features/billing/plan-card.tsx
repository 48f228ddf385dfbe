import type { ReactNode } from 'react';
import { Card } from '../../ui/card/card.tsx';
import { CheckIcon, MinusIcon } from '../../ui/icons.tsx';
import styles from './billing.module.css';

interface PlanCardProps {
  name: string;
  forWhom: string;
  price: ReactNode;
  features: readonly string[];
  /** What it does not have. */
  missing?: string;
  isFeatured?: boolean;
  /** What one does to have it. */
  children: ReactNode;
}

export function PlanCard(props: PlanCardProps) {
  const { name, forWhom, price, features, missing, isFeatured = false, children } = props;
  return (
    <Card label={name} isFeatured={isFeatured}>
      <h2>{name}</h2>
      <p className={styles.forWhom}>{forWhom}</p>
      <div className={styles.price}>{price}</div>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <CheckIcon />
            {feature}
          </li>
        ))}
        {missing !== undefined && (
          <li className={styles.missing}>
            <MinusIcon />
            {missing}
          </li>
        )}
      </ul>
      <div className={styles.end}>{children}</div>
    </Card>
  );
}
