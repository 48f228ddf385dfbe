import type { Attempts } from './attempts.ts';
import type { World } from './world.ts';

export interface AttackCase {
  /** Names it in reports, and in `npm run attacks -- 9`. */
  number: number;
  name: string;
  run: (world: World, attempts: Attempts) => Promise<void>;
}
