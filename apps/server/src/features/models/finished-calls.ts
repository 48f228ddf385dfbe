import { z } from 'zod';
import { type Database, inTransaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { costOf } from './spending.rules.ts';
import { endCall, insertCall, readPrice } from './spending.store.ts';
import type { Spending } from './spending.ts';

const tokens = z.number().int().min(0);

/** Calls of another process, such as an evaluation. */
export const finishedCalls = z.array(
  z.strictObject({
    model: z.string().min(1).max(200),
    inputTokens: tokens,
    cachedInputTokens: tokens,
    outputTokens: tokens,
    /** Whether nobody counted the tokens. */
    isEstimated: z.boolean(),
  }),
);
export type FinishedCall = z.infer<typeof finishedCalls>[number];

/** Collects calls, which `recordCalls` records afterwards. They keep to no ceiling. */
export function collectCalls(): { spending: Spending; calls: FinishedCall[] } {
  const calls: FinishedCall[] = [];
  const open: Spending['open'] = async ({ model }) => ({
    end: async (usage, estimate) => {
      const taken = usage ?? { ...estimate, cachedInputTokens: 0 };
      calls.push({ model, ...taken, isEstimated: usage === null });
    },
  });
  return { spending: { open }, calls };
}

/** Records finished calls as tests, at the prices of now. */
export async function recordCalls(
  db: Database,
  calls: readonly FinishedCall[],
  now: Date,
): Promise<void> {
  for (const { model, isEstimated, ...taken } of calls) {
    const callId = newId();
    const cost = costOf(await readPrice(db, model), taken);
    const ofNobody = { uid: null, plan: 'enterprise' as const, purpose: 'test' as const };
    const call = { ...ofNobody, callId, model, tokens: taken, cost, startedAt: now };
    await inTransaction(db, (trx) => insertCall(trx, call));
    await endCall(db, callId, { ...taken, cost, isEstimated });
  }
}
