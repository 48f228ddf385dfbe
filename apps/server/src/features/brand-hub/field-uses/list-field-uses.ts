import { brandFieldAt } from '@savet/contract/brand-hub';
import type { FieldUse } from '@savet/contract/calls/brand-hub';
import type { Database } from '../../../platform/db/transaction.ts';
import { loadUser } from '../../accounts/accounts.ts';
import { profileText, profileValues } from '../brand-hub.rules.ts';
import { type CountedUse, countUses } from './field-uses.rules.ts';
import { readLatestReceipts, readTexts } from './field-uses.store.ts';
import { quoteOf } from './quote.rules.ts';

/**
 * Which fields the latest answers used, each with a quotation from the latest one.
 * @param options `withQuotes`: false for staff, who would read parts of chats on a page of the profile
 */
export async function listFieldUses(
  db: Database,
  uid: string,
  { withQuotes }: { withQuotes: boolean },
): Promise<FieldUse[]> {
  const uses = countUses(uid, await readLatestReceipts(db, uid));
  const quoted = withQuotes ? [...new Set(uses.map(({ latest }) => latest.messageId))] : [];
  if (quoted.length === 0) return uses.map((use) => withQuote(use, null));
  const [user, texts] = await Promise.all([loadUser(db, uid), readTexts(db, uid, quoted)]);
  const values = profileValues(profileText(user).userInfo);
  return uses.map((use) => {
    const text = texts.get(use.latest.messageId) ?? '';
    const value = values[brandFieldAt(use.path)?.name ?? ''] ?? '';
    return withQuote(use, quoteOf(text, value));
  });
}

function withQuote(use: CountedUse, quote: string | null): FieldUse {
  return { ...use, latest: { ...use.latest, quote } };
}
