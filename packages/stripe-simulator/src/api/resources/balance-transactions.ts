import { balanceChangesOf, changeBalance } from '../../billing/balance/balance.ts';
import type { Customer } from '../../billing/objects/customers.ts';
import { invalid } from '../../errors.ts';
import { pageOf, pageParams } from '../lists.ts';
import { currency, integer, metadata, required, text } from '../params.ts';
import { requireObject } from '../require-object.ts';
import { route } from '../route.ts';
import { requireNotDeleted } from './customers.ts';

const PATH = '/v1/customers/:id/balance_transactions';

/** Credit and debt of customers, which their next invoices settle. */
export const balanceTransactions = [
  route(
    'POST',
    PATH,
    {
      amount: required(integer),
      currency: required(currency),
      description: text,
      metadata,
    },
    ({ core, path, params }) => {
      const customer = requireNotDeleted(requireObject<Customer>(core, 'customer', path['id']));
      if (customer.currency !== null && customer.currency !== params.currency) {
        throw invalid(`The customer's currency is ${customer.currency}.`, 'currency');
      }
      const { amount, description = null, metadata: marks = {} } = params;
      const change = { amount, currency: params.currency, description, metadata: marks };
      const made = changeBalance(core, customer, { ...change, type: 'adjustment' });
      const changed = requireObject<Customer>(core, 'customer', customer.id);
      core.events.emit('customer.updated', changed, customer);
      return made;
    },
  ),
  route('GET', PATH, { ...pageParams }, ({ core, path, params }) => {
    const { id } = requireNotDeleted(requireObject<Customer>(core, 'customer', path['id']));
    return pageOf(balanceChangesOf(core, id), params, PATH.replace(':id', id));
  }),
];
