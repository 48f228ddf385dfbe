import type { UserDocument } from '@savet/contract/documents';
import { type BillingCycle, prices } from '@savet/contract/plans';
import { useState } from 'react';
import type { Configuration } from '../../lib/configuration/use-configuration.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Overlay } from '../../ui/overlay.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import styles from './billing.module.css';
import { EnterpriseCard } from './enterprise-card.tsx';
import { FailureDialog } from './failure-dialog.tsx';
import { FreeCard } from './free-card.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { PlanSlider } from './plan-slider.tsx';
import { ProCard } from './pro-card.tsx';
import { useDeparture } from './use-departure.ts';
import { useFreePlan } from './use-free-plan.ts';

interface PlansProps {
  user: UserDocument;
  configuration: Configuration;
  /** Leaves the free plan out. */
  isUpgrade: boolean;
}

export function Plans({ user, configuration, isUpgrade }: PlansProps) {
  const { billing } = useText();
  const departure = useDeparture();
  const freePlan = useFreePlan(user, departure);
  const [cycle, setCycle] = useState<BillingCycle>(user.subscription?.billingCycle ?? 'monthly');
  const free = {
    key: 'free',
    name: billing.free.name,
    content: <FreeCard isRunning={departure.running === 'free'} onStart={freePlan.begin} />,
  };
  const others = [
    {
      key: 'pro',
      name: billing.pro.name,
      content: (
        <ProCard user={user} configuration={configuration} cycle={cycle} departure={departure} />
      ),
    },
    {
      key: 'enterprise',
      name: billing.enterprise.name,
      content: (
        <EnterpriseCard isCurrent={user.plan === 'enterprise'} mail={configuration.salesEmail} />
      ),
    },
  ];
  const cards = isUpgrade ? others : [free, ...others];
  return (
    <>
      <p className={styles.intro}>{billing.intro}</p>
      <div className={styles.cycle}>
        <Toggle
          label={billing.cycle}
          value={cycle}
          options={[
            { value: 'monthly', label: billing.monthly },
            { value: 'yearly', label: billing.yearly },
          ]}
          onChange={setCycle}
        />
        <span className={styles.badge}>{prices.proYearly.badge}</span>
      </div>
      <PlanSlider cards={cards} first={cards.findIndex(({ key }) => key === 'pro')} />
      {freePlan.asked && (
        <LeaveDialog
          loss={freePlan.asked}
          onClose={freePlan.stay}
          onLater={() => freePlan.choose('cancelLater')}
          onNow={() => freePlan.choose('free')}
        />
      )}
      {departure.running !== null && <Overlay text={billing.processing} />}
      <FailureDialog departure={departure} />
    </>
  );
}
