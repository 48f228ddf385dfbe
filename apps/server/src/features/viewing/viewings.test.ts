import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runStaffCommand } from '../../app/staff/staff-commands.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { logIn } from '../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { serverDatabases } from '../../testing/databases.ts';
import { grantStaff } from '../../testing/grant-staff.ts';
import type { LiveReader } from '../../testing/live-reader.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';

const forbidden = { status: 403, body: { code: 'FORBIDDEN' } };

describe.each(serverDatabases)('a viewing on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestServer;
  let consultant: ScriptedConsultant;

  beforeAll(async () => {
    database = await open();
    consultant = new ScriptedConsultant();
    server = await startApplication(database, consultant, { variables: { VIEWING_MINUTES: '7' } });
  });
  afterAll(() => server.close());

  it('is opened by staff for users, for the configured time', async () => {
    const [user, admin] = [await signUp(server), await newAdmin()];
    expect(await user.send('startViewing', { uid: admin.uid })).toMatchObject(forbidden);
    expect(await admin.send('startViewing', { uid: 'nobody' })).toMatchObject({ status: 404 });
    expect(await admin.send('startViewing', { uid: admin.uid })).toMatchObject(forbidden);
    const before = Date.now();
    const { expiresAt } = await admin.call('startViewing', { uid: user.uid });
    const started = Date.parse(expiresAt) - 7 * 60_000;
    expect(started).toBeGreaterThanOrEqual(before);
    expect(started).toBeLessThanOrEqual(Date.now());
  });

  it('of staff is only for the super admin', async () => {
    const [admin, colleague, boss] = [await newAdmin(), await newAdmin(), await newAdmin()];
    await staff('super', boss.email);
    await vi.waitFor(async () =>
      expect((await boss.send('startViewing', { uid: colleague.uid })).status).toBe(200),
    );
    expect(await admin.send('startViewing', { uid: colleague.uid })).toMatchObject(forbidden);
    expect(await admin.send('startViewing', { uid: boss.uid })).toMatchObject(forbidden);
    await boss.call('startViewing', { uid: colleague.uid });
    expect((await boss.call('getUser', { uid: colleague.uid })).user.uid).toBe(colleague.uid);
    // The viewing that the viewed admin has open gives no access.
    const user = await signUp(server);
    await colleague.call('startViewing', { uid: user.uid });
    expect(await boss.send('getUser', { uid: user.uid })).toMatchObject(forbidden);
  });

  it('shows a running answer, byte for byte', async () => {
    const { user, admin } = await viewing();
    await user.call('generateResponse', {
      chatId: 'c',
      messageId: 'm',
      newChat: true,
      query: 'Какво да правим?',
      wait: false,
    });
    const answer = await consultant.next();
    answer.say('Първо ');
    const watched = await admin.watch(undefined, user.uid);
    const replyId = await watched.until((events) =>
      events.flatMap((event) => (event.event === 'delta' ? event.data.replyId : [])).at(0),
    );
    answer.say('питайте петима клиенти. 👩‍👩‍👧');
    answer.finish();
    const text = await watched.until((events) =>
      events
        .flatMap((event) => (event.event === 'changes' ? event.data.messages : []))
        .find(({ messageId, status }) => messageId === replyId && status === 'done'),
    );
    expect(text.text).toBe('Първо питайте петима клиенти. 👩‍👩‍👧');
    expect(watched.textOf(replyId)).toBe(text.text);
    const { messages } = await admin.call('listMessages', { uid: user.uid, chatId: 'c' });
    expect(messages).toEqual((await user.call('listMessages', { chatId: 'c' })).messages);
    watched.close();
  });

  it('ends with its live stream when it is stopped', async () => {
    const { user, admin, viewingId } = await viewing();
    const { watched, own } = await streams(admin, user);
    const other = await newAdmin();
    expect(await other.send('stopViewing', { viewingId })).toMatchObject({ status: 404 });
    await admin.call('stopViewing', { viewingId });
    await expectOver(admin, user, watched);
    await admin.call('stopViewing', { viewingId });
    expect(own.isEnded).toBe(false);
    own.close();
  });

  it('ends when it expires', async () => {
    const { user, admin, viewingId } = await viewing();
    const { watched, own } = await streams(admin, user);
    await sql`update viewings set expires_at = clock_timestamp() where viewing_id = ${viewingId}`.execute(
      database.db,
    );
    await expectOver(admin, user, watched);
    own.close();
  });

  it('ends when another begins', async () => {
    const { user, admin } = await viewing();
    const { watched, own } = await streams(admin, user);
    const next = await signUp(server);
    await admin.call('startViewing', { uid: next.uid });
    await expectOver(admin, user, watched);
    expect((await admin.call('getUser', { uid: next.uid })).user.uid).toBe(next.uid);
    own.close();
  });

  it('is one at a time, even if several start at once', async () => {
    const admin = await newAdmin();
    const users = [await signUp(server), await signUp(server), await signUp(server)];
    const started = await Promise.all(users.map(({ uid }) => admin.send('startViewing', { uid })));
    expect(started.map(({ status }) => status)).toEqual([200, 200, 200]);
    const seen = await Promise.all(users.map(({ uid }) => admin.send('getUser', { uid })));
    expect(seen.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends with the role', async () => {
    const { user, admin } = await viewing();
    const watched = await admin.watch(undefined, user.uid);
    await watched.until((events) => events.some(({ event }) => event === 'ready'));
    await staff('revoke', admin.email);
    await expect(watched.until(() => false)).rejects.toThrow('ended');
    await vi.waitFor(async () =>
      expect((await admin.send('getUser', { uid: user.uid })).status).toBe(404),
    );
    expect((await admin.send('listUsers', {})).status).toBe(403);
    expect(await endOf(user)).not.toBeNull();
    // It does not reopen with the role.
    await grantStaff(database.db, admin);
    expect(await admin.send('getUser', { uid: user.uid })).toMatchObject(forbidden);
  });

  it('ends with the session that opened it', async () => {
    const { user, admin } = await viewing();
    const watched = await admin.watch(undefined, user.uid);
    await watched.until((events) => events.some(({ event }) => event === 'ready'));
    await fetch(`${server.url}/api/auth/sign-out`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: admin.cookie,
        origin: server.origin,
      },
      body: '{}',
    });
    await expect(watched.until(() => false)).rejects.toThrow('ended');
    expect(await endOf(user)).not.toBeNull();
  });

  it('ends with its session that is ended elsewhere', async () => {
    const { user, admin } = await viewing();
    const elsewhere = await logIn(server, admin);
    await elsewhere.call('endOtherSessions', {});
    expect(await elsewhere.send('getUser', { uid: user.uid })).toMatchObject(forbidden);
    expect(await endOf(user)).not.toBeNull();
  });

  it('shows the user who looked, when, why and at what', async () => {
    const { user, admin, viewingId } = await viewing('Обади се по телефона');
    await admin.call('listChats', { uid: user.uid });
    await admin.call('listChats', { uid: user.uid });
    const { viewings } = await user.call('listViewings', {});
    expect(viewings).toEqual([
      {
        viewingId,
        kind: 'account',
        email: admin.email,
        startedAt: expect.any(String) as string,
        endedAt: null,
        expiresAt: expect.any(String) as string,
        reason: 'Обади се по телефона',
        consent: null,
        reads: { listChats: 2 },
      },
    ]);
    await admin.call('stopViewing', { viewingId });
    expect(await endOf(user)).not.toBeNull();
  });

  it('is listed in pages, together with uses of the Brand Hub', async () => {
    const { user, admin } = await viewing();
    await admin.call('generateResponse', {
      chatId: 'c',
      messageId: 'm',
      newChat: true,
      query: 'q',
      brandHubUid: user.uid,
      wait: false,
    });
    (await consultant.next()).finish();
    const first = await user.call('listViewings', { limit: 1 });
    expect(first).toMatchObject({
      viewings: [{ kind: 'brandHub', email: admin.email, reads: {} }],
      more: true,
    });
    const before = first.viewings[0]?.viewingId ?? '';
    expect(await user.call('listViewings', { limit: 1, before })).toMatchObject({
      viewings: [{ kind: 'account' }],
      more: false,
    });
  });

  it('requires a reason if configured', async () => {
    const strict = await startApplication(await open(), consultant, {
      variables: { VIEWING_REASON: 'required' },
    });
    try {
      const user = await signUp(strict);
      const admin = await signUp(strict);
      await grantStaff(strict.database.db, admin);
      for (const reason of [undefined, '', '  ']) {
        const input = { uid: user.uid, ...(reason !== undefined && { reason }) };
        expect(await admin.send('startViewing', input)).toMatchObject({
          status: 400,
          body: { code: 'REASON_REQUIRED' },
        });
      }
      await admin.call('startViewing', { uid: user.uid, reason: 'Ticket 7' });
    } finally {
      await strict.close();
    }
  });

  async function staff(...args: string[]) {
    await runStaffCommand({ db: database.db, payments: null }, args, new Date());
  }

  async function newAdmin() {
    const person = await signUp(server);
    await grantStaff(database.db, person);
    return person;
  }

  async function viewing(reason?: string) {
    const [user, admin] = [await signUp(server), await newAdmin()];
    const { viewingId } = await admin.call('startViewing', {
      uid: user.uid,
      ...(reason !== undefined && { reason }),
    });
    return { user, admin, viewingId };
  }

  async function streams(admin: Person, user: Person) {
    const [watched, own] = [await admin.watch(undefined, user.uid), await admin.watch()];
    for (const stream of [watched, own]) {
      await stream.until((events) => events.some(({ event }) => event === 'ready'));
    }
    return { watched, own };
  }

  async function expectOver(admin: Person, user: Person, watched: LiveReader) {
    expect(await admin.send('getUser', { uid: user.uid })).toMatchObject(forbidden);
    expect(await admin.send('updateUser', { uid: user.uid, firstName: 'x' })).toMatchObject(
      forbidden,
    );
    await expect(admin.watch(undefined, user.uid)).rejects.toThrow('403');
    await expect(watched.until(() => false)).rejects.toThrow('ended');
    expect(await endOf(user)).not.toBeNull();
  }

  async function endOf(user: Person) {
    const { viewings } = await user.call('listViewings', {});
    return viewings.find(({ kind }) => kind === 'account')?.endedAt ?? null;
  }
});
