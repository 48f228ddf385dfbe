import { createPostgresDatabase } from '../../apps/server/src/testing/postgres-database.ts';
import { Stage, type StageOptions } from '../stage/stage.ts';
import type { FaultWorld } from './fault-case.ts';

/** A server with empty data beside that of the lane, for faults that would spoil it. */
export async function openOwnStage(
  { postgres }: FaultWorld,
  options: StageOptions = {},
): Promise<Stage> {
  if (!postgres) return Stage.open(null, options);
  const databaseUrl = await createPostgresDatabase(postgres.url, 'empty');
  return Stage.open(postgres, { ...options, databaseUrl });
}
