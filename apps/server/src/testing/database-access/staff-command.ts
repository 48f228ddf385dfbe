import type Stripe from 'stripe';
import { runStaffCommand } from '../../app/staff/staff-commands.ts';
import { BillingMails } from '../../features/billing/mails/billing-mails.ts';
import { openLegalTexts } from '../../features/legal/legal-texts.ts';
import { connectDatabase } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log.ts';
import { staffAccounts } from '../staff-accounts.ts';

const ORIGIN = 'http://localhost';

/** For commands that change no payment, and so send no mail about one. */
const noMails = new BillingMails(
  { store: () => Promise.reject(new Error('no mail was expected')), sendDue: () => {} },
  { publicUrl: ORIGIN, supportEmail: 'help@savet.test', documents: [] },
);

/** Runs a staff command on PostgreSQL, as `npm run staff` does, without starting a process. @returns its output */
export async function runStaffCommandAt(
  url: string,
  stripe: Stripe,
  args: readonly string[],
): Promise<string> {
  const log = createLog('silent');
  const database = await connectDatabase({ url }, log);
  const { db } = database;
  const now = () => new Date();
  const account = { stripe, isLive: false, webhookSecret: null };
  try {
    const supportEmail = 'help@savet.test';
    const legal = await openLegalTexts({ db, legalDir: null, supportEmail, log, now });
    return await runStaffCommand(
      {
        db,
        payments: { ...account, db, mails: noMails, legal, isTaxOn: false, log, now },
        accounts: staffAccounts({ origin: ORIGIN }),
      },
      args,
      now(),
    );
  } finally {
    await database.close();
  }
}
