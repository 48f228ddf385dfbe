import type { SimulatorCore } from '../../simulator.ts';
import type { Price } from '../objects/catalogue.ts';
import type { Customer, TaxId } from '../objects/customers.ts';
import type { Invoice } from '../objects/invoices.ts';

/** The country of the account: businesses in other countries of the Union account for the tax themselves. */
const OWN_COUNTRY = 'BG';

export type InvoiceTax = Pick<Invoice, 'automatic_tax' | 'total_excluding_tax' | 'total_taxes'>;

/** Why nothing is charged, or that the rate of the country applies. */
type Reason = InvoiceTax['total_taxes'][number]['taxability_reason'];

/**
 * The tax of an invoice, at the fixed rate of the customer's country (`settings.taxRates`). Prices include it, so it does not
 * change the total.
 */
export function taxOf(
  core: SimulatorCore,
  customer: Customer,
  invoice: { isAutomatic: boolean; total: number },
): InvoiceTax {
  const { isAutomatic, total } = invoice;
  if (!isAutomatic) {
    const automatic_tax = {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    };
    return { automatic_tax, total_excluding_tax: total, total_taxes: [] };
  }
  const automatic_tax = {
    disabled_reason: null,
    enabled: true,
    liability: { type: 'self' as const },
    provider: 'stripe' as const,
    status: customer.address?.country
      ? ('complete' as const)
      : ('requires_location_inputs' as const),
  };
  const { percentage, reason } = rateOf(core, customer);
  const amount = Math.round((total * percentage) / (100 + percentage));
  const total_taxes = [
    {
      amount,
      tax_behavior: 'inclusive' as const,
      tax_rate_details: null,
      taxability_reason: reason,
      taxable_amount: reason === 'standard_rated' ? total - amount : 0,
      type: 'tax_rate_details' as const,
    },
  ];
  return { automatic_tax, total_excluding_tax: total - amount, total_taxes };
}

/** Whether every price says that tax is included: the simulator adds none to prices. */
export function includesTax(prices: readonly Price[]): boolean {
  return prices.every(({ tax_behavior }) => tax_behavior === 'inclusive');
}

export function taxIdsOf(core: SimulatorCore, customer: string): TaxId[] {
  return core.store.referring<TaxId>('tax_id', 'customer', customer);
}

function rateOf(
  core: SimulatorCore,
  { id, address }: Customer,
): { percentage: number; reason: Reason } {
  const country = address?.country ?? '';
  const percentage = core.settings.taxRates[country];
  if (percentage === undefined) return { percentage: 0, reason: 'not_collecting' };
  const isBusiness = taxIdsOf(core, id).some(({ type }) => type === 'eu_vat');
  if (isBusiness && country !== OWN_COUNTRY) return { percentage: 0, reason: 'reverse_charge' };
  return { percentage, reason: 'standard_rated' };
}
