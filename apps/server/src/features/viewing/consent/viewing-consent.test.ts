import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { serverDatabases } from '../../../testing/databases.ts';
import { grantStaff } from '../../../testing/grant-staff.ts';
import { mailsTo } from '../../../testing/mails/outbox.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

const notApproved = { status: 403, body: { code: 'VIEWING_NOT_APPROVED' } };

describe.each(serverDatabases)('consent to a viewing on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestServer;

  beforeAll(async () => {
    database = await open();
    server = await startApplication(database, new ScriptedConsultant());
  });
  afterAll(() => server.close());

  it('tells the user by mail in their language, unless the mails are off', async () => {
    const [user, admin] = [await signUp(server), await newAdmin()];
    await user.call('updateUser', { language: 'BG' });
    await admin.call('startViewing', { uid: user.uid, reason: 'По Ваша молба' });
    await expectMail(user, /Екипът ни разглежда профила Ви/);
    expect(mailAbout(user, admin.email)).toContain('Причина: По Ваша молба');
    await user.call('updateUser', { viewingMails: false });
    await admin.call('startViewing', { uid: user.uid });
    expect((await user.call('listViewings', {})).viewings).toHaveLength(2);
    expect(await storedMails()).toBe(0);
    expect(mailsTo(server, user.email).filter((mail) => mail.includes(admin.email))).toHaveLength(
      1,
    );
  });

  it('is asked for once, and an approval opens one viewing', async () => {
    const { user, admin } = await askingUser();
    expect(await admin.send('startViewing', { uid: user.uid })).toMatchObject(notApproved);
    expect(await cardOf(admin, user)).toBe('needed');

    const input = { uid: user.uid, reason: 'Ticket 7' };
    const [first, second] = await Promise.all([
      admin.call('requestViewing', input),
      admin.call('requestViewing', input),
    ]);
    expect(first).toMatchObject({ consent: 'asked' });
    expect(second).toEqual(first);
    expect(await cardOf(admin, user)).toBe('asked');
    expect(await admin.send('startViewing', { uid: user.uid })).toMatchObject(notApproved);
    await expectMail(user, /May our team view your account/);

    const { requests } = await user.call('listViewingRequests', {});
    expect(requests).toMatchObject([{ email: admin.email, reason: 'Ticket 7', answer: null }]);
    expect((await user.call('getUser', {})).user.viewingRequestUntil).toBe(first.until);
    const requestId = requests[0]?.requestId ?? '';
    const answer = { requestId, answer: 'approved' } as const;
    const { user: after } = await user.call('answerViewingRequest', answer);
    expect(after.viewingRequestUntil).toBeNull();
    await user.call('answerViewingRequest', answer);
    await expectMail(admin, /You may view the account/);
    expect(mailsTo(server, admin.email).filter((mail) => /You may view/.test(mail))).toHaveLength(
      1,
    );
    expect(await cardOf(admin, user)).toBe('approved');

    // Somebody else's approval opens nothing.
    const colleague = await newAdmin();
    expect(await colleague.send('startViewing', { uid: user.uid })).toMatchObject(notApproved);
    await admin.call('startViewing', { uid: user.uid });
    expect((await admin.call('getUser', { uid: user.uid })).user.uid).toBe(user.uid);
    expect(await admin.send('startViewing', { uid: user.uid })).toMatchObject(notApproved);
    // The refused attempt did not end the viewing that is open.
    expect((await admin.call('getUser', { uid: user.uid })).user.uid).toBe(user.uid);
    expect(
      await user.send('answerViewingRequest', { ...answer, answer: 'declined' }),
    ).toMatchObject({ status: 409, body: { code: 'VIEWING_REQUEST_OVER' } });
    expect((await user.call('listViewings', {})).viewings).toMatchObject([
      { kind: 'account', consent: 'approved', reason: 'Ticket 7' },
      { kind: 'request', consent: 'approved', reason: 'Ticket 7' },
    ]);
    await expectMail(user, /is viewing[^]*Reason: Ticket 7/);
  });

  it('can be declined and withdrawn, and is then not asked for again that day', async () => {
    const { user, admin } = await askingUser();
    await admin.call('requestViewing', { uid: user.uid });
    const { requests } = await user.call('listViewingRequests', {});
    const requestId = requests[0]?.requestId ?? '';
    await user.call('answerViewingRequest', { requestId, answer: 'approved' });
    await user.call('answerViewingRequest', { requestId, answer: 'declined' });
    expect(await admin.send('startViewing', { uid: user.uid })).toMatchObject(notApproved);
    expect(await admin.call('requestViewing', { uid: user.uid })).toMatchObject({
      consent: 'declined',
    });
    expect(await cardOf(admin, user)).toBe('declined');
    await expire(requestId);
    expect(await cardOf(admin, user)).toBe('needed');
    expect(await admin.call('requestViewing', { uid: user.uid })).toMatchObject({
      consent: 'asked',
    });
  });

  it('expires, approved or not', async () => {
    const { user, admin } = await askingUser();
    await admin.call('requestViewing', { uid: user.uid });
    const { requests } = await user.call('listViewingRequests', {});
    const requestId = requests[0]?.requestId ?? '';
    await user.call('answerViewingRequest', { requestId, answer: 'approved' });
    await expire(requestId);
    expect(await admin.send('startViewing', { uid: user.uid })).toMatchObject(notApproved);
    expect((await user.call('listViewingRequests', {})).requests).toEqual([]);
    expect(
      await user.send('answerViewingRequest', { requestId, answer: 'approved' }),
    ).toMatchObject({ status: 409, body: { code: 'VIEWING_REQUEST_OVER' } });
  });

  it('needs no second reason where one is required: the user has approved the first', async () => {
    const variables = { VIEWING_REASON: 'required' };
    const strict = await startApplication(await open(), new ScriptedConsultant(), { variables });
    try {
      const { user, admin } = await askingUser(strict);
      const { uid } = user;
      expect(await admin.send('requestViewing', { uid })).toMatchObject({
        body: { code: 'REASON_REQUIRED' },
      });
      await admin.call('requestViewing', { uid, reason: 'Ticket 7' });
      const { requests } = await user.call('listViewingRequests', {});
      const requestId = requests[0]?.requestId ?? '';
      await user.call('answerViewingRequest', { requestId, answer: 'approved' });
      await admin.call('startViewing', { uid, reason: ' ' });
      const { viewings } = await user.call('listViewings', {});
      expect(viewings[0]).toMatchObject({ kind: 'account', reason: 'Ticket 7' });
    } finally {
      await strict.close();
    }
  });

  it('is only the user’s own to give', async () => {
    const { user, admin } = await askingUser();
    await admin.call('requestViewing', { uid: user.uid });
    const { requests } = await user.call('listViewingRequests', {});
    const answer = { requestId: requests[0]?.requestId ?? '', answer: 'approved' } as const;
    const other = await signUp(server);
    expect(await other.send('answerViewingRequest', answer)).toMatchObject({ status: 404 });
    expect(await admin.send('answerViewingRequest', answer)).toMatchObject({ status: 404 });
    expect(await admin.send('answerViewingRequest', { ...answer, uid: user.uid })).toMatchObject({
      status: 404,
    });
    expect(await cardOf(admin, user)).toBe('asked');
  });

  it('is needed for the Brand Hub too', async () => {
    const { user, admin } = await askingUser();
    const question = {
      chatId: 'c',
      messageId: 'm',
      newChat: true,
      query: 'q',
      brandHubUid: user.uid,
      wait: false,
    };
    expect(await admin.send('generateResponse', question)).toMatchObject(notApproved);
    expect((await user.call('listViewings', {})).viewings).toEqual([]);
  });

  it('cannot be overridden unless the operator allows it; then it is recorded, and always mailed', async () => {
    const refused = await askingUser();
    const input = { uid: refused.user.uid, reason: 'Court order', override: true };
    expect(await refused.admin.send('startViewing', input)).toMatchObject(notApproved);

    const variables = { VIEWING_OVERRIDE: 'allowed' };
    const lenient = await startApplication(await open(), new ScriptedConsultant(), { variables });
    try {
      const { user, admin } = await askingUser(lenient);
      await user.call('updateUser', { viewingMails: false });
      expect(await admin.send('startViewing', { uid: user.uid })).toMatchObject(notApproved);
      expect(await admin.send('startViewing', { uid: user.uid, override: true })).toMatchObject({
        status: 400,
        body: { code: 'REASON_REQUIRED' },
      });
      await admin.call('startViewing', { ...input, uid: user.uid });
      expect((await user.call('listViewings', {})).viewings).toMatchObject([
        { kind: 'account', consent: 'overridden', reason: 'Court order' },
      ]);
      await expectMail(user, /without your approval/, lenient);
    } finally {
      await lenient.close();
    }
  });

  async function newAdmin(on = server): Promise<Person> {
    const person = await signUp(on);
    await grantStaff(on.database.db, person);
    return person;
  }

  /** A user who wants to be asked, and a member of staff. */
  async function askingUser(on = server) {
    const [user, admin] = [await signUp(on), await newAdmin(on)];
    await user.call('updateUser', { asksBeforeViewing: true });
    return { user, admin };
  }

  async function cardOf(admin: Person, user: Person) {
    const { users } = await admin.call('listUsers', { uid: user.uid });
    return users[0]?.consent;
  }

  function mailAbout(user: Person, staff: string): string {
    return mailsTo(server, user.email).find((mail) => mail.includes(staff)) ?? '';
  }

  /** Mails are sent after the response. */
  function expectMail(person: Person, text: RegExp, on = server): Promise<void> {
    return vi.waitFor(() =>
      expect(mailsTo(on, person.email)).toContainEqual(expect.stringMatching(text)),
    );
  }

  async function storedMails(): Promise<number> {
    return vi.waitFor(async () => {
      const rows = await database.db.selectFrom('accountMails').selectAll().execute();
      expect(rows).toEqual([]);
      return rows.length;
    });
  }

  async function expire(requestId: string): Promise<void> {
    await sql`update viewing_requests set until = clock_timestamp() where request_id = ${requestId}`.execute(
      database.db,
    );
  }
});
