import type { UserDocument } from '@savet/contract/documents';
import type { BillingCycle } from '@savet/contract/plans';
import { useState } from 'react';
import type { Configuration } from '#data/configuration/use-configuration.ts';
import { useBillingText } from '#lib/language/use-text.ts';
import { Toggle } from '#ui/controls/toggle.tsx';
import { Overlay } from '#ui/feedback/overlay.tsx';
import { Slider, type SliderCard } from '#ui/slider/slider.tsx';
import { PlanComparison } from '../comparison/plan-comparison.tsx';
import styles from './billing.module.css';
import { FailureDialog } from './failure-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { EnterpriseCard, FreeCard } from './other-cards.tsx';
import { ProCard } from './pro-card.tsx';
import { useDeparture } from './use-departure.ts';
import { useFreePlan } from './use-free-plan.ts';

interface PlansProps {
  user: UserDocument;
  configuration: Configuration;
  /** Hides the free plan. */
  isUpgrade: boolean;
}

export function Plans({ user, configuration, isUpgrade }: PlansProps) {
  const billing = useBillingText();
  const departure = useDeparture();
  const freePlan = useFreePlan(user, departure);
  const [cycle, setCycle] = useState<BillingCycle>(user.subscription?.billingCycle ?? 'monthly');
  const free = {
    key: 'free',
    name: billing.free.name,
    content: (
      <FreeCard
        action={freePlan.isLoss ? billing.free.leave : billing.free.action}
        isRunning={departure.running === 'free'}
        onStart={freePlan.begin}
      />
    ),
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
      {!isUpgrade && !freePlan.isLoss && (
        <button type="button" className={styles.goOn} onClick={freePlan.begin}>
          {billing.free.goOn}
        </button>
      )}
      <div>
        <Toggle
          label={billing.cycle}
          value={cycle}
          options={[
            { value: 'monthly', label: billing.monthly },
            { value: 'yearly', label: <YearlyLabel /> },
          ]}
          onChange={setCycle}
        />
      </div>
      <PlanSlider cards={cards} first={cards.findIndex(({ key }) => key === 'pro')} />
      <PlanComparison />
      {freePlan.pendingLoss && (
        <LeaveDialog
          loss={freePlan.pendingLoss}
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

function YearlyLabel() {
  const billing = useBillingText();
  return (
    <>
      {billing.yearly} <span className={styles.badge}>{billing.yearlyBadge}</span>
    </>
  );
}

/** The plans in the design system's slider. */
function PlanSlider({ cards, first }: { cards: readonly SliderCard[]; first: number }) {
  const billing = useBillingText();
  return (
    <div className={styles.plans}>
      <Slider
        cards={cards}
        first={first}
        label={billing.plans}
        previousLabel={billing.previous}
        nextLabel={billing.next}
        showLabel={billing.showPlan}
        placeLabel={billing.place}
      />
    </div>
  );
}
