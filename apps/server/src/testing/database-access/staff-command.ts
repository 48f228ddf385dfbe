import type Stripe from 'stripe';
import { runStaffCommand } from '../../app/staff/staff-commands.ts';
import { connectDatabase } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log.ts';

/** Runs a staff command on PostgreSQL, as `npm run staff` does, without starting a process. @returns its output */
export async function runStaffCommandAt(
  url: string,
  stripe: Stripe,
  args: readonly string[],
): Promise<string> {
  const database = await connectDatabase({ url }, createLog('silent'));
  try {
    return await runStaffCommand({ db: database.db, stripe }, args, new Date());
  } finally {
    await database.close();
  }
}
