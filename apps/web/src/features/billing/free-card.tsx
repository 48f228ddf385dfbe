import type { UserDocument } from '@savet/contract/documents';
import { formatEuro } from '@savet/i18n/formats';
import { useRef, useState } from 'react';
import { useLanguage } from '../../lib/language/use-language.ts';
import { Button } from '../../ui/button.tsx';
import styles from './billing.module.css';
import { LeaveDialog } from './leave-dialog.tsx';
import { lossByFreePlan } from './offers.rules.ts';
import { PlanCard } from './plan-card.tsx';
import { openPortal, setFreePlan } from './requests.ts';
import type { Departure } from './use-departure.ts';

/** The free plan; who would lose a paid one by it is asked first. */
export function FreeCard({ user, departure }: { user: UserDocument; departure: Departure }) {
  const { locale, texts } = useLanguage();
  const { billing } = texts;
  const [isAsking, setAsking] = useState(false);
  const pressed = useRef<Element | null>(null);
  const loss = lossByFreePlan(user);

  function begin() {
    pressed.current = document.activeElement;
    if (loss) setAsking(true);
    else choose('free');
  }

  function choose(request: 'free' | 'cancelLater') {
    setAsking(false);
    const work = () => (request === 'free' ? setFreePlan(user) : openPortal(user, 'cancel'));
    departure.start(request, work, pressed.current);
  }

  const isRunning = departure.running === 'free';
  return (
    <PlanCard
      name={billing.free.name}
      forWhom={billing.free.forWhom}
      price={<span className={styles.amount}>{formatEuro(locale, 0)}</span>}
      features={billing.free.features}
      missing={billing.free.missing}
    >
      <Button wide busy={isRunning} onClick={begin}>
        {isRunning ? billing.processingButton : billing.free.action}
      </Button>
      {isAsking && loss && (
        <LeaveDialog
          loss={loss}
          onClose={() => setAsking(false)}
          onLater={() => choose('cancelLater')}
          onNow={() => choose('free')}
        />
      )}
    </PlanCard>
  );
}
