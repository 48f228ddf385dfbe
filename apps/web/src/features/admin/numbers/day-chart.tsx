import { formatDate, formatNumber } from '@savet/i18n/formats';
import { plural } from '@savet/i18n/plural';
import { useLanguage } from '../../../lib/language/use-language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import styles from './day-chart.module.css';
import type { Measure, Statistics } from './numbers.tsx';

/** Of the tallest bar, in units of the drawing. */
const HEIGHT = 100;

/** One bar a day; the same as a table for who cannot see it. */
export function DayChart({ days, measure }: { days: Statistics['days']; measure: Measure }) {
  const { admin } = useText();
  const { locale } = useLanguage();
  const most = Math.max(1, ...days.map((day) => day[measure]));
  const sum = days.reduce((total, day) => total + day[measure], 0);
  return (
    <figure className={styles.figure}>
      <figcaption>
        <strong>{formatNumber(locale, sum)}</strong> {plural(locale, sum, admin.inDays[measure])}
      </figcaption>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map((day, place) => {
          const height = Math.max((day[measure] / most) * HEIGHT, 0.5);
          return (
            <rect key={day.day} x={place + 0.1} y={HEIGHT - height} width={0.8} height={height}>
              <title>
                {`${formatDate(locale, day.day)}: ${formatNumber(locale, day[measure])}`}
              </title>
            </rect>
          );
        })}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{formatDate(locale, days[0]?.day ?? '')}</span>
        <span>{formatDate(locale, days.at(-1)?.day ?? '')}</span>
      </div>
      <table className="visually-hidden">
        <caption>{admin.measures[measure]}</caption>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatDate(locale, day.day)}</th>
              <td>{formatNumber(locale, day[measure])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
