import { DEFAULT_CHAT_TITLE } from '@savet/contract/limits';
import type { Plan } from '@savet/contract/plans';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Consultant } from '../consultant/consultant.ts';
import { markTitled } from '../quota/title.store.ts';
import { readChat, setTitle } from './chat.store.ts';

/** Time limit of a title, in milliseconds. */
const TITLE_TIMEOUT_MS = 20_000;

/** Replaces the default title of a chat with one generated from its first exchange, which `queryId` paid for. */
export async function giveTitle(
  { db, consultant }: { db: Database; consultant: Pick<Consultant, 'title'> },
  { uid, chatId, queryId }: { uid: string; chatId: string; queryId: string },
  { query, response, plan }: { query: string; response: string; plan: Plan },
): Promise<void> {
  if ((await readChat(db, uid, chatId))?.title !== DEFAULT_CHAT_TITLE) return;
  const signal = AbortSignal.timeout(TITLE_TIMEOUT_MS);
  const title = await consultant.title({ query, response }, { signal, asker: { uid, plan } });
  if (title === null) return;
  await writeDocuments(db, uid, async (trx, revision) => {
    await markTitled(trx, uid, queryId);
    await setTitle(trx, uid, chatId, title, revision, DEFAULT_CHAT_TITLE);
  });
}
