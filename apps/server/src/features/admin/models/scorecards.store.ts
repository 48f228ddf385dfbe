import type { Scorecard } from '@savet/evaluation';
import type { Database } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';

/** Scorecards shown to staff. */
const SHOWN_MAX = 50;

export async function insertScorecard(db: Database, content: Scorecard): Promise<void> {
  await db
    .insertInto('scorecards')
    .values({
      scorecardId: newId(),
      at: new Date(content.startedAt),
      content: JSON.stringify(content),
    })
    .execute();
}

/** The last scorecards, newest first. */
export async function listScorecards(
  db: Database,
): Promise<(Scorecard & { scorecardId: string })[]> {
  const rows = await db
    .selectFrom('scorecards')
    .select(['scorecardId', 'content'])
    .orderBy('at', 'desc')
    .limit(SHOWN_MAX)
    .execute();
  const { scorecard } = await import('@savet/evaluation');
  // A scorecard of an older version may have another form.
  return rows.flatMap(({ scorecardId, content }) => {
    const { data } = scorecard.safeParse(content);
    return data ? [{ scorecardId, ...data }] : [];
  });
}
