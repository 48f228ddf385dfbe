import { scorecard } from '@savet/evaluation';
import { insertScorecard, listScorecards } from '../../features/admin/models/scorecards.store.ts';
import { finishedCalls, recordCalls } from '../../features/models/finished-calls.ts';
import type { ConnectionSource } from '../../features/models/open-connection.ts';
import type { Database } from '../../platform/db/transaction.ts';

/** Commands that `npm run evaluate` sends to the running server, which has the database open. */
export const evaluationCommands = [
  'model-connection',
  'scorecards',
  'store-scorecard',
  'record-calls',
] as const;
export type EvaluationCommand = (typeof evaluationCommands)[number];

/**
 * Runs one of them.
 * @returns JSON; of `model-connection` with the key: only the owner of the data folder can send commands
 * @throws if a scorecard or the calls are not valid
 */
export async function runEvaluationCommand(
  command: EvaluationCommand,
  argument: string | undefined,
  { db, connections }: { db: Database; connections: ConnectionSource },
): Promise<string> {
  switch (command) {
    case 'model-connection':
      return JSON.stringify((await connections.current()).connection);
    case 'scorecards':
      return JSON.stringify(await listScorecards(db));
    case 'record-calls':
      await recordCalls(db, finishedCalls.parse(JSON.parse(argument ?? '')), new Date());
      return '';
    case 'store-scorecard':
      await insertScorecard(db, scorecard.parse(JSON.parse(argument ?? '')));
      return '';
  }
}
