import type { CallOutput } from '@savet/contract/calls';
import { plans } from '@savet/contract/plans';
import { formatNumber } from '@savet/i18n/formats';
import { useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { useLanguage } from '../../../lib/language/use-language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useShownData } from '../../../lib/paging/use-shown-data.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import styles from '../admin.module.css';
import { LoadState } from '../load-state.tsx';
import { DayChart } from './day-chart.tsx';

export type Statistics = CallOutput<'getStatistics'>;
const measures = ['queries', 'active', 'signUps', 'failures'] as const;
export type Measure = (typeof measures)[number];

/** Numbers at a glance. */
export function Numbers() {
  const { admin, quota } = useText();
  const { locale } = useLanguage();
  const [measure, setMeasure] = useState<Measure>('queries');
  const data = useShownData(() => call('getStatistics', {}));
  const numbers = data.value;
  const count = (value: number | undefined) => formatNumber(locale, value ?? 0);
  return (
    <section className={styles.view} aria-label={admin.views.numbers}>
      <LoadState data={data} />
      {numbers && (
        <>
          <Toggle
            label={admin.views.numbers}
            value={measure}
            options={measures.map((value) => ({ value, label: admin.measures[value] }))}
            onChange={setMeasure}
          />
          <DayChart days={numbers.days} measure={measure} />
          <Rows>
            <Row label={admin.users}>{count(numbers.users)}</Row>
            <Row label={admin.activeWeek}>{count(numbers.active.week)}</Row>
            <Row label={admin.activeMonth}>{count(numbers.active.month)}</Row>
            {plans.map((plan) => (
              <Row key={plan} label={admin.onPlan(quota.plans[plan])}>
                {count(numbers.plans[plan])}
              </Row>
            ))}
            <Row label={admin.subscriptions}>
              {admin.subscriptionCounts(
                count(numbers.subscriptions.monthly),
                count(numbers.subscriptions.yearly),
              )}
            </Row>
          </Rows>
        </>
      )}
    </section>
  );
}
