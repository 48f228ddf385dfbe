import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../platform/db/transaction.ts';
import { deleteUnfinishedSignUp, findUnfinishedSignUp } from './unfinished.store.ts';

/** A sign-up adds the password some milliseconds after the account; without one by then, its server is dead. */
const IN_PROGRESS_MS = 3_000;
const LOOK_AGAIN_MS = 100;

/**
 * Frees an address that a crash has cut off in the middle of its sign-up: nobody can log in to the account, and the address would
 * be taken for good. Another server may be signing it up right now, so this waits first. It compares no clocks, which differ between
 * servers.
 */
export async function freeAddress(db: Database, email: string): Promise<void> {
  const givenUp = performance.now() + IN_PROGRESS_MS;
  for (;;) {
    const uid = await findUnfinishedSignUp(db, email);
    if (uid === null) return;
    if (performance.now() > givenUp) return deleteUnfinishedSignUp(db, uid);
    await pause(LOOK_AGAIN_MS);
  }
}
