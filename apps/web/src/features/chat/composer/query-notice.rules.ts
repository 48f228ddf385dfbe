import type { UserDocument } from '@savet/contract/documents';
import { canSendMessage, newQueries } from '@savet/contract/plans';

export type QueryNotice =
  | { kind: 'freeExhausted' }
  | { kind: 'limitReached'; resetDate: Date }
  /** The subscription decides about new queries, not the calendar. */
  | { kind: 'subscription'; state: 'renewing' | 'overdue' | 'never' };

type Allowance = Pick<
  UserDocument,
  'plan' | 'queryUsed' | 'queryLimit' | 'queryResetDate' | 'subscription'
>;

/** The banner for a user without queries; undefined while some are left (specification, sections 2 and 4). */
export function queryNotice(user: Allowance, now: Date): QueryNotice | undefined {
  if (canSendMessage(user)) return undefined;
  if (user.plan === 'free') return { kind: 'freeExhausted' };
  const next = newQueries(user, now);
  if (next && next.when !== 'date') return { kind: 'subscription', state: next.when };
  return { kind: 'limitReached', resetDate: next ? new Date(next.date) : firstOfNextMonth(now) };
}

function firstOfNextMonth(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth() + 1, 1);
}
