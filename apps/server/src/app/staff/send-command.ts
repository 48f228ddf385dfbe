import { resolve } from 'node:path';
import { readEnvironment } from '../../env.ts';
import { MAIL_PURPOSE } from '../../features/accounts/mails/account-mails.ts';
import { ModelConnections } from '../../features/models/connections.ts';
import { KEY_PURPOSE } from '../../features/models/key-context.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { Notifications } from '../../platform/db/notifications.ts';
import { createEncryption } from '../../platform/encryption.ts';
import { createLog } from '../../platform/log.ts';
import { createStripe } from '../../platform/stripe/client.ts';
import { readAuthSecret } from '../auth-secret.ts';
import { openAiCheck } from './ai-check.ts';
import { sendToServer } from './control-socket.ts';
import { runStaffCommand, StaffCommandError } from './staff-commands.ts';

/**
 * Runs a command in the running server, or directly if none runs or it uses PostgreSQL.
 * @returns the text to print
 * @throws StaffCommandError, EnvironmentError
 */
export async function sendCommand(typed: readonly string[]): Promise<string> {
  const args = withFullPath(typed);
  const { databaseUrl, dataDir, payments, ai, authSecret, emails } = readEnvironment();
  if (databaseUrl === null) {
    const reply = await sendToServer(dataDir, args);
    if (reply?.ok === false) throw new StaffCommandError(reply.text);
    if (reply) return reply.text;
  }
  const stripe = payments.mode === 'stripe' ? createStripe(payments) : null;
  const location = databaseUrl === null ? { dataDir } : { url: databaseUrl };
  const log = createLog('warn');
  const database = await openDatabase(location, log);
  try {
    const secret = authSecret ?? readAuthSecret(dataDir);
    const accounts = {
      mailEncryption: createEncryption(secret, MAIL_PURPOSE),
      supportEmail: emails.support,
    };
    const connections = new ModelConnections({
      db: database.db,
      environment: ai,
      encryption: createEncryption(secret, KEY_PURPOSE),
      notifications: new Notifications(log),
      log,
    });
    const check = () => openAiCheck(connections, log);
    const dependencies = { db: database.db, stripe, accounts, ai: check };
    return await runStaffCommand(dependencies, args, new Date());
  } finally {
    await database.close();
  }
}

/** The server may have been started in another folder. */
function withFullPath(args: readonly string[]): readonly string[] {
  const [command = '', file, ...rest] = args;
  return command === 'import-account' && file ? [command, resolve(file), ...rest] : args;
}
