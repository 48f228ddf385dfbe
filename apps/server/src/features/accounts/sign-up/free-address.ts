import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../platform/db/transaction.ts';
import { deleteUnfinishedSignUp, findUnfinishedSignUp } from './unfinished.store.ts';

/** A sign-up adds the password some milliseconds after the account; without one by then, its server is dead. */
const IN_PROGRESS_MS = 3_000;
const LOOK_AGAIN_MS = 100;

/**
 * Frees an address whose sign-up was cut off by a crash: nobody can log in to that account, and the address would stay taken.
 * Another server may still be signing the address up, so this waits first. It does not compare times of different servers, because
 * their clocks differ.
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
