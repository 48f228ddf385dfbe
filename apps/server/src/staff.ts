import { openAiCheck } from './app/ai-check.ts';
import { sendToServer } from './app/control-socket.ts';
import { runStaffCommand, StaffCommandError } from './app/staff-commands.ts';
import { EnvironmentError, readEnvironment } from './env.ts';
import { openDatabase } from './platform/db/database.ts';
import { createLog } from './platform/log.ts';
import { createStripe } from './platform/stripe/client.ts';

/** `npm run staff -- <command>`: exit status 0 means committed, synced, and seen by the running server. */
try {
  console.log(await carryOut(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StaffCommandError || error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function carryOut(words: readonly string[]): Promise<string> {
  const { databaseUrl, dataDir, payments, ai } = readEnvironment();
  if (databaseUrl === null) {
    const answer = await sendToServer(dataDir, words);
    if (answer?.ok === false) throw new StaffCommandError(answer.text);
    if (answer) return answer.text;
  }
  const stripe = payments.mode === 'stripe' ? createStripe(payments) : null;
  const where = databaseUrl === null ? { dataDir } : { url: databaseUrl };
  const database = await openDatabase(where, createLog('warn'));
  try {
    const check = () => openAiCheck(ai, createLog('warn'));
    return await runStaffCommand({ db: database.db, stripe, ai: check }, words, new Date());
  } finally {
    await database.close();
  }
}
