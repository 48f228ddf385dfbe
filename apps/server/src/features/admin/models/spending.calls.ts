import type * as calls from '@savet/contract/calls/staff/spending';
import type { Database } from '../../../platform/db/transaction.ts';
import { actorOf, type HandlersOf } from '../../../platform/handlers.ts';
import type { ModelConnection } from '../../models/connection.ts';
import type { ConnectionSource } from '../../models/open-connection.ts';
import { isOwnEngine } from '../../models/own-engine.rules.ts';
import { monthOf, monthRange, PRICE_UNITS } from '../../models/spending.rules.ts';
import { listPrices, readSettings } from '../../models/spending.store.ts';
import { readSpendingReport } from '../../models/spending-report.store.ts';
import { HUNDREDTHS, setCeilings, setPrices } from './set-prices.ts';

export interface SpendingDependencies {
  db: Database;
  connections: ConnectionSource;
  now: () => Date;
}

export function spendingCalls({
  db,
  connections,
  now,
}: SpendingDependencies): HandlersOf<typeof calls> {
  return {
    getSpending: async ({ month = monthOf(now()) }) => {
      const [{ connection }, report, prices, { currency, ceilings }] = await Promise.all([
        connections.current(),
        readSpendingReport(db, monthRange(month)),
        listPrices(db),
        readSettings(db),
      ]);
      const amount = (hundredths: number | null) => hundredths && hundredths / HUNDREDTHS;
      return {
        ...report,
        month,
        currency,
        unpriced: unpricedModels(
          connection,
          prices.map(({ model }) => model),
        ),
        prices: prices.map(({ model, input, cachedInput, output }) => ({
          model,
          input: input / PRICE_UNITS,
          cachedInput: cachedInput / PRICE_UNITS,
          output: output / PRICE_UNITS,
        })),
        ceilings: {
          total: amount(ceilings.total),
          free: amount(ceilings.free),
          pro: amount(ceilings.pro),
          enterprise: amount(ceilings.enterprise),
        },
      };
    },

    setModelPrices: async (input, context) => {
      await setPrices(db, input, actorOf(context).uid);
      return {};
    },

    setCeilings: async (input, context) => {
      await setCeilings(db, input, actorOf(context).uid);
      return {};
    },
  };
}

/** The models in use without a price, which may cost something. */
function unpricedModels(connection: ModelConnection, priced: readonly string[]): string[] {
  if (isOwnEngine(connection)) return [];
  const used = [connection.model, connection.modelFree].filter((model) => model !== null);
  return [...new Set(used)].filter((model) => !priced.includes(model));
}
