import type { CheckoutSession } from '../../billing/objects/checkout-session.ts';
import type { Customer } from '../../billing/objects/customers.ts';
import { invalid } from '../../errors.ts';

/** An existing customer is only changed with `customer_update`, as at Stripe. */
export function checkCollection(
  customer: Customer | null,
  {
    update,
    collectsTaxId,
    isTaxed,
  }: { update: CheckoutSession['_customerUpdate']; collectsTaxId: boolean; isTaxed: boolean },
): void {
  if (!customer) return;
  if (collectsTaxId && update.name !== 'auto') {
    throw invalid(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
      'customer_update',
    );
  }
  if (isTaxed && !customer.address?.country && update.address !== 'auto') {
    throw invalid(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set `customer_update[address]` to 'auto' to save the address entered in Checkout to the Customer.",
      'automatic_tax[enabled]',
    );
  }
}

/** @throws StripeError unless the address is one of the web */
export function checkUrl(value: string | undefined, param: string): void {
  if (value && !/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')) {
    throw invalid('Not a valid URL', param, 'url_invalid');
  }
}
