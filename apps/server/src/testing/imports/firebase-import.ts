import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { runStaffCommand } from '../../app/staff/staff-commands.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { postAccount } from '../account-routes.ts';
import { startApplication, type TestServer } from '../application.ts';
import { ScriptedConsultant } from '../scripted-consultant.ts';
import { staffAccounts } from '../staff-accounts.ts';
import { authUsers, importTime, writeExport } from './firebase-export.ts';
import { sampleHashConfig, samplePassword } from './firebase-password.ts';

/** Longest text of a row in `dump`, in characters: a message has up to a million. */
const ROW_MAX = 2_000;

/** A server without users at the time of the import, and `npm run staff -- import-firebase` on it. */
export class FirebaseImport {
  readonly server: TestServer;
  readonly #folder = mkdtempSync(join(tmpdir(), 'savet-firebase-'));

  private constructor(server: TestServer) {
    this.server = server;
  }

  static async start(database: OpenDatabase): Promise<FirebaseImport> {
    const now = () => importTime;
    return new FirebaseImport(await startApplication(database, new ScriptedConsultant(), { now }));
  }

  get db(): Database {
    return this.server.database.db;
  }

  /** Imports the sample export. @param lines of the documents' file, instead of the sample's @returns the report */
  run({
    more = [],
    lines,
    db = this.db,
  }: {
    more?: string[];
    lines?: readonly unknown[];
    db?: Database;
  } = {}): Promise<string> {
    const options = ['--hash-config', sampleHashConfig, ...more];
    return this.command(['import-firebase', ...this.files(lines), ...options], db);
  }

  /** Writes the sample export. @returns the paths of its users and its documents */
  files(lines?: readonly unknown[]): [string, string] {
    const { usersFile, documentsFile } = writeExport(this.#folder, authUsers, lines);
    return [usersFile, documentsFile];
  }

  /** Runs a staff command with these arguments. */
  command(args: string[], db = this.db): Promise<string> {
    const accounts = staffAccounts(this.server);
    return runStaffCommand({ db, payments: null, accounts }, args, importTime);
  }

  logInWith(email: string, password = samplePassword.password): Promise<Response> {
    return postAccount(this.server, 'sign-in/email', { email, password });
  }

  /** Everything that imports write, as text. */
  async dump(): Promise<string> {
    const { rows } = await sql<{ row: string }>`
      select uid || ' ' || email || ' ' || name || ' ' || email_verified || ' ' || coalesce(password, '') as row
        from (select a.id as uid, email, name, email_verified, password
          from auth_users a join auth_credentials c on c.user_id = a.id) as accounts
      union all select (to_jsonb(users) - 'billing_due_at' - 'revision')::text from users
      union all select (to_jsonb(brand_field_versions))::text from brand_field_versions
      union all select query_id || allowance from queries
      union all select (to_jsonb(chats) - 'revision')::text from chats
      union all select (to_jsonb(messages) - 'revision')::text from messages
      union all select uid || reason from account_blocks
      union all select uid_hash from firebase_users
      union all select key_id from firebase_password_keys
      order by 1`.execute(this.db);
    return rows.map(({ row }) => row.slice(0, ROW_MAX)).join('\n');
  }

  async close(): Promise<void> {
    await this.server.close();
    rmSync(this.#folder, { recursive: true });
  }
}
