import { useBillingText } from '#lib/language/use-text.ts';
import { ScrollBox } from '#ui/page/scroll-box.tsx';
import styles from './plan-comparison.module.css';

const plans = ['free', 'pro', 'enterprise'] as const;

/** A table that compares the plans. */
export function PlanComparison() {
  const billing = useBillingText();
  const { title, plan: planText, none, rows } = billing.comparison;
  return (
    <section className={styles.comparison} aria-labelledby="comparison">
      <h2 id="comparison">{title}</h2>
      <ScrollBox label={title}>
        <table>
          <thead>
            <tr>
              <td>
                <span className="visually-hidden">{planText}</span>
              </td>
              {plans.map((plan) => (
                <th key={plan} scope="col">
                  {billing[plan].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {plans.map((plan) => (
                  <td key={plan} data-none={row[plan] === null}>
                    {row[plan] ?? none}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
