import { newId } from '../../identifiers.ts';
import type { SimulatorCore } from '../../simulator.ts';
import type { Customer, CustomerBalanceTransaction } from '../objects/customers.ts';

type Change = Pick<CustomerBalanceTransaction, 'amount' | 'currency' | 'type'> &
  Partial<Pick<CustomerBalanceTransaction, 'description' | 'invoice' | 'metadata'>>;

/** Changes what a customer owes (a positive amount) or has as credit (a negative one), and records it. */
export function changeBalance(
  core: SimulatorCore,
  customer: Customer,
  change: Change,
): CustomerBalanceTransaction {
  const ending = customer.balance + change.amount;
  core.store.put<Customer>({
    ...customer,
    balance: ending,
    currency: customer.currency ?? change.currency,
  });
  return core.store.put<CustomerBalanceTransaction>({
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    created: core.clock.now(),
    customer: customer.id,
    description: null,
    ending_balance: ending,
    invoice: null,
    livemode: false,
    metadata: {},
    ...change,
  });
}

/** The changes of a customer's balance, the newest first. */
export function balanceChangesOf(
  core: SimulatorCore,
  customer: string,
): CustomerBalanceTransaction[] {
  return core.store.referring<CustomerBalanceTransaction>(
    'customer_balance_transaction',
    'customer',
    customer,
  );
}
