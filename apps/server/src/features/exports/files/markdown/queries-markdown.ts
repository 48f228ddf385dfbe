import type { QueryRow } from '../../../quota/transfer/query-row.ts';
import { eachRow, type FileTexts, type Pages, tableHead, tableRow, timeOf } from './markdown.ts';

/** The ledger of queries. */
export async function* queriesMarkdown(
  queries: Pages<QueryRow>,
  texts: FileTexts,
): AsyncGenerator<string> {
  const { files, quota } = texts;
  const { columns } = files;
  const head = tableHead([columns.date, columns.purpose, columns.state, columns.reason]);
  yield `# ${files.queriesTitle}\n\n`;
  yield* eachRow(queries, files.none, ({ createdAt, purpose, state, reason }, isFirst) => {
    const because = reason === 'no_answer' ? quota.notCounted : reason && quota.reasons[reason];
    const cells = [
      timeOf(createdAt, texts),
      quota.purposes[purpose],
      quota.states[state],
      because ?? '',
    ];
    return `${isFirst ? head : ''}${tableRow(cells)}`;
  });
}
