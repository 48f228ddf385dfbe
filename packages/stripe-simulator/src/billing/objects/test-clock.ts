import type { Common } from './common.ts';

export interface TestClock extends Common {
  object: 'test_helpers.test_clock';
  deletes_after: number;
  frozen_time: number;
  name: string | null;
  status: 'ready' | 'advancing';
}
