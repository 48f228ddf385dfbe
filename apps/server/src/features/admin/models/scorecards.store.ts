import { type Scorecard, scorecard } from '@savet/evaluation';
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
  return rows.map(({ scorecardId, content }) => ({ scorecardId, ...scorecard.parse(content) }));
}
