import { newId } from '../identifiers.ts';
import type { SimulatorCore } from '../simulator.ts';
import type { Customer } from './objects/customers.ts';

/** A customer with nothing but what is given, not stored yet. */
export function newCustomer(core: SimulatorCore, given: Partial<Customer> = {}): Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: core.clock.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...given,
  };
}
