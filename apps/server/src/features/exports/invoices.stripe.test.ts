import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportFiles } from '@savet/i18n/files/export-files';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { createStripe } from '../../platform/stripe/client.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { serverDatabases } from '../../testing/databases.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';
import { openStripeAccount, type StripeAccount } from '../../testing/stripe-account.ts';
import { subscribe } from '../../testing/subscribe.ts';
import { paths } from './files/export-format.ts';
import { importAccount } from './import/import-account.ts';
import { entriesOf, exportOf } from './testing/account-file.ts';

/** Long, because with a real account each step is a request over the internet. */
const TEST_MS = 120_000;
/** Nobody listens there. */
const nowhere = createStripe({ secretKey: 'sk_test_nothing', apiBase: 'http://127.0.0.1:9' });

describe.each(serverDatabases)(
  'invoices in an export on $name',
  { timeout: TEST_MS },
  ({ open }) => {
    const folder = mkdtempSync(join(tmpdir(), 'savet-invoices-'));
    let account: StripeAccount;
    let server: TestServer;
    let person: Person;

    beforeAll(async () => {
      account = await openStripeAccount();
      server = await start(account.provider);
      person = await signUp(server);
      const { stripeCustomerId } = await person.call('createStripeCustomer', {
        email: person.email,
        firstName: 'Ана',
        lastName: 'Тест',
      });
      await subscribe(account.stripe, stripeCustomerId);
    }, TEST_MS);
    afterAll(async () => {
      await server.close();
      await account.close();
      rmSync(folder, { recursive: true });
    });

    it('are those of the payment provider, and stay when another server imports them', async () => {
      const file = await exportOf(server, person);
      const entries = entriesOf(file);
      expect(JSON.parse(entries[paths.invoices] ?? '')).toMatchObject({
        complete: true,
        invoices: [{ amount: 1_994, currency: 'eur', status: 'paid' }],
      });
      expect(entries['invoices.md']).toMatch(/\| €19\.94 \| paid \|/);

      const other = await start(account.provider);
      const owner = await signUp(other);
      const path = join(folder, 'export.zip');
      writeFileSync(path, file);
      await importAccount(other.database.db, { uid: owner.uid, file: path, now: new Date() });
      expect(Buffer.compare(await exportOf(other, owner), file)).toBe(0);
      await other.close();
    });

    it('are said to be missing when the payment provider does not answer', async () => {
      const cutOff = await start({ ...account.provider, stripe: nowhere });
      const owner = await signUp(cutOff);
      await sql`update users set stripe_customer_id = 'cus_x' where uid = ${owner.uid}`.execute(
        cutOff.database.db,
      );
      const entries = entriesOf(await exportOf(cutOff, owner));
      expect(JSON.parse(entries[paths.invoices] ?? '')).toEqual({ complete: false, invoices: [] });
      expect(entries['invoices.md']).toContain(exportFiles.EN.invoicesIncomplete);
      await cutOff.close();
    });

    async function start(provider: StripeAccount['provider']): Promise<TestServer> {
      const database: OpenDatabase = await open();
      return startApplication(database, new ScriptedConsultant(), { paymentProvider: provider });
    }
  },
);
