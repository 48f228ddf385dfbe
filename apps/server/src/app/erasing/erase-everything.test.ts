import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Spending } from '../../features/models/spending.ts';
import { postAccount } from '../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import {
  type BusyPeople,
  requestLinks,
  SECRET,
  startBusyPeople,
} from '../../testing/busy-people.ts';
import { databases } from '../../testing/databases.ts';
import { columnsWith, listTables } from '../../testing/find-texts.ts';
import { mailWith } from '../../testing/mails/outbox.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';

/** Tables without a user's id or address, with the reason. For a new table, add rows in `busy-people.ts`, or a line here. */
const withoutPeople: Record<string, string> = {
  account_deletions: 'filled by the deletion itself',
  account_export_chunks: 'compressed; they go with their export',
  account_mails: 'encrypted; account-mails.test.ts',
  admin_emails: 'ADMIN_EMAILS; the eraser deletes the address',
  auth_keys: 'keys of the installation',
  chat_import_pieces: 'files, often compressed; they go with their import',
  firebase_password_keys: 'keys of another project; encrypted',
  firebase_users: 'hashes of uids, so that a repeated import does not bring an account back',
  legal_texts: 'documents of the installation',
  model_connections: 'the connection of the installation',
  model_hosts: 'hosts of models',
  model_prices: 'prices of models',
  rate_limits: 'keyed hashes that expire within a day',
  scorecards: 'results of evaluations',
  spending_settings: 'currency and ceilings',
  statistics: 'counts by day',
  viewing_reads: 'names of calls; they go with their viewing',
};

describe.each(databases)('erasing accounts on $name', ({ open }) => {
  let server: TestServer;
  let people: BusyPeople;
  let names: string[];

  beforeEach(async () => {
    const consultant = new ScriptedConsultant();
    let spending: Spending | undefined;
    const create = (_connections: unknown, ofServer: Spending) => {
      spending = ofServer;
      return consultant;
    };
    server = await startApplication(await open(), create);
    if (!spending) throw new Error('the server has no spending');
    people = await startBusyPeople(server, consultant, spending);
    names = Object.values(people.namesOf).flat();
  });
  afterEach(() => server.close());

  it('leaves accounts alone that can still be kept', async () => {
    const { db } = server.database;
    const columns = await columnsWith(db, names);
    const traced = new Set(columns.map((column) => column.split('.')[0]));
    const untraced = (await listTables(db)).filter((table) => !traced.has(table));
    expect(untraced).toEqual(Object.keys(withoutPeople));
    expect(filesWith(server.folder, names)).not.toEqual([]);
    await closeAccounts();
    await server.application.eraseDue();
    expect(await columnsWith(db, people.namesOf.customer)).toContain('auth_users.email');
    expect(await columnsWith(db, people.namesOf.colleague)).toContain('auth_users.email');
  });

  it('leaves neither id nor address of the customer in any column or file', async () => {
    const { db } = server.database;
    await closeAccounts();
    await leaveLeftovers(people);
    const snapshot = join(server.folder, 'snapshots/2026-11-24-before-0028');
    mkdirSync(snapshot, { recursive: true });
    writeFileSync(join(snapshot, 'PG_VERSION'), people.customer.email);
    await eraseNow(people.customer);
    expect(await columnsWith(db, people.namesOf.customer)).toEqual([]);
    expect(filesWith(server.folder, people.namesOf.customer)).toEqual([]);
    // The colleague's own questions remain.
    expect(await columnsWith(db, [SECRET])).toEqual(['messages.text']);
    expect((await columnsWith(db, people.namesOf.colleague)).length).toBeGreaterThan(10);
    const { email } = people.customer;
    const account = { name: 'A B', email, password: 'secret1' };
    expect((await postAccount(server, 'sign-up/email', account)).status).toBe(200);
  });

  it('leaves nothing of both, but what calls cost and that somebody viewed an account', async () => {
    const { db } = server.database;
    await closeAccounts();
    await eraseNow(people.customer);
    await eraseNow(people.colleague);
    expect(await columnsWith(db, [...names, SECRET])).toEqual([]);
    expect(filesWith(server.folder, [...names, SECRET])).toEqual([]);
    const calls = await db.selectFrom('modelCalls').select(['uid', 'messageId']).execute();
    expect(calls).toEqual([
      { uid: null, messageId: null },
      { uid: null, messageId: null },
    ]);
    const viewings = await db
      .selectFrom('viewings')
      .select(['adminUid', 'adminEmail', 'sessionId'])
      .execute();
    expect(viewings).toEqual([{ adminUid: '', adminEmail: '', sessionId: '' }]);
  });

  async function closeAccounts(): Promise<void> {
    for (const person of [people.customer, people.colleague]) {
      await person.call('deleteAccount', { currentPassword: 'secret1' });
    }
  }

  async function eraseNow({ uid }: Person): Promise<void> {
    const now = sql<Date>`now()`;
    const { db } = server.database;
    const due = { eraseAfter: now, eraseDueAt: now };
    await db.updateTable('accountDeletions').set(due).where('uid', '=', uid).execute();
    await server.application.eraseDue();
  }

  /** Rows as a crash or a late request leaves them. */
  async function leaveLeftovers({ customer: { uid }, namesOf }: BusyPeople): Promise<void> {
    await requestLinks(server, namesOf.customer.slice(-1));
    const { db } = server.database;
    const piece = { replyId: 'r', attempt: 1, sequence: 1, position: 0, text: SECRET };
    await db
      .insertInto('chunks')
      .values({ uid, ...piece })
      .execute();
    const other = await signUp(server);
    const taken = { newEmail: namesOf.customer.at(-1) ?? '', currentPassword: 'secret1' };
    await other.call('requestEmailChange', taken);
    await mailWith(server, taken.newEmail, 'Somebody tried');
    await db
      .insertInto('callResults')
      .values({
        actor: other.uid,
        call: 'c',
        key: 'k',
        fingerprint: 'f',
        status: 200,
        body: JSON.stringify({ user: uid }),
        heldUntil: new Date(),
      })
      .execute();
  }
});

/** The files below a folder that contain one of the texts. */
function filesWith(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const content = readFileSync(path, 'utf8').toLowerCase();
      return texts.some((text) => content.includes(text.toLowerCase()));
    });
}
