import type { FieldUse } from '@savet/contract/calls/brand-hub';
import type { AnswerReceipt } from './field-uses.store.ts';

/** A use without the quotation from its latest answer. */
export type CountedUse = Omit<FieldUse, 'latest'> & { latest: Omit<FieldUse['latest'], 'quote'> };

/**
 * Counts by field the answers that used it, in the order of their latest use. The built-in consultant's receipts name what
 * was used; those of models name what was given, so only fields count whose value the answer shows.
 * @param answers newest first; answers from somebody else's Brand Hub don't count
 */
export function countUses(uid: string, answers: readonly AnswerReceipt[]): CountedUse[] {
  const uses = new Map<string, CountedUse>();
  for (const { receipt, ...latest } of answers) {
    if (receipt.brandHubUid !== uid) continue;
    for (const { path, shown = true } of receipt.fields) {
      if (!shown) continue;
      const use = uses.get(path);
      if (use) use.answers += 1;
      else uses.set(path, { path, answers: 1, latest });
    }
  }
  return [...uses.values()];
}
