import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStaffCommand } from '../../app/staff/staff-commands.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { serverDatabases } from '../../testing/databases.ts';
import { grantStaff } from '../../testing/grant-staff.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';

const path = 'userInfo.brandHub.brandCore.mission';

describe.each(serverDatabases)('the Brand Hub used for answers on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestServer;
  let consultant: ScriptedConsultant;
  let owner: Person;

  beforeAll(async () => {
    database = await open();
    consultant = new ScriptedConsultant();
    server = await startApplication(database, consultant);
    owner = await signUp(server);
    await runStaffCommand(
      { db: database.db, payments: null },
      ['plan', owner.email, 'pro'],
      new Date(),
    );
    await owner.call('saveBrandField', { path, value: 'Tea for the patient' });
  });
  afterAll(() => server.close());

  it("is the user's own by default, with a receipt", async () => {
    await ask(owner, 'm1');
    const { request, finish } = await consultant.next();
    expect(request.userInfo).toContain('Tea for the patient');
    expect(request.emptyFields).toContain('vision');
    expect(request.emptyFields).not.toContain('mission');
    finish();
    const { messages } = await owner.call('listMessages', { chatId: 'm1' });
    expect(messages[1]?.receipt).toEqual({
      brandHubUid: owner.uid,
      fields: [{ path, version: 1 }],
    });
  });

  it('is listed exactly where the consultant knows what it used', async () => {
    const used = async (messageId: string, usedFields: string[]) => {
      await ask(owner, messageId);
      const answer = await consultant.next();
      answer.usedFields = usedFields;
      answer.say('Tea for the patient.');
      answer.finish();
      await expect
        .poll(async () => (await owner.call('listMessages', { chatId: messageId })).messages[1])
        .toMatchObject({ status: 'done' });
      const { messages } = await owner.call('listMessages', { chatId: messageId });
      return messages[1]?.receipt?.fields.map((field) => field.path);
    };
    expect(await used('u1', ['mission'])).toEqual([path]);
    expect(await used('u2', [])).toEqual([]);
  });

  it('is offered for a fact that a question states', async () => {
    const stated = async (messageId: string, query: string) => {
      await ask(owner, messageId, { query });
      (await consultant.next()).finish();
      const { messages } = await owner.call('listMessages', { chatId: messageId });
      return messages.map(({ statedFields }) => statedFields);
    };
    const vision = 'userInfo.brandHub.brandCore.vision';
    expect(await stated('s1', 'Our vision is a tea house in every town')).toEqual([[vision], null]);
    expect(await stated('s2', 'Thanks, that is great')).toEqual([null, null]);
  });

  it('is kept but not used on the free plan', async () => {
    await runStaffCommand(
      { db: database.db, payments: null },
      ['plan', owner.email, 'free'],
      new Date(),
    );
    await ask(owner, 'm2');
    const { request, finish } = await consultant.next();
    expect(request).toMatchObject({ brandHubLocked: true, emptyFields: [] });
    expect(request.userInfo).not.toContain('Tea for the patient');
    finish();
    const refused = await owner.send('saveBrandField', { path, value: 'x' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'PLAN_REQUIRED' } });
    await runStaffCommand(
      { db: database.db, payments: null },
      ['plan', owner.email, 'pro'],
      new Date(),
    );
    expect((await owner.call('getUser', {})).user.brandVersions).toEqual({ [path]: 1 });
  });

  it("can be another owner's for staff only, and each read is recorded", async () => {
    const other = await signUp(server);
    const before = consultant.answers.length;
    expect(await ask(other, 'm3', { brandHubUid: owner.uid })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    await grantStaff(database.db, other);
    // On PostgreSQL the notification of the new role arrives shortly after the command has ended.
    await expect
      .poll(async () => (await ask(other, 'm3', { brandHubUid: 'nobody' })).status)
      .toBe(404);
    expect(consultant.answers.length).toBe(before);
    expect((await ask(other, 'm3', { brandHubUid: owner.uid })).status).toBe(202);
    const { request, finish } = await consultant.next();
    expect(request.userInfo).toContain('Tea for the patient');
    finish();
    const { messages } = await other.call('listMessages', { chatId: 'm3' });
    expect(messages[1]?.receipt?.brandHubUid).toBe(owner.uid);
    const reads = await database.db.selectFrom('brandHubReads').selectAll().execute();
    expect(reads).toMatchObject([{ uid: owner.uid, readBy: other.uid, messageId: 'm3' }]);
  });
});

function ask(
  person: Person,
  messageId: string,
  options: { query?: string; brandHubUid?: string } = {},
) {
  return person.send('generateResponse', {
    chatId: messageId,
    messageId,
    newChat: true,
    query: 'Hello',
    wait: false,
    ...options,
  });
}
