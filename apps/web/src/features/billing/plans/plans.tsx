import type { UserDocument } from '@savet/contract/documents';
import { type BillingCycle, prices } from '@savet/contract/plans';
import { formatEuro } from '@savet/i18n/formats';
import { useState } from 'react';
import type { Configuration } from '#data/configuration/use-configuration.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Toggle } from '#ui/controls/toggle.tsx';
import { Overlay } from '#ui/feedback/overlay.tsx';
import { Slider, type SliderCard } from '#ui/slider/slider.tsx';
import { useBillingText } from '../billing-texts.ts';
import styles from './billing.module.css';
import { FailureDialog } from './failure-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { mailAddress } from './mail-address.rules.ts';
import { PlanCard } from './plan-card.tsx';
import { ProCard } from './pro-card.tsx';
import { useDeparture } from './use-departure.ts';
import { useFreePlan } from './use-free-plan.ts';

/** The same in all languages: mail filters use it (specification, section 4). */
const SUBJECT = 'Enterprise Plan Inquiry';

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

interface FreeCardProps {
  action: string;
  isRunning: boolean;
  onStart: () => void;
}

function FreeCard({ action, isRunning, onStart }: FreeCardProps) {
  const { locale } = useLanguage();
  const billing = useBillingText();
  return (
    <PlanCard
      name={billing.free.name}
      audience={billing.free.audience}
      price={<span className={styles.amount}>{formatEuro(locale, 0)}</span>}
      features={billing.free.features}
      missing={billing.free.missing}
    >
      <Button wide busy={isRunning} onClick={onStart}>
        {isRunning ? billing.processingButton : action}
      </Button>
    </PlanCard>
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

/** @param props.mail address of the sales team */
function EnterpriseCard({ isCurrent, mail }: { isCurrent: boolean; mail: string }) {
  const billing = useBillingText();
  return (
    <PlanCard
      name={billing.enterprise.name}
      audience={billing.enterprise.audience}
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
