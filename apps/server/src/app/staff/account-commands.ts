import { blockAccount, unblockAccount } from '../../features/accounts/blocks/block-account.ts';
import { resetSecondFactor } from '../../features/accounts/second-factor/reset-second-factor.ts';
import { stopTurns } from '../../features/chat/turns/stop-turn.ts';
import { endViewings } from '../../features/viewing/viewing.store.ts';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import { requireUid } from './require-uid.ts';
import type { StaffCommand, StaffDependencies } from './staff-command.ts';
import { StaffCommandError } from './staff-command-error.ts';

type Accounts = { db: Database } & NonNullable<StaffDependencies['accounts']>;

export const accountCommands: Record<string, StaffCommand> = {
  'reset-factor': ({ db, accounts }, [email, ...reason]) =>
    accounts && email !== undefined && reason.length > 0
      ? resetFactor({ db, ...accounts }, email, reason.join(' '))
      : null,
  block: ({ db, accounts }, [email, ...reason]) =>
    accounts && email !== undefined && reason.length > 0
      ? block({ db, ...accounts }, email, reason.join(' '))
      : null,
  unblock: ({ db, accounts }, [email, ...rest]) =>
    accounts && email !== undefined && rest.length === 0
      ? unblock({ db, ...accounts }, email)
      : null,
};

async function resetFactor(accounts: Accounts, email: string, reason: string): Promise<string> {
  const uid = await requireUid(accounts.db, email);
  if (!(await resetSecondFactor({ endViewings, ...accounts }, uid, reason))) {
    throw new StaffCommandError(`${email} has no second factor.`);
  }
  return `${email}: the second factor is removed`;
}

async function block(accounts: Accounts, email: string, reason: string): Promise<string> {
  const uid = await requireUid(accounts.db, email);
  if (!(await blockAccount({ endViewings, onBlocked, ...accounts }, uid, reason))) {
    throw new StaffCommandError(`${email} is blocked already.`);
  }
  return `${email}: blocked; a subscription goes on until you end it: plan ${email} free --end-subscription`;
}

async function unblock(accounts: Accounts, email: string): Promise<string> {
  const uid = await requireUid(accounts.db, email);
  if (!(await unblockAccount(accounts, uid))) {
    throw new StaffCommandError(`${email} is not blocked.`);
  }
  return `${email}: open again`;
}

/** Ends open viewings of a blocked account, and stops its running answers. */
async function onBlocked(trx: Trx, uid: string): Promise<void> {
  await endViewings(trx, { viewedUid: uid });
  await stopTurns(trx, uid);
}
