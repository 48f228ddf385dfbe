import { formatDate } from '@savet/i18n/formats';
import { mails } from '@savet/i18n/mails';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { databases } from '../../testing/databases.ts';
import { mailsTo } from '../../testing/mails/outbox.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';
import { limitMails } from './limit-mails.ts';
import { monthsAfter } from './quota.rules.ts';
import { reserveQuery, settleQuery } from './quota.store.ts';

const now = new Date();
const links = {
  supportEmail: 'help@savet.test',
  publicUrl: 'http://savet.test',
  now: () => now,
};
const nextMonth = monthsAfter(now, 1);
const { next } = mails.EN.queryLimit;

describe.each(databases)('mails about used queries on $name', ({ open }) => {
  let server: TestServer;
  const claimed: Mail[] = [];
  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant());
  });
  afterAll(() => server.close());

  it('come once for an allowance, when the last query is kept', async () => {
    const person = await verified();
    await use(person, 4, 'kept');
    expect(await mailed(person)).toEqual([]);
    await use(person, 1, 'failed');
    expect(await mailed(person)).toEqual([]);
    await use(person, 1, 'kept');
    const [mail] = await mailed(person);
    expect(mail).toContain(mails.EN.queryLimit.subject);
    expect(mail).toContain('all 5 free queries');
    expect(mail).toContain('http://savet.test/payment');
    expect(await mailed(person)).toHaveLength(1);
  });

  it('do not come if they are switched off, or the address is not verified', async () => {
    const muted = await verified();
    await muted.call('updateUser', { mutedMails: ['query_limit'] });
    await use(muted, 5, 'kept');
    expect(await mailed(muted)).toEqual([]);
    const unknown = await signUp(server);
    await use(unknown, 5, 'kept');
    expect(await mailed(unknown)).toEqual([]);
  });

  it('wait while the account is being deleted', async () => {
    const { db } = server.database;
    const person = await verified();
    await sql`
      insert into account_deletions (uid, erase_after, erase_due_at)
      values (${person.uid}, now() + interval '1 day', now() + interval '1 day')`.execute(db);
    await use(person, 5, 'kept');
    expect(await mailed(person)).toEqual([]);
    await sql`delete from account_deletions where uid = ${person.uid}`.execute(db);
    expect(await mailed(person)).toHaveLength(1);
  });

  it('leave notices of other kinds alone', async () => {
    const { db } = server.database;
    const person = await verified();
    await sql`
      insert into sent_notices (uid, kind, about, sent_at, mail_due_at)
      values (${person.uid}, 'other', 'x', now(), now())`.execute(db);
    expect(await mailed(person)).toEqual([]);
    const { rows } = await sql`
      select mail_attempts from sent_notices where uid = ${person.uid}`.execute(db);
    expect(rows).toEqual([{ mailAttempts: 0 }]);
  });

  it.each([
    ['a date', {}, next.date(formatDate('en', nextMonth))],
    ['the payment of a renewal', { paidUntil: new Date(now.getTime() - 60_000) }, next.renewing],
    ['the card while a payment is overdue', { subscriptionStatus: 'past_due' }, next.overdue],
    ['nothing after the end of a cancelled plan', { cancelAtPeriodEnd: true }, next.never],
    [
      'the card while a cancelled plan is overdue',
      { subscriptionStatus: 'past_due', cancelAtPeriodEnd: true },
      next.overdue,
    ],
  ] as const)('promise a subscriber %s', async (_what, subscription, promise) => {
    const person = await verified();
    await subscribed(person, subscription);
    await use(person, 1, 'kept');
    const [mail] = await mailed(person);
    const promises = ['New ones come on', next.renewing, next.overdue, next.never];
    expect(mail).toContain('all 1 queries for this month');
    expect(mail).toContain(promise);
    expect(promises.filter((text) => mail?.includes(text))).toHaveLength(1);
  });

  /** On Pro with one query a month. */
  async function subscribed({ uid }: Person, subscription: object): Promise<void> {
    await server.database.db
      .updateTable('users')
      .set({
        plan: 'pro',
        planSource: 'stripe',
        queryLimit: 1,
        billingAnchor: now,
        queryResetDate: nextMonth,
        subscriptionStatus: 'active',
        paidUntil: nextMonth,
        ...subscription,
      })
      .where('uid', '=', uid)
      .execute();
  }

  async function verified(): Promise<Person> {
    const person = await signUp(server);
    const { db } = server.database;
    const values = { emailVerified: true };
    await db.updateTable('authUsers').set(values).where('id', '=', person.uid).execute();
    return person;
  }

  async function use({ uid }: Person, count: number, outcome: 'kept' | 'failed'): Promise<void> {
    const now = new Date();
    for (let query = 0; query < count; query += 1) {
      await writeDocuments(server.database.db, uid, async (trx, revision) => {
        const id = await reserveQuery(trx, uid, { purpose: 'answer' }, now, revision);
        if (id === null) throw new Error('no query is left');
        await settleQuery(trx, uid, id, outcome, now, revision);
      });
    }
  }

  /** The mails to a person so far: those that this test claims, and those that the server's sweeper was faster with. */
  async function mailed({ email }: Person): Promise<string[]> {
    const queue = limitMails(server.database.db, links);
    for (const row of await queue.claim(20, 300)) {
      await queue.markSent(row);
      claimed.push(queue.write(row));
    }
    const own = claimed.filter(({ to }) => to === email).map(({ subject, text }) => subject + text);
    const { subject } = mails.EN.queryLimit;
    return [...own, ...mailsTo(server, email).filter((mail) => mail.includes(subject))];
  }
});
