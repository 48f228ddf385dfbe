import type Stripe from 'stripe';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { startApplication, type TestServer } from '../application.ts';
import { ScriptedConsultant } from '../scripted-consultant.ts';
import { openStripeAccount, type StripeAccount } from '../stripe-account.ts';

/** Time limit in milliseconds, long because with a real account each step is a request over the internet. */
export const TEST_MS = 120_000;

export interface StripeServer {
  account: StripeAccount;
  stripe: Stripe;
  database: OpenDatabase;
  server: TestServer;
  close(): Promise<void>;
}

/** Starts a server that takes payments with a Stripe account of its own. */
export async function startStripeServer(
  database: OpenDatabase,
  options: Omit<NonNullable<Parameters<typeof startApplication>[2]>, 'paymentProvider'> = {},
): Promise<StripeServer> {
  const account = await openStripeAccount();
  const server = await startApplication(database, new ScriptedConsultant(), {
    ...options,
    paymentProvider: account.provider,
  });
  return {
    account,
    stripe: account.stripe,
    database,
    server,
    close: async () => {
      await server.close();
      await account.close();
    },
  };
}
