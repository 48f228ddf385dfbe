import { type Environment, publicUrlOf, readEnvironment } from '../../env.ts';
import { storeMail } from '../../features/accounts/mails/account-mails.ts';
import { BillingMails } from '../../features/billing/mails/billing-mails.ts';
import type { Payments } from '../../features/billing/payments.ts';
import { openLegalTexts } from '../../features/legal/legal-texts.ts';
import { openDatabase } from '../../platform/db/database.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Encryption } from '../../platform/encryption.ts';
import { createLog, type Logger } from '../../platform/log.ts';
import { createStripe, isLiveKey } from '../../platform/stripe/client.ts';
import { readAuthSecret } from '../auth-secret.ts';
import { commandAccounts } from './command-accounts.ts';
import { sendToServer } from './control-socket.ts';
import { databaseLocation } from './database-location.ts';
import { withFiles } from './import-commands.ts';
import { StaffCommandError } from './staff-command-error.ts';
import { runStaffCommand } from './staff-commands.ts';
import { openStoredCheck } from './stored-check.ts';

/**
 * Runs a command in the running server, or directly if none runs or it uses PostgreSQL.
 * @returns the text to print
 * @throws StaffCommandError, EnvironmentError
 */
export async function sendCommand(typed: readonly string[]): Promise<string> {
  const args = withFiles(typed);
  const environment = readEnvironment();
  const { databaseUrl, dataDir, authSecret, emails } = environment;
  if (databaseUrl === null) {
    const reply = await sendToServer(dataDir, args);
    if (reply?.ok === false) throw new StaffCommandError(reply.text);
    if (reply) return reply.text;
  }
  const log = createLog('warn');
  const database = await openDatabase(databaseLocation(environment), log);
  try {
    const secret = authSecret ?? readAuthSecret(dataDir);
    const accounts = commandAccounts(secret, {
      supportEmail: emails.support,
      publicUrl: publicUrlOf(environment),
    });
    const dependencies = {
      db: database.db,
      payments: await paymentsFor(environment, database.db, accounts.mailEncryption, log),
      accounts,
      ai: () => openStoredCheck(environment, { db: database.db, secret, log }),
    };
    return await runStaffCommand(dependencies, args, new Date());
  } finally {
    await database.close();
  }
}

/** The Stripe account, for a command that no server runs; null without one. The next server sends the mails. */
async function paymentsFor(
  environment: Environment,
  db: Database,
  encryption: Encryption,
  log: Logger,
): Promise<Payments | null> {
  const { payments, emails, legalDir, isTaxOn } = environment;
  if (payments.mode !== 'stripe') return null;
  const now = () => new Date();
  const supportEmail = emails.support;
  // The server has logged what is missing.
  const quiet = createLog('silent');
  const legal = await openLegalTexts({ db, legalDir, supportEmail, log: quiet, now });
  const { secretKey, apiBase, webhookSecret } = payments;
  const mails = new BillingMails(
    {
      store: (trx, mail, validSeconds) => storeMail(trx, encryption, mail, validSeconds),
      sendDue: () => {},
    },
    {
      publicUrl: publicUrlOf(environment),
      supportEmail,
      documents: [...legal.documents.keys()],
    },
  );
  const stripe = createStripe({ secretKey, apiBase });
  return {
    stripe,
    isLive: isLiveKey(secretKey),
    webhookSecret,
    db,
    mails,
    legal,
    isTaxOn,
    log,
    now,
  };
}
