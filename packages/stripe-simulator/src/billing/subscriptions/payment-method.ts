import type { SimulatorCore } from '../../simulator.ts';
import type { PaymentMethod } from '../objects/payments.ts';
import type { Subscription } from '../objects/subscriptions.ts';
import { findOwnMethod } from '../payment-methods.ts';
import { requireCustomer } from '../require-customer.ts';

/** The subscription's payment method, or else the customer's default. */
export function methodFor(core: SimulatorCore, subscription: Subscription): PaymentMethod | null {
  const customer = requireCustomer(core, subscription.customer);
  const id =
    subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return findOwnMethod(core, customer, id);
}
