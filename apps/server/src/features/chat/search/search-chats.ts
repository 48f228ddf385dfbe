import type { Database } from '../../../platform/db/transaction.ts';
import { type Hit, searchMessages } from './messages.store.ts';
import { searchTitles } from './titles.store.ts';

/**
 * Finds titles and shown messages that contain a text, ignoring case: titles first, each group newest first.
 * @param displayTitles stored titles that are displayed differently, each with its displayed title
 */
export async function searchChats(
  db: Database,
  uid: string,
  text: string,
  { limit, displayTitles }: { limit: number; displayTitles: ReadonlyMap<string, string> },
): Promise<Hit[]> {
  const titles = await searchTitles(db, uid, text, { limit, displayTitles });
  const messages =
    titles.length < limit ? await searchMessages(db, uid, text, limit - titles.length) : [];
  return [...titles, ...messages].map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
