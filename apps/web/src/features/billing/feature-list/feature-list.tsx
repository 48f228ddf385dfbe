import { CheckIcon, MinusIcon } from '#ui/icons/icons.tsx';
import styles from './feature-list.module.css';

interface FeatureListProps {
  features: readonly string[];
  /** The feature that the plan lacks. */
  missing?: string | undefined;
}

/** Short texts, each with a check mark. */
export function FeatureList({ features, missing }: FeatureListProps) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>
          <CheckIcon />
          {feature}
        </li>
      ))}
      {missing !== undefined && (
        <li className={styles.missingFeature}>
          <MinusIcon />
          {missing}
        </li>
      )}
    </ul>
  );
}
