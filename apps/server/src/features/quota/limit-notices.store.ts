import type { Language } from '@savet/contract/languages';
import type { Plan } from '@savet/contract/plans';
import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import { claimed } from '../../platform/mail/claimed.store.ts';
import { isBeingDeleted } from '../accounts/deletions.store.ts';

/** A mail to a user whose queries are used up. */
export interface LimitMail {
  uid: string;
  about: string;
  mailAttempts: number;
  email: string;
  language: Language;
  plan: Plan | null;
  queryLimit: number | null;
  queryResetDate: Date | null;
  subscriptionStatus: 'active' | 'past_due' | null;
  paidUntil: Date | null;
  cancelAtPeriodEnd: boolean;
}

const KIND = 'query_limit';

/** Stores that a mail is due, once for each allowance. Not if it is switched off, or the address is not verified. */
export async function insertLimitNotice(trx: Trx, uid: string, allowance: string): Promise<void> {
  await sql`
    insert into sent_notices (uid, kind, about, sent_at, mail_due_at)
    select users.uid, ${KIND}, ${allowance}, now(),
      case when auth_users.email_verified and not users.muted_mails @> ${JSON.stringify([KIND])}::jsonb
        then now() end
    from users join auth_users on auth_users.id = users.uid
    where users.uid = ${uid}
    on conflict do nothing`.execute(trx);
}

/** Claims mails that are due, none to a user who has deleted the account. Other servers skip them for `holdSeconds`. */
export function claimLimitMails(
  db: Database,
  limit: number,
  holdSeconds: number,
): Promise<LimitMail[]> {
  const due = db
    .selectFrom('sentNotices')
    .innerJoin('authUsers', 'authUsers.id', 'sentNotices.uid')
    .select(['sentNotices.uid', 'kind', 'about'])
    .where('kind', '=', KIND)
    .where('mailDueAt', '<=', sql<Date>`now()`)
    .where(sql<boolean>`not ${isBeingDeleted}`)
    .orderBy('mailDueAt')
    .limit(limit)
    .forUpdate('sentNotices')
    .skipLocked();
  return db
    .with('due', () => due)
    .updateTable('sentNotices')
    .from('due')
    .innerJoin('authUsers', 'authUsers.id', 'due.uid')
    .innerJoin('users', 'users.uid', 'due.uid')
    .set(claimed(holdSeconds))
    .whereRef('sentNotices.uid', '=', 'due.uid')
    .whereRef('sentNotices.kind', '=', 'due.kind')
    .whereRef('sentNotices.about', '=', 'due.about')
    .returning([
      'sentNotices.uid',
      'sentNotices.about',
      'sentNotices.mailAttempts',
      'authUsers.email',
      'users.language',
      'users.plan',
      'users.queryLimit',
      'users.queryResetDate',
      'users.subscriptionStatus',
      'users.paidUntil',
      'users.cancelAtPeriodEnd',
    ])
    .execute();
}

export async function markLimitMailSent(
  db: Database,
  { uid, about }: Pick<LimitMail, 'uid' | 'about'>,
): Promise<void> {
  await db
    .updateTable('sentNotices')
    .set({ mailDueAt: null })
    .where('uid', '=', uid)
    .where('kind', '=', KIND)
    .where('about', '=', about)
    .execute();
}
