import type { ParsedInput } from '@savet/contract/calls';
import { plans } from '@savet/contract/plans';
import { type Database, inTransaction } from '../../../platform/db/transaction.ts';
import { recordChange } from '../../models/connection.store.ts';
import { PRICE_UNITS } from '../../models/spending.rules.ts';
import { writeCeilings, writePrices } from '../../models/spending.store.ts';

/** Hundredths of the currency in one. */
export const HUNDREDTHS = 100;

/** Replaces the price list and records who did. */
export function setPrices(
  db: Database,
  { currency, prices }: ParsedInput<'setModelPrices'>,
  uid: string,
): Promise<void> {
  const units = (price: number) => Math.round(price * PRICE_UNITS);
  const detail = prices.map(
    ({ model, input, cachedInput, output }) => `${model}: ${input} / ${cachedInput} / ${output}`,
  );
  return inTransaction(db, async (trx) => {
    await writePrices(
      trx,
      currency,
      prices.map(({ model, input, cachedInput, output }) => ({
        model,
        input: units(input),
        cachedInput: units(cachedInput),
        output: units(output),
      })),
    );
    await recordChange(trx, { uid, kind: 'prices', detail: [currency, ...detail].join(' · ') });
  });
}

/** Sets the ceilings and records who did. */
export function setCeilings(
  db: Database,
  ceilings: ParsedInput<'setCeilings'>,
  uid: string,
): Promise<void> {
  const units = (ceiling: number | null) =>
    ceiling === null ? null : Math.round(ceiling * HUNDREDTHS);
  const detail = (['total', ...plans] as const)
    .map((name) => `${name}: ${ceilings[name] ?? '–'}`)
    .join(' · ');
  return inTransaction(db, async (trx) => {
    await writeCeilings(trx, {
      total: units(ceilings.total),
      free: units(ceilings.free),
      pro: units(ceilings.pro),
      enterprise: units(ceilings.enterprise),
    });
    await recordChange(trx, { uid, kind: 'ceilings', detail });
  });
}
