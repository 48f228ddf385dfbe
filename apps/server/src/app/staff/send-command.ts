import { readEnvironment } from '../../env.ts';
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
export async function sendCommand(args: readonly string[]): Promise<string> {
  const { databaseUrl, dataDir, payments, ai, authSecret } = readEnvironment();
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
    const connections = new ModelConnections({
      db: database.db,
      environment: ai,
      encryption: createEncryption(authSecret ?? readAuthSecret(dataDir), KEY_PURPOSE),
      notifications: new Notifications(log),
      log,
    });
    const check = () => openAiCheck(connections, log);
    return await runStaffCommand({ db: database.db, stripe, ai: check }, args, new Date());
  } finally {
    await database.close();
  }
}
