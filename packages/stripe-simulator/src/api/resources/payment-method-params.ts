import type { Customer } from '../../billing/objects/customers.ts';
import type { PaymentMethod } from '../../billing/objects/payments.ts';
import { resolvePaymentMethod } from '../../billing/payment-methods.ts';
import { invalid } from '../../errors.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { requireObject } from '../require-object.ts';

/** Finds a payment method that is attached to the customer; returns null if no id is given. */
export function ownMethod(
  core: SimulatorCore,
  customer: Pick<Customer, 'id'>,
  id: string | null | undefined,
  param: string,
): PaymentMethod | null {
  if (!id) return null;
  const method = requireObject<PaymentMethod>(core, 'payment_method', id, param);
  if (method.customer === customer.id) return method;
  throw invalid(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    param,
    'resource_missing',
  );
}

/** A payment method of the customer, or one that nobody has yet; null if none is given. */
export function methodOf(
  core: SimulatorCore,
  customer: string | null,
  id: string | null | undefined,
): PaymentMethod | null {
  if (!id) return null;
  const method = resolvePaymentMethod(core, id, 'payment_method');
  if (method.customer === null || method.customer === customer) return method;
  throw invalid(
    'The payment method belongs to another customer. Give its `customer`.',
    'payment_method',
  );
}
