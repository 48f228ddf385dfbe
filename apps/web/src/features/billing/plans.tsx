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
import { PlanSlider } from './plan-slider.tsx';
import { ProCard } from './pro-card.tsx';
import { useDeparture } from './use-departure.ts';

interface PlansProps {
  user: UserDocument;
  configuration: Configuration;
  /** Leaves the free plan out. */
  isUpgrade: boolean;
}

export function Plans({ user, configuration, isUpgrade }: PlansProps) {
  const { billing } = useText();
  const departure = useDeparture();
  const [cycle, setCycle] = useState<BillingCycle>(user.subscription?.billingCycle ?? 'monthly');
  const free = {
    key: 'free',
    name: billing.free.name,
    content: <FreeCard user={user} departure={departure} />,
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
      {departure.running !== null && <Overlay text={billing.processing} />}
      <FailureDialog departure={departure} />
    </>
  );
}
