import { formatMoney, formatNumber } from '@savet/i18n/formats';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { WithAddress } from '#ui/text/with-address.tsx';
import { type Column, type DataRow, DataTable } from '../data-table.tsx';
import models from '../models.module.css';
import styles from './costs.module.css';
import type { Spending } from './use-spending.ts';

/** The cost of a month by plan, purpose, model and user. Cost and requests end each table, below those of the one before. */
export function SpendingTables({ spending }: { spending: Spending }) {
  const { models: texts, quota } = useStaffText();
  const { locale } = useLanguage();
  const { costs } = texts;
  const money = (amount: number) => formatMoney(locale, amount, spending.currency);
  const count = (value: number) => formatNumber(locale, value);
  const cost: Column = { label: costs.cost, isNumber: true };
  const calls: Column = { label: costs.calls, isNumber: true };
  return (
    <div className={styles.tables}>
      <Group
        title={costs.byPlan}
        columns={[{ label: costs.plan }, { label: costs.ceiling, isNumber: true }, cost, calls]}
        rows={spending.byPlan.map((row) => {
          const ceiling = spending.ceilings[row.plan];
          const limit = ceiling === null ? costs.withoutCeiling : money(ceiling);
          const name = quota.plans[row.plan];
          return { key: row.plan, cells: [name, limit, money(row.cost), count(row.calls)] };
        })}
      />
      <Group
        title={costs.byPurpose}
        columns={[{ label: costs.purpose }, cost, calls]}
        rows={spending.byPurpose.map((row) => ({
          key: row.purpose,
          cells: [costs.purposes[row.purpose], money(row.cost), count(row.calls)],
        }))}
      />
      <Group
        title={costs.byModel}
        columns={[
          { label: costs.model },
          { label: costs.read, isNumber: true },
          { label: costs.written, isNumber: true },
          cost,
          calls,
        ]}
        rows={spending.byModel.map((row) => ({
          key: row.model,
          cells: [
            row.model,
            count(row.inputTokens),
            count(row.outputTokens),
            row.hasPrice ? money(row.cost) : <span className={models.danger}>{costs.noPrice}</span>,
            count(row.calls),
          ],
        }))}
      />
      {spending.byUser.length > 0 && (
        <Group
          title={costs.byUser}
          columns={[{ label: costs.user }, cost, calls]}
          rows={spending.byUser.map((row) => ({
            key: row.uid,
            cells: [
              <WithAddress key={row.uid} text={row.email} address={row.email} />,
              money(row.cost),
              count(row.calls),
            ],
          }))}
        />
      )}
    </div>
  );
}

interface GroupProps {
  title: string;
  columns: readonly Column[];
  rows: readonly DataRow[];
}

function Group({ title, columns, rows }: GroupProps) {
  return (
    <div>
      <h3>{title}</h3>
      <DataTable label={title} columns={columns} rows={rows} />
    </div>
  );
}
