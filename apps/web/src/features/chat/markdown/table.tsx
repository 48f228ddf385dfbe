import type { Tokens } from 'marked';
import { useChatText } from '../use-chat-text.ts';
import { inline } from './inline.tsx';
import styles from './markdown.module.css';

/** A table that scrolls horizontally, by keyboard too. */
export function Table({ table }: { table: Tokens.Table }) {
  const text = useChatText();
  return (
    // What scrolls must be reachable by keyboard, so it takes the focus; as landmarks they would be too many.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
    <div role="group" className={styles.table} aria-label={text.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.header.map((cell, column) => (
              <th key={column} scope="col" data-align={cell.align ?? undefined}>
                {inline(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} data-align={cell.align ?? undefined}>
                  {inline(cell.tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
