import { type Database, inTransaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import type { Usage } from '../../platform/llm/models.ts';
import {
  type CallTokens,
  costOf,
  isWithinCeilings,
  type ModelCall,
  monthOf,
  monthRange,
} from './spending.rules.ts';
import {
  endCall,
  insertCall,
  lockSettings,
  openCallRow,
  readSettings,
  readSpent,
} from './spending.store.ts';

export interface OpenCall {
  /**
   * Records what the call took.
   * @param usage null if the provider did not count: then the estimate is recorded as such
   */
  end(
    usage: Usage | null,
    estimate: Pick<CallTokens, 'inputTokens' | 'outputTokens'>,
  ): Promise<void>;
}

/** Records what models cost, and keeps to the ceilings. */
export interface Spending {
  /** Reserves the cost of a call; null if it could exceed a ceiling, or has no price to tell. */
  open(call: ModelCall): Promise<OpenCall | null>;
}

/** For calls that belong to no installation: commands and tests. */
export const noSpending: Spending = { open: async () => ({ end: async () => {} }) };

export function createSpending(db: Database, now: () => Date): Spending {
  return {
    async open(call) {
      const { isOwnEngine, ...recorded } = call;
      const { plan } = call;
      const callId = newId();
      const tokens = { ...call.tokens, cachedInputTokens: 0 };
      const row = { ...recorded, callId, tokens, startedAt: now() };
      const { price, isInserted } = await openCallRow(db, row);
      if (!isInserted) {
        // Its cost is not known, so it could exceed the ceiling.
        if (!price && !isOwnEngine) return null;
        const cost = costOf(price, tokens);
        if (cost === 0) await insertCall(db, { ...row, cost });
        else if (!(await insertWithin(db, plan, { ...row, cost }))) return null;
      }
      return {
        end: (usage, estimate) => {
          const taken = usage ?? { ...estimate, cachedInputTokens: 0 };
          return endCall(db, callId, {
            ...taken,
            cost: costOf(price, taken),
            isEstimated: usage === null,
          });
        },
      };
    },
  };
}

/** Inserts the call unless it could exceed a ceiling. */
function insertWithin(
  db: Database,
  plan: ModelCall['plan'],
  row: Parameters<typeof insertCall>[1],
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await lockSettings(trx);
    const { ceilings } = await readSettings(trx);
    const spent = await readSpent(trx, monthRange(monthOf(row.startedAt)), plan);
    if (!isWithinCeilings(ceilings, spent, plan, row.cost)) return false;
    await insertCall(trx, row);
    return true;
  });
}
