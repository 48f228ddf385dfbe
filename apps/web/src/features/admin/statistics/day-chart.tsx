import type { CallOutput } from '@savet/contract/calls';
import { formatDay, formatNumber, unbrokenDate } from '@savet/i18n/formats';
import { plural } from '@savet/i18n/plural';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { axisTop } from './axis.rules.ts';
import styles from './day-chart.module.css';

/** Height of the tallest bar, in units of the SVG. */
const HEIGHT = 100;

export const metrics = ['queries', 'active', 'signUps', 'failures'] as const;
export type Metric = (typeof metrics)[number];

interface DayChartProps {
  days: CallOutput<'getStatistics'>['days'];
  metric: Metric;
}

/** One bar a day above a scale, and the same numbers as a table for screen readers. */
export function DayChart({ days, metric }: DayChartProps) {
  const { admin } = useStaffText();
  const { locale } = useLanguage();
  const top = axisTop(Math.max(...days.map((day) => day[metric])));
  const sum = days.reduce((total, day) => total + day[metric], 0);
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{formatNumber(locale, sum)}</strong> {plural(locale, sum, admin.last30Days[metric])}
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.axis}>
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{formatNumber(locale, value)}</span>
          ))}
        </div>
        <svg
          className={styles.bars}
          viewBox={`0 0 ${days.length} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {days.map((day, index) => {
            const height = (day[metric] / top) * HEIGHT;
            return (
              <g key={day.day}>
                <title>
                  {`${unbrokenDate(locale, day.day)}: ${formatNumber(locale, day[metric])}`}
                </title>
                {/* The whole day answers to the pointer, also one without a bar. */}
                <rect className={styles.day} x={index} width={1} height={HEIGHT} />
                <rect x={index + 0.1} y={HEIGHT - height} width={0.8} height={height} />
              </g>
            );
          })}
        </svg>
        <div className={styles.dates}>
          {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map(
            (day) => day && <span key={day.day}>{formatDay(locale, day.day)}</span>,
          )}
        </div>
      </div>
      {/* A table would not keep to the height of a hidden element, and would lengthen the page. */}
      <div className="visually-hidden">
        <table>
          <caption>{admin.metrics[metric]}</caption>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{unbrokenDate(locale, day.day)}</th>
                <td>{formatNumber(locale, day[metric])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
