import { openAiCheck } from './app/staff/ai-check.ts';
import { sendToServer } from './app/staff/control-socket.ts';
import { runStaffCommand, StaffCommandError } from './app/staff/staff-commands.ts';
import { EnvironmentError, readEnvironment } from './env.ts';
import { openDatabase } from './platform/db/database.ts';
import { createLog } from './platform/log.ts';
import { createStripe } from './platform/stripe/client.ts';

/** `npm run staff -- <command>`: exit status 0 means committed, synced and seen by the running server. */
try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StaffCommandError || error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(args: readonly string[]): Promise<string> {
  const { databaseUrl, dataDir, payments, ai } = readEnvironment();
  if (databaseUrl === null) {
    const reply = await sendToServer(dataDir, args);
    if (reply?.ok === false) throw new StaffCommandError(reply.text);
    if (reply) return reply.text;
  }
  const stripe = payments.mode === 'stripe' ? createStripe(payments) : null;
  const location = databaseUrl === null ? { dataDir } : { url: databaseUrl };
  const database = await openDatabase(location, createLog('warn'));
  try {
    const check = () => openAiCheck(ai, createLog('warn'));
    return await runStaffCommand({ db: database.db, stripe, ai: check }, args, new Date());
  } finally {
    await database.close();
  }
}
