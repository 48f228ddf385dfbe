import type { SimulatorCore } from '../simulator.ts';
import type { Customer } from './objects/customers.ts';

export function requireCustomer(core: SimulatorCore, id: string): Customer {
  const customer = core.store.find<Customer>('customer', id);
  if (!customer) throw new Error(`customer ${id} is gone`);
  return customer;
}
