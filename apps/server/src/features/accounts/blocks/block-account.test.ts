import { mails } from '@savet/i18n/mails';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStaffCommand } from '../../../app/staff/staff-commands.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { logIn, postAccount } from '../../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { fetchToken, type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { staffAccounts } from '../../../testing/staff-accounts.ts';
import { listMails } from '../mails/account-mails.store.ts';

describe.each(databases)('blocking an account on $name', ({ open }) => {
  let server: TestServer;
  let consultant: ScriptedConsultant;

  beforeAll(async () => {
    consultant = new ScriptedConsultant();
    server = await startApplication(await open(), consultant);
  });
  afterAll(() => server.close());

  it('ends sessions, streams and running answers, and refuses the right password', async () => {
    const person = await signUp(server);
    await person.call('updateUser', { language: 'BG' });
    const other = await logIn(server, person);
    const live = await person.watch();
    await live.until((events) => events.some(({ event }) => event === 'ready'));
    const question = { chatId: 'c', messageId: 'm', newChat: true, query: 'q?', wait: false };
    await person.call('generateResponse', question);
    const answer = await consultant.next();

    expect(await staff('block', person.email, 'Sends', 'spam')).toContain('blocked');
    await expect(live.until(() => false)).rejects.toThrow('ended');
    await expect.poll(() => answer.aborted).toBe(true);
    for (const { send } of [person, other]) {
      await expect.poll(async () => (await send('getUser', {})).status).toBe(401);
    }
    await expect(fetchToken(server, other.cookie)).rejects.toThrow('401');
    expect(await bodyOf(await signIn(person, 'secret1'))).toMatchObject({
      status: 403,
      code: 'ACCOUNT_BLOCKED',
    });
    expect((await signIn(person, 'a guess')).status).toBe(401);
    const { subject, text } = mails.BG.accountBlocked;
    // The mail that confirms the address may wait there, too.
    const mailed = (await storedMails(person)).filter((mail) => mail.subject === subject);
    expect(mailed).toEqual([{ subject, text: text('Sends spam', 'help@savet.test') }]);
    expect(await staff('list')).toMatch(new RegExp(`^${person.email} .* blocked$`, 'm'));
    await expect(staff('block', person.email, 'Again')).rejects.toThrow('blocked already');
  });

  it('does not lock the owner out by log-ins while it is blocked', async () => {
    const person = await signUp(server);
    await staff('block', person.email, 'A mistake');
    for (let count = 0; count < 15; count += 1) {
      expect((await signIn(person, 'secret1')).status).toBe(403);
    }
    expect(await staff('unblock', person.email)).toContain('open again');
    expect((await signIn(person, 'secret1')).status).toBe(200);
    await expect(staff('unblock', person.email)).rejects.toThrow('is not blocked');
    const { rows } = await sql<{ reason: string; isOver: boolean }>`
      select reason, ended_at is not null as is_over from account_blocks where uid = ${person.uid}`.execute(
      server.database.db,
    );
    expect(rows).toEqual([{ reason: 'A mistake', isOver: true }]);
  });

  it('refuses a session that a log-in opens at the same moment', async () => {
    const person = await signUp(server);
    const { db } = server.database;
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(s)::text as row from auth_sessions s where user_id = ${person.uid}`.execute(
      db,
    );
    await staff('block', person.email, 'A test');
    await sql`
      insert into auth_sessions
      select s.* from jsonb_populate_record(null::auth_sessions, ${rows[0]?.row}::jsonb) s`.execute(
      db,
    );
    // The server caches sessions until it is notified of the block.
    await expect.poll(async () => (await person.send('getUser', {})).status).toBe(401);
  });

  function staff(...args: string[]): Promise<string> {
    const dependencies = {
      db: server.database.db,
      payments: null,
      accounts: staffAccounts(server),
    };
    return runStaffCommand(dependencies, args, new Date());
  }

  /** Mails of staff commands that wait to be sent. */
  async function storedMails({ email }: Person): Promise<Pick<Mail, 'subject' | 'text'>[]> {
    const { mailEncryption } = staffAccounts(server);
    const stored = await listMails(server.database.db);
    return stored
      .map(({ encryptedMail, mailId }) => mailEncryption.decrypt(encryptedMail, mailId) ?? '{}')
      .map((text) => JSON.parse(text) as Mail)
      .filter(({ to }) => to === email)
      .map(({ subject, text }) => ({ subject, text }));
  }

  function signIn({ email }: Person, password: string): Promise<Response> {
    return postAccount(server, 'sign-in/email', { email, password });
  }

  async function bodyOf(response: Response): Promise<object> {
    return { status: response.status, ...((await response.json()) as object) };
  }
});
