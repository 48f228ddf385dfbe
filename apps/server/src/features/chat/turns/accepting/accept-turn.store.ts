import type { ResponseStyle } from '@savet/contract/choices/response-styles';
import type { Receipt } from '@savet/contract/documents';
import { DEFAULT_CHAT_TITLE } from '@savet/contract/limits';
import { sql } from 'kysely';
import { keptStatement } from '../../../../platform/db/plans/kept-statement.ts';
import type { Trx } from '../../../../platform/db/transaction.ts';
import { type ReservedQuery, withReserved } from '../../../quota/quota.store.ts';
import type { NewVersion } from '../../versions/versions.ts';
import { leaseEnd } from '../turn.store.ts';

export interface NewTurn {
  uid: string;
  chatId: string;
  messageId: string;
  replyId: string;
  owner: string;
  queryId: string;
  responseStyle: ResponseStyle;
  brandHubUid: string | null;
}

/**
 * Inserts a question, its empty reply, their turn and the query that it takes; moves the chat to the top, out of the archive too, or
 * creates it.
 * @param chat.projectId used if the chat is created
 */
export async function insertTurn(
  trx: Trx,
  turn: NewTurn,
  question: {
    text: string;
    position: number;
    statedFields: string[] | null;
    /** Null for the first version. */
    version: NewVersion | null;
  },
  { projectId, query }: { projectId: string | null; query: ReservedQuery },
  receipt: Receipt,
  revision: number,
): Promise<void> {
  const { text, position, statedFields, version } = question;
  const { allowance, purpose, heldUntil, queryUsed } = query;
  await insertTurnRows(trx, {
    ...turn,
    ...{ allowance, purpose, heldUntil, queryUsed },
    text,
    position,
    replyPosition: position + 1,
    statedFields: statedFields && JSON.stringify(statedFields),
    ...(version ?? firstVersion),
    projectId,
    receipt: JSON.stringify(receipt),
    revision,
  });
}

/** As the table has it by default. */
const firstVersion = { versionOf: null, version: 1, versionCount: 1 };

/** Ids and revision of the query are those of the turn. */
interface NewRows
  extends NewTurn,
    Pick<ReservedQuery, 'allowance' | 'purpose' | 'heldUntil' | 'queryUsed'> {
  text: string;
  position: number;
  replyPosition: number;
  statedFields: string | null;
  versionOf: string | null;
  version: number;
  versionCount: number;
  projectId: string | null;
  receipt: string;
  revision: number;
}

/** A single statement, because the answer starts only after it. */
const insertTurnRows = keptStatement((db, values: NewRows) => {
  const { uid, chatId, messageId, replyId, owner, queryId, responseStyle, brandHubUid } = values;
  const { text, position, replyPosition, statedFields, versionOf, version, versionCount } = values;
  const { projectId, receipt, revision } = values;
  const turn = { uid, chatId, messageId, replyId, owner, queryId, responseStyle, brandHubUid };
  return withReserved(db, values)
    .with('stored', (qb) =>
      qb.insertInto('messages').values([
        {
          ...{ uid, messageId, chatId, position, text, sender: 'user', status: 'done' },
          ...{ replyTo: null, receipt: null, statedFields, versionOf, version, versionCount },
          revision,
        },
        {
          ...{ uid, messageId: replyId, chatId, position: replyPosition, text: '' },
          ...{ sender: 'assistant', status: 'answering', replyTo: messageId, receipt, revision },
        },
      ]),
    )
    .with('visited', (qb) =>
      qb
        .insertInto('chats')
        .values({ uid, chatId, title: DEFAULT_CHAT_TITLE, projectId, revision })
        .onConflict((conflict) =>
          conflict
            .columns(['uid', 'chatId'])
            .doUpdateSet({ dateLastVisited: sql<Date>`now()`, archived: false, revision }),
        ),
    )
    .insertInto('turns')
    .values({ ...turn, attempt: 1, state: 'accepted', leaseUntil: leaseEnd })
    .compile();
});

/** Resets a failed or stopped turn and its reply for another attempt. */
export async function restartTurn(
  trx: Trx,
  turn: NewTurn,
  attempt: number,
  receipt: Receipt,
  revision: number,
): Promise<void> {
  await trx
    .updateTable('turns')
    .set({
      attempt,
      owner: turn.owner,
      queryId: turn.queryId,
      responseStyle: turn.responseStyle,
      brandHubUid: turn.brandHubUid,
      state: 'accepted',
      leaseUntil: leaseEnd,
      stopRequested: false,
      acceptedAt: sql<Date>`now()`,
      settledAt: null,
    })
    .where('uid', '=', turn.uid)
    .where('messageId', '=', turn.messageId)
    .execute();
  await trx
    .updateTable('messages')
    .set({
      text: '',
      status: 'answering',
      isError: false,
      errorCode: null,
      feedback: null,
      attempt,
      receipt: JSON.stringify(receipt),
      offer: null,
      notice: null,
      revision,
    })
    .where('uid', '=', turn.uid)
    .where('messageId', '=', turn.replyId)
    .execute();
}
