import type { Call } from '@savet/contract/call';
import { type CallName, calls } from '@savet/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { callInputs } from '../../testing/call-inputs.ts';
import { serverDatabases } from '../../testing/databases.ts';
import { grantStaff } from '../../testing/grant-staff.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';
import { runStaffCommand } from '../staff/staff-commands.ts';

const names = Object.keys(calls) as CallName[];
const table: Record<string, Call> = calls;
const aboutUsers = names.filter((name) => table[name]?.access === 'user');
const reads = aboutUsers.filter((name) => table[name]?.effect === 'read');
const writes = aboutUsers.filter((name) => table[name]?.effect === 'write');
const forStaff = names.filter((name) => table[name]?.access === 'admin');
/** Tables with the user's data. The audit log of viewings is not among them. */
const subjectTables = [
  'users',
  'revisions',
  'brand_field_versions',
  'check_exceptions',
  'contact_messages',
  'contact_proposals',
  'queries',
  'chats',
  'messages',
  'turns',
  'call_results',
];

/** Makes every call of the contract in each role. */
describe.each(serverDatabases)('roles on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestServer;
  let consultant: ScriptedConsultant;
  let subject: Person;
  let other: Person;
  let admin: Person;
  let viewer: Person;
  let superAdmin: Person;
  let watching: Awaited<ReturnType<Person['watch']>>;

  beforeAll(async () => {
    database = await open();
    consultant = new ScriptedConsultant();
    server = await startApplication(database, consultant);
    [subject, other, admin, viewer, superAdmin] = await Promise.all([
      signUp(server),
      signUp(server),
      signUp(server),
      signUp(server),
      signUp(server),
    ]);
    await staff('plan', subject.email, 'pro');
    await staff('super', superAdmin.email);
    for (const person of [admin, viewer, superAdmin]) await grantStaff(database.db, person);
    // Without it, the calls that connect a model are refused.
    const host = { baseUrl: 'http://127.0.0.1:9/v1', currentPassword: 'secret1' };
    await admin.call('allowModelHost', host);
    // Creates the objects that the inputs name, so that a write that slipped through would change a row.
    const path = 'userInfo.brandHub.brandCore.mission';
    await subject.call('saveBrandField', { path, value: 'Tea' });
    await subject.call('saveBrandField', { path, value: 'Tea for all' });
    await subject.call('sendContactMessage', { contactMessageId: 'm', text: 'Help' });
    await admin.call('answerContactMessage', {
      uid: subject.uid,
      contactMessageId: 'm',
      text: 'Gladly',
      proposals: [{ path, value: 'Tea for the patient' }],
    });
    await subject.call('generateResponse', {
      chatId: 'c',
      messageId: 'm',
      newChat: true,
      query: 'q',
      wait: false,
    });
    await consultant.next();
    // Waits for the mails to support, whose sending updates rows.
    await vi.waitFor(async () => {
      const waiting = database.db.selectFrom('contactMessages').where('mailDueAt', 'is not', null);
      expect(await waiting.select('uid').execute()).toEqual([]);
    });
    watching = await subject.watch();
    await watching.until((events) => events.some(({ event }) => event === 'ready'));
  });
  afterAll(async () => {
    watching.close();
    await server.close();
  });

  describe('without a viewing', () => {
    it.each(aboutUsers)('%s answers 404 about another user, for users and staff', async (name) => {
      const before = await rows();
      for (const person of [other, admin, superAdmin]) {
        const existing = await person.send(name, { ...callInputs[name], uid: subject.uid });
        const unknown = await person.send(name, { ...callInputs[name], uid: 'nobody' });
        expect(existing).toEqual({
          status: 404,
          body: { success: false, error: 'Not found', code: 'NOT_FOUND' },
        });
        expect(unknown).toEqual(existing);
      }
      await expectUntouched(before);
    });

    it.each(forStaff)('%s is only for staff', async (name) => {
      const before = await rows();
      expect(await other.send(name, callInputs[name])).toEqual({
        status: 403,
        body: { success: false, error: 'Permission denied', code: 'FORBIDDEN' },
      });
      const guest = await fetch(`${server.url}/api/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(callInputs[name]),
      });
      expect(guest.status).toBe(401);
      const { status } = await admin.send(name, callInputs[name]);
      expect([200, 404]).toContain(status);
      await expectUntouched(before);
    });

    it('the live stream of another user answers 404', async () => {
      for (const person of [other, admin, superAdmin]) {
        await expect(person.watch(undefined, subject.uid)).rejects.toThrow('404');
      }
    });
  });

  describe('in a viewing', () => {
    beforeAll(async () => {
      await viewer.call('startViewing', { uid: subject.uid, reason: 'Asked by phone' });
      await superAdmin.call('startViewing', { uid: subject.uid });
    });

    it.each(reads)('%s returns the data of the user and records the read', async (name) => {
      const before = await rows();
      const own = await subject.send(name, callInputs[name]);
      for (const person of [viewer, superAdmin]) {
        const recorded = await readsBy(person, name);
        const seen = await person.send(name, { ...callInputs[name], uid: subject.uid });
        expect(seen.status).toBe(200);
        // listViewings counts its own read.
        if (name !== 'listViewings') expect(seen).toEqual(own);
        expect(await readsBy(person, name)).toBe(recorded + 1);
      }
      await expectUntouched(before);
    });

    it.each(writes)('%s is refused', async (name) => {
      const before = await rows();
      const answers = consultant.answers.length;
      for (const person of [viewer, superAdmin]) {
        for (const headers of [{}, { 'idempotency-key': `key-${name}` }]) {
          expect(
            await person.send(name, { ...callInputs[name], uid: subject.uid }, headers),
          ).toEqual({
            status: 403,
            body: {
              success: false,
              error: 'This account is being viewed and cannot be changed',
              code: 'VIEW_ONLY',
            },
          });
        }
      }
      expect(consultant.answers).toHaveLength(answers);
      await expectUntouched(before);
    });

    it.each(aboutUsers)('%s about a third user is refused, existing or not', async (name) => {
      const existing = await viewer.send(name, { ...callInputs[name], uid: other.uid });
      const unknown = await viewer.send(name, { ...callInputs[name], uid: 'nobody' });
      expect(existing).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect(unknown).toEqual(existing);
    });

    it('gives no access to others', async () => {
      expect((await other.send('getUser', { uid: subject.uid })).status).toBe(404);
      expect((await admin.send('getUser', { uid: subject.uid })).status).toBe(404);
    });

    it("does not affect the viewer's own account", async () => {
      const mine = await viewer.call('getUser', {});
      expect(mine.user.uid).toBe(viewer.uid);
      await viewer.call('createChat', { chatId: 'c' });
      const { chats } = await viewer.call('listChats', { uid: viewer.uid });
      expect(chats.map(({ chatId }) => chatId)).toContain('c');
    });
  });

  async function staff(...args: string[]) {
    await runStaffCommand({ db: database.db, payments: null }, args, new Date());
  }

  /** All rows of the subject. */
  async function rows() {
    const found: Record<string, unknown> = {};
    for (const name of subjectTables) {
      const owner = name === 'call_results' ? 'actor' : 'uid';
      const result = await sql`
        select to_jsonb(t) as row from ${sql.table(name)} t where ${sql.ref(owner)} = ${subject.uid}
        order by 1`.execute(database.db);
      // The lease of the running turn changes with each renewal.
      found[name] = JSON.stringify(result.rows)
        .replaceAll(/"lease_until": ?"[^"]*"/gi, '')
        .replaceAll(/"leaseUntil":"[^"]*"/g, '');
    }
    return found;
  }

  async function expectUntouched(before: Awaited<ReturnType<typeof rows>>) {
    expect(await rows()).toEqual(before);
    expect(watching.events.filter(({ event }) => event === 'changes')).toEqual([]);
  }

  async function readsBy(person: Person, call: string) {
    const row = await database.db
      .selectFrom('viewingReads')
      .innerJoin('viewings', 'viewings.viewingId', 'viewingReads.viewingId')
      .select((eb) => eb.fn.countAll<number>().as('reads'))
      .where('adminUid', '=', person.uid)
      .where('call', '=', call)
      .executeTakeFirstOrThrow();
    return Number(row.reads);
  }
});
