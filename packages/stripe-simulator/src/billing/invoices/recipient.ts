import type { SimulatorCore } from '../../simulator.ts';
import type { Customer } from '../objects/customers.ts';
import type { Invoice } from '../objects/invoices.ts';
import { taxIdsOf } from '../tax/tax.ts';

/** The customer as an invoice shows it: it keeps what the customer was when it was finalized. */
export function recipientOf(
  core: SimulatorCore,
  { id, address, email, name, phone }: Customer,
): Pick<
  Invoice,
  | 'customer_address'
  | 'customer_email'
  | 'customer_name'
  | 'customer_phone'
  | 'customer_tax_exempt'
  | 'customer_tax_ids'
> {
  return {
    customer_address: address,
    customer_email: email,
    customer_name: name,
    customer_phone: phone,
    customer_tax_exempt: 'none',
    customer_tax_ids: taxIdsOf(core, id).map(({ type, value }) => ({ type, value })),
  };
}
