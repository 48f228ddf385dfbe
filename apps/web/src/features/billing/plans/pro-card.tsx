import type { UserDocument } from '@savet/contract/documents';
import { type BillingCycle, prices } from '@savet/contract/plans';
import { formatEuro, formatLev } from '@savet/i18n/formats';
import type { Configuration } from '#data/configuration/use-configuration.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useText } from '#lib/language/use-text.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import styles from './billing.module.css';
import { mailAddress } from './mail-address.rules.ts';
import { proOffer } from './offers.rules.ts';
import { PlanCard } from './plan-card.tsx';
import { bothCurrencies } from './price.rules.ts';
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
  const { billing } = useText();
  const { running, start } = departure;
  const offer = proOffer(user, configuration.paymentMode);
  return (
    <PlanCard
      name={billing.pro.name}
      audience={billing.pro.audience}
      price={<ProPrice cycle={cycle} isFirst={!user.hasSubscribed} />}
      features={billing.pro.features}
      isFeatured
    >
      {user.plan === 'pro' && <strong>{billing.current}</strong>}
      {offer === 'agreed' && (
        <>
          <p>{billing.agreed}</p>
          <LinkButton wide href={`mailto:${configuration.salesEmail}`}>
            {billing.write}
          </LinkButton>
        </>
      )}
      {(offer === 'checkout' || offer === 'manage') && <Simulated />}
      {offer === 'checkout' && (
        <Button
          kind="primary"
          wide
          busy={running === 'pro'}
          onClick={() => start('pro', () => openCheckout(user, cycle))}
        >
          {running === 'pro' ? billing.processingButton : billing.pro.action}
        </Button>
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

interface ProPriceProps {
  cycle: BillingCycle;
  /** First-time subscribers pay less for the first month. */
  isFirst: boolean;
}

/** The price of Pro in euro and lev, with the terms of the first month. */
function ProPrice({ cycle, isFirst }: ProPriceProps) {
  const { locale } = useLanguage();
  const { billing } = useText();
  const { proYearly, proFirstMonth, proMonthly } = prices;
  if (cycle === 'yearly') {
    return (
      <>
        <span className={styles.amount}>{formatEuro(locale, proYearly.eurCents)}</span>
        <p>
          {formatLev(locale, proYearly.bgnCents)} {billing.perYear}
        </p>
        <p>
          <span className={styles.badge}>{proYearly.badge}</span>
        </p>
      </>
    );
  }
  if (!isFirst) {
    return (
      <>
        <span className={styles.amount}>{formatEuro(locale, proMonthly.eurCents)}</span>
        <p>
          {formatLev(locale, proMonthly.bgnCents)} {billing.perMonth}
        </p>
      </>
    );
  }
  return (
    <>
      <span className={styles.amount}>{formatEuro(locale, proFirstMonth.eurCents)}</span>
      <p>
        {formatLev(locale, proFirstMonth.bgnCents)} {billing.firstMonth}
      </p>
      <p>
        <span className={styles.badge}>{billing.firstMonthBadge}</span>{' '}
        {billing.withCode(proFirstMonth.code)}
      </p>
      <p>{billing.afterwards(bothCurrencies(locale, proMonthly))}</p>
    </>
  );
}
