import type { Person } from '../../apps/server/src/testing/person.ts';
import type { TestPostgres } from '../postgres/postgres.ts';
import type { Stage } from '../stage/stage.ts';
import type { Tally } from './tally.ts';

export const databaseNames = ['embedded', 'PostgreSQL'] as const;
export type DatabaseName = (typeof databaseNames)[number];

/** The parts that a case works with. */
export interface FaultWorld {
  stage: Stage;
  /** Has Pro and enough queries. */
  person: Person;
  tally: Tally;
  /** Null when the case runs on the embedded database. */
  postgres: TestPostgres | null;
}

export interface FaultCase {
  /** The number in the list of faults (docs/decisions/0090). */
  number: number;
  name: string;
  /** Databases that the case runs on; the short form uses only the first available one. */
  on: readonly DatabaseName[];
  /** Too long for the short form. */
  isLong?: true;
  /** Why this machine can't run the case; null if it can. */
  obstacle?: () => string | null;
  run: (world: FaultWorld) => Promise<void>;
}
