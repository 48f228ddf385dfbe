import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';

export interface ServiceCounts {
  answered: number;
  failed: number;
  lastAnsweredAt: Date | null;
  lastFailedAt: Date | null;
  events: number;
  lastEventAt: Date | null;
  overdue: number;
  waiting: number;
}

/** Counts answers of the last hour, payment events of the last day, and unsent mails. */
export async function readServiceCounts(db: Database): Promise<ServiceCounts> {
  const { rows } = await sql<ServiceCounts>`
    select
      (select count(*) from turns where ${isRecent('answered')}) as answered,
      (select count(*) from turns where ${isRecent('failed')}) as failed,
      (select max(settled_at) from turns where state = 'answered') as last_answered_at,
      (select max(settled_at) from turns where state = 'failed') as last_failed_at,
      (select count(*) from payment_events where received_at > now() - interval '1 day') as events,
      (select max(received_at) from payment_events) as last_event_at,
      (select count(*) from users where billing_due_at < now() - interval '1 hour') as overdue,
      (select count(*) from contact_messages where mail_due_at is not null)
        + (select count(*) from contact_answers where mail_due_at is not null)
        + (select count(*) from sent_notices where mail_due_at is not null)
        + (select count(*) from account_mails where expires_at > now()) as waiting`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('the query returned no row');
  return counts;
}

function isRecent(state: 'answered' | 'failed') {
  return sql<boolean>`state = ${state} and settled_at > now() - interval '1 hour'`;
}

/** Withdrawals that the service state lists. */
const WITHDRAWALS_MAX = 20;

/** The latest withdrawals with the addresses of their users, newest first. */
export function listLatestWithdrawals(db: Database) {
  return db
    .selectFrom('withdrawals')
    .innerJoin('authUsers', 'authUsers.id', 'withdrawals.uid')
    .select(['email', 'withdrawnAt', 'paid', 'refund', 'completedAt'])
    .orderBy('withdrawnAt', 'desc')
    .limit(WITHDRAWALS_MAX)
    .execute();
}
