import { formatEuro } from '@savet/i18n/formats';
import { useLanguage } from '../../lib/language/use-language.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Button } from '../../ui/button.tsx';
import styles from './billing.module.css';
import { PlanCard } from './plan-card.tsx';

export function FreeCard({ isRunning, onStart }: { isRunning: boolean; onStart: () => void }) {
  const { locale } = useLanguage();
  const { billing } = useText();
  return (
    <PlanCard
      name={billing.free.name}
      forWhom={billing.free.forWhom}
      price={<span className={styles.amount}>{formatEuro(locale, 0)}</span>}
      features={billing.free.features}
      missing={billing.free.missing}
    >
      <Button wide busy={isRunning} onClick={onStart}>
        {isRunning ? billing.processingButton : billing.free.action}
      </Button>
    </PlanCard>
  );
}
