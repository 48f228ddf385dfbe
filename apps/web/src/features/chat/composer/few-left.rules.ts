import type { UserDocument } from '@savet/contract/documents';
import { queriesLeft } from '@savet/contract/plans';

/** Queries that are few of any plan. The free plan has no more. */
const FEW = 5;
/** Part of the limit that is few. */
const FEW_OF_LIMIT = 0.2;

/** Whether so few queries are left that the user should see how many. */
export function areFewLeft(user: Pick<UserDocument, 'queryUsed' | 'queryLimit'>): boolean {
  return queriesLeft(user) <= Math.max(FEW, user.queryLimit * FEW_OF_LIMIT);
}
