import { vi } from 'vitest';
import { runStaffCommand } from '../app/staff-commands.ts';
import type { Database } from '../platform/db/transaction.ts';
import type { Person } from './person.ts';

/** Makes staff of a person; done once the server, which on PostgreSQL is told a moment later, knows it. */
export async function grantStaff(db: Database, person: Person): Promise<void> {
  await runStaffCommand({ db, stripe: null }, ['grant', person.email], new Date());
  await vi.waitFor(async () => {
    const { status } = await person.send('getServiceState', {});
    if (status !== 200) throw new Error(`${person.email} is not staff yet`);
  });
}
