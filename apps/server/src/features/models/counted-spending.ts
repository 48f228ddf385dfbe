import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { Spending } from './spending.ts';

/** Spending that also counts its calls and tokens. */
export function countedSpending(spending: Spending, metrics: Metrics): Spending {
  return {
    open: async (call) => {
      const opened = await spending.open(call);
      return (
        opened && {
          end: async (usage, estimate) => {
            const { model, purpose } = call;
            metrics.modelCalled({ model, purpose, cachedInputTokens: 0, ...(usage ?? estimate) });
            await opened.end(usage, estimate);
          },
        }
      );
    },
  };
}
