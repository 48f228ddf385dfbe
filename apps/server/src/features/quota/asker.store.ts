import type { UserDocument } from '@savet/contract/documents';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import {
  toUserDocument,
  type UserRow,
  userRow,
  userRowOfJson,
} from '../accounts/user-document/user-document.store.ts';
import { type CountedPlan, countOfAllowance } from './allowance.store.ts';

/** A user's document, with the plan as `rollAllowance` takes it. */
export interface Asker {
  user: UserDocument;
  counted: CountedPlan;
}

/** The row of an asker, to be part of a statement that reads it as JSON, with more: every question waits for it. */
export function askerRow(db: Database | Trx, uid: string, now: Date) {
  return userRow(db, uid).select([
    'users.billingAnchor',
    'users.allowance',
    countOfAllowance(now).as('used'),
  ]);
}

export function askerOfJson(json: object): Asker {
  const { used, ...user } = userRowOfJson<AskerRow>(json, ['billingAnchor']);
  return { user: toUserDocument(user), counted: { ...user, queryUsed: used } };
}

type AskerRow = UserRow & Omit<CountedPlan, 'queryUsed'> & { used: number };
