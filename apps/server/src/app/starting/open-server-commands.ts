import type { Server } from 'node:net';
import type { Environment } from '../../env.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import type { Logger } from '../../platform/log.ts';
import type { Application } from '../compose.ts';
import { commandAccounts } from '../staff/command-accounts.ts';
import { openControlSocket } from '../staff/control-socket.ts';

/**
 * Opens the socket for commands to this server: those of staff, backups and the doctor. Null beside PostgreSQL, where commands
 * use the database themselves.
 */
export function openServerCommands(
  application: Application,
  {
    database,
    environment,
    authSecret,
    publicUrl,
    log,
    now,
  }: {
    database: OpenDatabase;
    environment: Environment;
    authSecret: string;
    publicUrl: string;
    log: Logger;
    now: () => Date;
  },
): Server | null {
  if (database.kind !== 'embedded') return null;
  const { dataDir, emails } = environment;
  const staff = {
    payments: application.payments,
    accounts: commandAccounts(authSecret, { supportEmail: emails.support, publicUrl }),
    ai: () => application,
  };
  const others = {
    backup: async (path = '') => {
      const { backUpTo } = await import('../backup/back-up.ts');
      return backUpTo(path, database, environment);
    },
    doctor: async () => {
      const { checkOpened } = await import('../doctor/check-stored.ts');
      return JSON.stringify(await checkOpened(database, () => application));
    },
  };
  return openControlSocket(dataDir, database, staff, others, log, now);
}
