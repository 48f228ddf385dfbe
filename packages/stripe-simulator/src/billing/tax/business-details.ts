import type { SimulatorCore } from '../../simulator.ts';
import type { Address, Customer } from '../objects/customers.ts';
import { taxIdsOf } from './tax.ts';
import { addTaxId, removeTaxId, type TaxIdType } from './tax-ids.ts';

/** The invoice details that Checkout and the portal ask a customer for. Absent parts stay as they are. */
export interface BusinessDetails {
  name?: string;
  address?: Address;
  /** Null removes the numbers that there are. */
  taxId?: { type: TaxIdType; value: string } | null;
}

/** Saves the details with the customer; later invoices have them. */
export function saveDetails(
  core: SimulatorCore,
  customer: Customer,
  { name, address, taxId }: BusinessDetails,
): Customer {
  const isChanged = name !== undefined || address !== undefined;
  const changed = core.store.put<Customer>({
    ...customer,
    ...(name !== undefined && { name }),
    ...(address && { address }),
  });
  if (isChanged) core.events.emit('customer.updated', changed, customer);
  if (taxId === undefined) return changed;
  const existing = taxIdsOf(core, customer.id);
  if (existing.some(({ value }) => value === taxId?.value)) return changed;
  for (const old of existing) removeTaxId(core, old);
  if (taxId) addTaxId(core, changed, taxId);
  return changed;
}
