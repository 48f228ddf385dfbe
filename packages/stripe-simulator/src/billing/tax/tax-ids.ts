import { invalid } from '../../errors.ts';
import { newId } from '../../identifiers.ts';
import type { SimulatorCore } from '../../simulator.ts';
import type { Customer, TaxId } from '../objects/customers.ts';

export const taxIdTypes = ['eu_vat', 'bg_uic'] as const;
export type TaxIdType = (typeof taxIdTypes)[number];

/** A number of a business: `BG123456789`, or the nine or thirteen digits of a Bulgarian ЕИК. */
const patterns: Record<TaxIdType, RegExp> = {
  eu_vat: /^[A-Z]{2}[0-9A-Z+*]{2,12}$/,
  bg_uic: /^(\d{9}|\d{13})$/,
};

/** The type of a number as people type it; null if it is none. */
export function taxIdTypeOf(value: string): TaxIdType | null {
  return taxIdTypes.find((type) => patterns[type].test(value)) ?? null;
}

/** @throws StripeError for a number of another form */
export function addTaxId(
  core: SimulatorCore,
  customer: Customer,
  { type, value }: { type: TaxIdType; value: string },
): TaxId {
  if (!patterns[type].test(value)) {
    throw invalid(`Invalid value for ${type}.`, 'value', 'tax_id_invalid');
  }
  const taxId = core.store.put<TaxId>({
    id: newId('txi'),
    object: 'tax_id',
    country: type === 'bg_uic' ? 'BG' : value.slice(0, 2),
    created: core.clock.now(),
    customer: customer.id,
    customer_account: null,
    livemode: false,
    owner: { type: 'customer', customer: customer.id },
    type,
    value,
    verification: { status: 'unavailable', verified_address: null, verified_name: null },
  });
  core.events.emit('customer.tax_id.created', taxId);
  return taxId;
}

export function removeTaxId(core: SimulatorCore, taxId: TaxId): void {
  core.store.remove('tax_id', taxId.id);
  core.events.emit('customer.tax_id.deleted', taxId);
}
