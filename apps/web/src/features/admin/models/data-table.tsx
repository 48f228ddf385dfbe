import type { ReactNode } from 'react';
import { ScrollBox } from '#ui/page/scroll-box.tsx';
import styles from './data-table.module.css';

export interface Column {
  label: string;
  isNumber?: boolean;
}

export interface DataRow {
  key: string;
  /** One for each column; the first names the row. */
  cells: readonly ReactNode[];
}

interface DataTableProps {
  label: string;
  columns: readonly Column[];
  rows: readonly DataRow[];
}

/** A table that scrolls inside itself, by keyboard too. On a phone each row is a card. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    <ScrollBox className={`${styles.table} ${styles.cards}`} label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" data-number={column.isNumber}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td
                  key={columns[index + 1]?.label}
                  data-label={columns[index + 1]?.label}
                  data-number={columns[index + 1]?.isNumber}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
