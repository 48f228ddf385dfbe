import type { Attempts } from './attempts.ts';
import type { World } from './world.ts';

export interface AttackCase {
  /** Its number in the list of cases in decision 0083. */
  number: number;
  name: string;
  run: (world: World, attempts: Attempts) => Promise<void>;
}
