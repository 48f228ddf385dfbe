import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRAND_VERSIONS_MAX } from '@savet/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStaffCommand } from '../../app/staff/staff-commands.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log.ts';
import { QueuedMails } from '../../platform/mail/mail-sweeper.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { databases } from '../../testing/databases.ts';
import { MailServer } from '../../testing/mails/mail-server.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';
import { contactMails } from './contact-mails.ts';

const path = 'userInfo.brandHub.brandCore.mission';

describe.each(databases)('the Brand Hub on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestServer;
  let mailServer: MailServer;

  beforeAll(async () => {
    mailServer = await MailServer.start();
    database = await open();
    server = await startApplication(database, new ScriptedConsultant(), {
      variables: { SMTP_URL: mailServer.url, SUPPORT_EMAIL: 'support@savet.test' },
    });
  });
  afterAll(async () => {
    await server.close();
    await mailServer.stop();
  });

  describe('earlier versions', () => {
    it('are listed in pages with time and author, and each can be restored', async () => {
      const person = await proUser();
      for (const value of ['Хляб', 'Хляб през нощта', 'Хляб за всички']) {
        await person.call('saveBrandField', { path, value });
      }
      const first = await person.call('listBrandVersions', { path, limit: 2 });
      expect(first).toMatchObject({
        versions: [
          { version: 3, value: 'Хляб за всички', savedBy: person.email },
          { version: 2, value: 'Хляб през нощта' },
        ],
        more: true,
      });
      expect(first.versions[0]?.savedAt).toMatch(/^\d{4}-\d{2}-\d{2}T/);
      const rest = await person.call('listBrandVersions', { path, limit: 2, before: 2 });
      expect(rest).toMatchObject({ versions: [{ version: 1, value: 'Хляб' }], more: false });
      const restored = await person.call('restoreBrandField', { path, version: 1, baseVersion: 3 });
      expect(restored.version).toBe(4);
      expect(restored.user.userInfo.brandHub['brandCore']?.['mission']).toBe('Хляб');
    });

    it('are kept up to a limit, the newest of each field', async () => {
      const person = await proUser();
      const other = 'userInfo.brandHub.brandCore.vision';
      await person.call('saveBrandField', { path: other, value: 'kept' });
      await person.call('saveBrandField', { path, value: 'first' });
      // As if it had been saved again and again.
      await sql`
        insert into brand_field_versions (uid, path, version, value, saved_by)
        select ${person.uid}, ${path}, n, 'text', ${person.uid}
        from generate_series(2, ${BRAND_VERSIONS_MAX}::int4) n`.execute(database.db);
      const versions = JSON.stringify({ [path]: BRAND_VERSIONS_MAX, [other]: 1 });
      await database.db
        .updateTable('users')
        .set({ brandVersions: versions })
        .where('uid', '=', person.uid)
        .execute();
      for (const value of ['next', 'last']) await person.call('saveBrandField', { path, value });
      const rows = await database.db
        .selectFrom('brandFieldVersions')
        .select('version')
        .where('uid', '=', person.uid)
        .where('path', '=', path)
        .orderBy('version')
        .execute();
      expect(rows).toHaveLength(BRAND_VERSIONS_MAX);
      expect(rows[0]?.version).toBe(3);
      expect(rows.at(-1)?.version).toBe(BRAND_VERSIONS_MAX + 2);
      expect(await person.send('restoreBrandField', { path, version: 1 })).toMatchObject({
        status: 404,
      });
      expect((await person.call('listBrandVersions', { path: other })).versions).toHaveLength(1);
    });

    it('are not restored over a newer version, on the free plan, or when missing', async () => {
      const person = await proUser();
      await person.call('saveBrandField', { path, value: 'one' });
      await person.call('saveBrandField', { path, value: 'two' });
      const stale = { path, version: 1, baseVersion: 1 };
      expect(await person.send('restoreBrandField', stale)).toMatchObject({
        status: 409,
        body: { code: 'FIELD_CONFLICT' },
      });
      expect(await person.send('restoreBrandField', { path, version: 9 })).toMatchObject({
        status: 404,
      });
      await plan(person, 'free');
      expect(await person.send('restoreBrandField', { path, version: 1 })).toMatchObject({
        status: 403,
        body: { code: 'PLAN_REQUIRED' },
      });
      expect((await person.call('getUser', {})).user.brandVersions).toEqual({ [path]: 2 });
    });
  });

  it.each([
    '__proto__',
    'userInfo.__proto__.polluted',
    'userInfo.brandHub.constructor.prototype',
    'userInfo.brandHub.brandCore.__proto__',
    'userInfo.brandHub.brandCore.toString',
    'toString',
    'a.b',
    '',
    'plan',
    'userInfo.brandHub.brandCore',
    `userInfo.${'brandHub.'.repeat(500)}mission`,
  ])('rejects the path %s', async (forged) => {
    const person = await proUser();
    for (const sent of [
      await person.send('saveBrandField', { path: forged, value: 'x' }),
      await person.send('restoreBrandField', { path: forged, version: 1 }),
      await person.send('listBrandVersions', { path: forged }),
    ]) {
      expect(sent).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    }
    const { user } = await person.call('getUser', {});
    expect(user).toMatchObject({
      plan: 'pro',
      userInfo: { profile: {}, brandHub: {} },
      brandVersions: {},
    });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('keeps all concurrent edits of different fields', async () => {
    const person = await proUser();
    const names = ['mission', 'vision', 'values', 'brandPurpose'];
    const saved = await Promise.all(
      names.map((name) =>
        person.send('saveBrandField', {
          path: `userInfo.brandHub.brandCore.${name}`,
          value: name,
          baseVersion: 0,
        }),
      ),
    );
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { user } = await person.call('getUser', {});
    expect(Object.keys(user.userInfo.brandHub['brandCore'] ?? {}).sort()).toEqual(names.sort());
  });

  it('reads documents of an older shape in the order of the specification', async () => {
    const person = await proUser();
    const old = {
      businessName: 'Зърно',
      mission: 'oldest',
      brandData: { brandCore: { mission: 'older', vision: 'kept' } },
      brandHub: { brandCore: { mission: 'newest' } },
    };
    await database.db
      .updateTable('users')
      .set({ userInfo: JSON.stringify(old) })
      .where('uid', '=', person.uid)
      .execute();
    const read = {
      profile: { businessName: 'Зърно' },
      brandHub: { brandCore: { mission: 'newest', vision: 'kept' } },
    };
    expect((await person.call('getUser', {})).user.userInfo).toEqual(read);
    const saved = await person.call('saveBrandField', { path, value: 'now' });
    expect(saved.user.userInfo.brandHub['brandCore']).toEqual({ mission: 'now', vision: 'kept' });
  });

  describe('a message to the team', () => {
    it('is stored and mailed once when sent repeatedly', async () => {
      const person = await signUp(server);
      const message = {
        contactMessageId: 'm1',
        section: 'brandCore' as const,
        text: 'Нова мисия?',
      };
      const before = mailServer.mails.length;
      const [first, second] = await Promise.all([
        person.call('sendContactMessage', message),
        person.call('sendContactMessage', message),
      ]);
      expect(first.createdAt).toBe(second.createdAt);
      await expect.poll(() => unmailed(person)).toBe(0);
      // The mail that confirms the address may still arrive.
      const mails = mailServer.mails
        .slice(before)
        .filter((mail) => mail.includes('To: support@savet.test'));
      expect(mails).toHaveLength(1);
      expect(mails[0]).toContain(`Reply-To: ${person.email}`);
      expect(bodyOf(mails[0])).toContain('Нова мисия?');
      expect(await person.send('sendContactMessage', { ...message, text: 'x' })).toMatchObject({
        status: 409,
        body: { code: 'MESSAGE_CONFLICT' },
      });
    });

    it('is retried while the mail server refuses it', async () => {
      const person = await signUp(server);
      // The refusal is for the message, not for the mail that confirms the address.
      const isConfirming = (mail: string) => mail.includes(`To: ${person.email}`);
      await expect.poll(() => mailServer.mails.some(isConfirming)).toBe(true);
      mailServer.refuse(1);
      await person.call('sendContactMessage', { contactMessageId: 'm', text: 'Ало?' });
      await expect.poll(() => mailServer.refusalsLeft).toBe(0);
      expect(await unmailed(person)).toBe(1);
      await database.db
        .updateTable('contactMessages')
        .set({ mailDueAt: sql<Date>`now()` })
        .where('uid', '=', person.uid)
        .execute();
      const log = createLog('silent');
      const mailer = createMailer(
        { smtpUrl: mailServer.url, from: 'a@b.test', outbox: '', publicUrl: '' },
        log,
      );
      const { db } = database;
      const mails = new QueuedMails(contactMails(db, 'support@savet.test'), mailer, log);
      await expect
        .poll(async () => {
          mails.sendDue();
          return unmailed(person);
        })
        .toBe(0);
    });

    it.each(['', '   ', 'a\0b'])('is rejected if its text is %j', async (text) => {
      const person = await signUp(server);
      const sent = await person.send('sendContactMessage', { contactMessageId: 'm', text });
      expect(sent.status).toBe(400);
    });
  });

  async function unmailed(person: Person): Promise<number> {
    const rows = await database.db
      .selectFrom('contactMessages')
      .select('contactMessageId')
      .where('uid', '=', person.uid)
      .where('mailedAt', 'is', null)
      .execute();
    return rows.length;
  }

  async function proUser(): Promise<Person> {
    const person = await signUp(server);
    await plan(person, 'pro');
    return person;
  }

  async function plan(person: Person, name: string): Promise<void> {
    const staff = { db: database.db, payments: null };
    await runStaffCommand(staff, ['plan', person.email, name], new Date());
  }
});

it('writes readable mails to the outbox if there is no mail server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'savet-outbox-'));
  const outbox = join(folder, 'outbox');
  try {
    const from = 'support@savet.test';
    const mailer = createMailer(
      { smtpUrl: null, from, outbox, publicUrl: '' },
      createLog('silent'),
    );
    await mailer.send({ to: 'iva@people.test', subject: 'Здравейте', text: 'Текст на кирилица\n' });
    const [name = ''] = readdirSync(outbox);
    const mail = readFileSync(join(outbox, name), 'utf8');
    expect(mail).toContain('Текст на кирилица');
    expect(mail).toContain('To: iva@people.test');
    const modes = [outbox, join(outbox, name)].map((entry) => statSync(entry).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Decodes the text of a single-part mail. */
function bodyOf(mail = ''): string {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes);
}
