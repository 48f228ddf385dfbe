import type { UserDocument } from '@savet/contract/documents';
import { queriesLeft } from '@savet/contract/plans';

/** More queries are not few, however large the limit is. */
const FEW = 5;
/** Part of the limit that is few at most, rounded up: 2 of the 5 of the free plan, and the only one of a limit of 1. */
const FEW_OF_LIMIT = 1 / 3;

/** Whether so few queries are left that the user should see how many. */
export function areFewLeft(user: Pick<UserDocument, 'queryUsed' | 'queryLimit'>): boolean {
  return queriesLeft(user) <= Math.min(FEW, Math.ceil(user.queryLimit * FEW_OF_LIMIT));
}
