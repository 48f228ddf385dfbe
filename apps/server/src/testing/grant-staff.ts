import { vi } from 'vitest';
import { runStaffCommand } from '../app/staff/staff-commands.ts';
import type { Database } from '../platform/db/transaction.ts';
import type { Person } from './person.ts';

/** Makes a person staff and waits until the server applies it: on PostgreSQL a NOTIFY arrives later. */
export async function grantStaff(db: Database, person: Person): Promise<void> {
  await runStaffCommand({ db, payments: null }, ['grant', person.email], new Date());
  await vi.waitFor(async () => {
    const { status } = await person.send('getServiceState', {});
    if (status !== 200) throw new Error(`${person.email} is not staff yet`);
  });
}
