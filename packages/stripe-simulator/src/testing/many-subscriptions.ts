import { newCustomer } from '../billing/new-customer.ts';
import type { Price } from '../billing/objects/catalogue.ts';
import type { Customer } from '../billing/objects/customers.ts';
import { createPaymentMethod } from '../billing/payment-methods.ts';
import { createSubscription } from '../billing/subscriptions/create-subscription.ts';
import type { SimulatorCore } from '../simulator.ts';

/** Creates customers with a paid subscription each, without the HTTP API. */
export function createSubscribers(core: SimulatorCore, price: string, count: number): void {
  const found = core.store.find<Price>('price', price);
  if (!found) throw new Error(`no price ${price}`);
  for (let made = 0; made < count; made += 1) {
    core.run(() => {
      const customer = core.store.put<Customer>(newCustomer(core));
      const card = createPaymentMethod(core, '4242424242424242');
      createSubscription(core, {
        customer,
        items: [{ price: found, quantity: 1 }],
        defaultPaymentMethod: core.store.put({ ...card, customer: customer.id }),
        discounts: [],
        metadata: {},
        authentication: 'off_session',
        behavior: 'allow_incomplete',
        checkoutSession: null,
      });
    });
  }
}
