import type { UserDocument } from '@savet/contract/documents';
import { canSendMessage } from '@savet/contract/plans';

export type QueryNotice = { kind: 'freeExhausted' } | { kind: 'limitReached'; resetDate: Date };

type Allowance = Pick<UserDocument, 'plan' | 'queryUsed' | 'queryLimit' | 'queryResetDate'>;

/** The banner for a user without queries; undefined while some are left (specification, sections 2 and 4). */
export function queryNotice(user: Allowance, now: Date): QueryNotice | undefined {
  if (canSendMessage(user)) return undefined;
  if (user.plan === 'free') return { kind: 'freeExhausted' };
  const resetDate = user.queryResetDate ? new Date(user.queryResetDate) : firstOfNextMonth(now);
  return { kind: 'limitReached', resetDate };
}

function firstOfNextMonth(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth() + 1, 1);
}
