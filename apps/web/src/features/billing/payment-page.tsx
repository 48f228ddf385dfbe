import { prices } from '@savet/contract/plans';
import { formatEuro } from '@savet/i18n/formats';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useConfiguration } from '../../lib/configuration/use-configuration.ts';
import { useUser } from '../../lib/documents/hooks.ts';
import { useLanguage } from '../../lib/language/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NextIcon, PreviousIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { Page } from '../../ui/page.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import styles from './billing.module.css';
import { PlanCard } from './plan-card.tsx';
import { type BillingCycle, ProPrice } from './pro-price.tsx';
import { afterSwipe, step } from './slider.rules.ts';

type Card = 'free' | 'pro' | 'enterprise';

/** The plans; with the upgrade flag in the navigation's state, the free one is left out. */
export function PaymentPage() {
  const { locale, texts } = useLanguage();
  const { billing, shell } = texts;
  const user = useUser();
  const configuration = useConfiguration();
  const state: unknown = useLocation().state;
  const isUpgrade = typeof state === 'object' && state !== null && 'upgrade' in state;
  const cards: readonly Card[] = isUpgrade ? ['pro', 'enterprise'] : ['free', 'pro', 'enterprise'];
  const [index, setIndex] = useState(cards.indexOf('pro'));
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  const touchStart = useRef(0);
  if (!user || !configuration) return <Overlay text={shell.loading} />;

  const mailTo = (subject: string) =>
    `mailto:${configuration.salesEmail}?subject=${encodeURIComponent(subject)}`;
  const isShown = (card: Card) => cards[index] === card;
  return (
    <Page
      title={isUpgrade ? billing.titleUpgrade : billing.title}
      // Who has just signed up chooses first.
      {...((isUpgrade || user.plan !== 'free') && { back: { to: '/chat', label: billing.back } })}
      wide
    >
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
      <div
        className={styles.slider}
        onTouchStart={(event) => {
          touchStart.current = event.changedTouches[0]?.clientX ?? 0;
        }}
        onTouchEnd={(event) => {
          const distance = (event.changedTouches[0]?.clientX ?? 0) - touchStart.current;
          setIndex(afterSwipe(index, cards.length, distance));
        }}
      >
        <div className={styles.cards}>
          {cards.includes('free') && (
            <PlanCard
              name={billing.free.name}
              forWhom={billing.free.forWhom}
              price={<span className={styles.amount}>{formatEuro(locale, 0)}</span>}
              features={billing.free.features}
              missing={billing.free.missing}
              isShown={isShown('free')}
            >
              <Button wide onClick={() => window.location.assign('/chat')}>
                {billing.free.action}
              </Button>
            </PlanCard>
          )}
          <PlanCard
            name={billing.pro.name}
            forWhom={billing.pro.forWhom}
            price={<ProPrice cycle={cycle} />}
            features={billing.pro.features}
            isFeatured
            isShown={isShown('pro')}
          >
            {user.plan === 'pro' && <strong>{billing.current}</strong>}
            {user.plan === 'free' && (
              <>
                <p>{billing.pro.notSetUp}</p>
                <LinkButton kind="primary" wide href={mailTo(billing.pro.mailSubject)}>
                  {billing.pro.write}
                </LinkButton>
              </>
            )}
          </PlanCard>
          <PlanCard
            name={billing.enterprise.name}
            forWhom={billing.enterprise.forWhom}
            price={<span className={styles.amount}>{billing.enterprise.price}</span>}
            features={billing.enterprise.features}
            isShown={isShown('enterprise')}
          >
            {user.plan === 'enterprise' && <strong>{billing.current}</strong>}
            <LinkButton wide href={mailTo('Enterprise Plan Inquiry')}>
              {billing.enterprise.action}
            </LinkButton>
          </PlanCard>
        </div>
        <div className={styles.controls}>
          <IconButton
            label={billing.previous}
            onClick={() => setIndex(step(index, cards.length, -1))}
          >
            <PreviousIcon />
          </IconButton>
          {cards.map((card, place) => (
            <button
              key={card}
              type="button"
              className={styles.dot}
              aria-label={billing.showPlan(billing[card].name)}
              aria-current={place === index}
              onClick={() => setIndex(place)}
            />
          ))}
          <IconButton label={billing.next} onClick={() => setIndex(step(index, cards.length, 1))}>
            <NextIcon />
          </IconButton>
        </div>
      </div>
    </Page>
  );
}
