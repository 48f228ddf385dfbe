import { plans } from '@savet/contract/plans';
import { formatNumber } from '@savet/i18n/formats';
import { useState } from 'react';
import { callWithoutSubject } from '#data/call/call.ts';
import { useRefetchOnFocus } from '#data/queries/use-refetch-on-focus.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Toggle } from '#ui/controls/toggle.tsx';
import { Row, Rows } from '#ui/page/rows.tsx';
import styles from '../admin.module.css';
import { LoadState } from '../load-state.tsx';
import { DayChart, type Metric, metrics } from './day-chart.tsx';

export function StatisticsPanel() {
  const { admin, quota } = useStaffText();
  const { locale } = useLanguage();
  const [metric, setMetric] = useState<Metric>('queries');
  const data = useRefetchOnFocus('getStatistics', () => callWithoutSubject('getStatistics', {}));
  const statistics = data.value;
  const count = (value: number | undefined) => formatNumber(locale, value ?? 0);
  return (
    <section className={styles.panel} aria-label={admin.views.numbers}>
      <LoadState data={data}>
        {statistics && (
          <Toggle
            label={admin.views.numbers}
            value={metric}
            options={metrics.map((value) => ({ value, label: admin.metrics[value] }))}
            onChange={setMetric}
          />
        )}
      </LoadState>
      {statistics && (
        <>
          <DayChart days={statistics.days} metric={metric} />
          <div className={styles.groups}>
            <Rows>
              <Row label={admin.users} isShort>
                {count(statistics.users)}
              </Row>
              <Row label={admin.activeWeek} isShort>
                {count(statistics.active.week)}
              </Row>
              <Row label={admin.activeMonth} isShort>
                {count(statistics.active.month)}
              </Row>
            </Rows>
            <Rows>
              {plans.map((plan) => (
                <Row key={plan} label={admin.onPlan(quota.plans[plan])} isShort>
                  {count(statistics.plans[plan])}
                </Row>
              ))}
              <Row label={admin.subscriptions} isShort>
                {admin.subscriptionCounts(
                  count(statistics.subscriptions.monthly),
                  count(statistics.subscriptions.yearly),
                )}
              </Row>
            </Rows>
          </div>
        </>
      )}
    </section>
  );
}
