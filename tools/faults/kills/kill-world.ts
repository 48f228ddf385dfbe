import type { FaultWorld } from '../fault-case.ts';

export interface KillWorld extends FaultWorld {
  /** 0 to 1: how far into what is killed. */
  random: number;
}
