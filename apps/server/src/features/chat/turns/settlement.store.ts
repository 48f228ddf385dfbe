import type { MessageDocument, Receipt, ReplyOffer } from '@savet/contract/documents';
import { type RawBuilder, sql } from 'kysely';
import { keptStatement } from '../../../platform/db/plans/kept-statement.ts';
import type { Trx } from '../../../platform/db/transaction.ts';
import { countedColumns } from '../../quota/allowance.store.ts';
import {
  type GiveBackReason,
  type SettledQuery,
  settleQuery,
  withSettled,
} from '../../quota/quota.store.ts';
import { type ReceiptUse, receiptChange } from './receipt.rules.ts';
import { type TurnKey, unsettled } from './turn.store.ts';

export interface Settlement extends ReceiptUse {
  state: 'answered' | 'failed' | 'stopped';
  text: string;
  errorCode: string | null;
  usage: { inputTokens: number | null; outputTokens: number | null } | null;
  offer: ReplyOffer | null;
}

/**
 * Settles a turn: writes its state and reply. Call `settleQueryOf` after it, which deletes its chunks.
 * @param turn.receipt as it was accepted; not needed where nothing is known of what the reply used
 * @param lease.onlyExpired settles only if the lease has expired
 * @returns false when the turn is settled already or has another owner
 */
export async function settleTurnRow(
  trx: Trx,
  turn: TurnKey & { replyId: string; receipt?: Receipt },
  settlement: Settlement,
  revision: number,
  lease: { onlyExpired: boolean },
): Promise<boolean> {
  const changed = receiptChange(turn.receipt, settlement);
  const [settled] = await settleRows[lease.onlyExpired ? 'ifExpired' : 'ifHeld'](trx, {
    uid: turn.uid,
    messageId: turn.messageId,
    replyId: turn.replyId,
    attempt: turn.attempt,
    owner: turn.owner,
    state: settlement.state,
    inputTokens: settlement.usage?.inputTokens ?? null,
    outputTokens: settlement.usage?.outputTokens ?? null,
    text: settlement.text,
    status: messageStatus[settlement.state],
    isError: settlement.errorCode !== null,
    errorCode: settlement.errorCode,
    timestamp: new Date(),
    offer: settlement.offer && JSON.stringify(settlement.offer),
    keepsReceipt: changed === undefined,
    receipt: changed ?? null,
    revision,
  });
  return settled !== undefined;
}

interface SettledRows extends TurnKey {
  replyId: string;
  state: Settlement['state'];
  inputTokens: number | null;
  outputTokens: number | null;
  text: string;
  status: MessageDocument['status'];
  isError: boolean;
  errorCode: string | null;
  timestamp: Date;
  offer: string | null;
  /** Whether the receipt stays as it is. */
  keepsReceipt: boolean;
  receipt: string | null;
  revision: number;
}

/** Writes the state of a turn and its reply in one statement. */
function settleStatement(isExpired: RawBuilder<boolean>) {
  return keptStatement((db, values: SettledRows) => {
    const { uid, messageId, replyId, attempt, owner, state, keepsReceipt, receipt } = values;
    const { inputTokens, outputTokens, revision } = values;
    const { text, status, isError, errorCode, timestamp, offer } = values;
    return db
      .with('settled', (qb) =>
        qb
          .updateTable('turns')
          .set({ state, settledAt: sql<Date>`now()`, inputTokens, outputTokens })
          .where('uid', '=', uid)
          .where('messageId', '=', messageId)
          .where('attempt', '=', attempt)
          .where('owner', '=', owner)
          .where('state', 'in', unsettled)
          .where(isExpired)
          .returning('uid'),
      )
      .with('replied', (qb) =>
        qb
          .updateTable('messages')
          .set({ text, status, isError, errorCode, timestamp, revision, offer, notice: null })
          .set('receipt', sql`case when ${keepsReceipt} then receipt else ${receipt}::jsonb end`)
          .where('uid', '=', uid)
          .where('messageId', '=', replyId)
          .where((eb) => eb.exists(eb.selectFrom('settled').select('settled.uid'))),
      )
      .selectFrom('settled')
      .select('uid')
      .compile();
  });
}

const settleRows = {
  ifHeld: settleStatement(sql`true`),
  ifExpired: settleStatement(sql`lease_until < now()`),
};

/**
 * Settles the query of a turn that was settled in this transaction, and deletes the chunks of its reply. Not in the statement before: that
 * one may have waited for an insert of chunks, which it does not see.
 */
export function settleQueryOf(
  trx: Trx,
  { uid, replyId, queryId }: { uid: string; replyId: string; queryId: string },
  outcome: 'kept' | GiveBackReason,
  now: Date,
  revision: number,
): Promise<void> {
  return settleQuery(trx, uid, queryId, outcome, now, revision, (db, values) =>
    settleAndDelete(db, { ...values, replyId }),
  );
}

const settleAndDelete = keptStatement((db, values: SettledQuery & { replyId: string }) =>
  withSettled(db, values)
    .with('deleted', (qb) =>
      qb.deleteFrom('chunks').where('uid', '=', values.uid).where('replyId', '=', values.replyId),
    )
    .selectFrom('counted')
    .select(countedColumns)
    .compile(),
);

const messageStatus: Record<Settlement['state'], MessageDocument['status']> = {
  answered: 'done',
  failed: 'failed',
  stopped: 'stopped',
};
