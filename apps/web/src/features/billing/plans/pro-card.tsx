import type { UserDocument } from '@savet/contract/documents';
import type { BillingCycle } from '@savet/contract/plans';
import { useState } from 'react';
import type { Configuration } from '#data/configuration/use-configuration.ts';
import { useBillingText } from '#lib/language/use-text.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { mailAddress } from './mail-address.rules.ts';
import { proOffer } from './offers.rules.ts';
import { PlanCard } from './plan-card.tsx';
import { ProPrice } from './pro-price.tsx';
import { PurchaseDialog } from './purchase-dialog.tsx';
import { openCheckout, openPortal } from './requests.ts';
import { Simulated } from './simulated.tsx';
import type { Departure } from './use-departure.ts';

interface ProCardProps {
  user: UserDocument;
  configuration: Configuration;
  cycle: BillingCycle;
  departure: Departure;
}

export function ProCard({ user, configuration, cycle, departure }: ProCardProps) {
  const billing = useBillingText();
  const { running, start } = departure;
  const [isAsking, setAsking] = useState(false);
  const offer = proOffer(user, configuration.paymentMode);
  return (
    <PlanCard
      name={billing.pro.name}
      audience={billing.pro.audience}
      price={<ProPrice cycle={cycle} isFirst={!user.hasSubscribed} configuration={configuration} />}
      features={billing.pro.features}
      isFeatured
      isCurrent={user.plan === 'pro'}
      note={(offer === 'checkout' || offer === 'manage') && <Simulated />}
    >
      {offer === 'agreed' && (
        <>
          <p>{billing.agreed}</p>
          <LinkButton wide href={`mailto:${configuration.salesEmail}`}>
            {billing.write}
          </LinkButton>
        </>
      )}
      {offer === 'checkout' && (
        <Button kind="primary" wide busy={running === 'pro'} onClick={() => setAsking(true)}>
          {running === 'pro' ? billing.processingButton : billing.pro.action}
        </Button>
      )}
      {isAsking && offer === 'checkout' && (
        <PurchaseDialog
          user={user}
          configuration={configuration}
          cycle={cycle}
          onClose={() => setAsking(false)}
          onAgree={(consent) => {
            setAsking(false);
            start('pro', () => openCheckout(user, cycle, consent));
          }}
        />
      )}
      {offer === 'manage' && (
        <Button
          wide
          busy={running === 'portal'}
          onClick={() => start('portal', () => openPortal(user))}
        >
          {running === 'portal' ? billing.processingButton : billing.manage}
        </Button>
      )}
      {offer === 'write' && (
        <>
          <p>{billing.pro.notSetUp}</p>
          <LinkButton
            kind="primary"
            wide
            href={mailAddress(configuration.salesEmail, billing.pro.mailSubject)}
          >
            {billing.pro.write}
          </LinkButton>
        </>
      )}
    </PlanCard>
  );
}
