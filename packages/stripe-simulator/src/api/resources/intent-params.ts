import type { Customer } from '../../billing/objects/customers.ts';
import type { PaymentIntent, PaymentMethod } from '../../billing/objects/payments.ts';
import { invalid } from '../../errors.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { flag, hash, list, oneOf, required } from '../params.ts';
import { requireObject } from '../require-object.ts';
import { requireNotDeleted } from './customers.ts';

/** The parameters that PaymentIntents and SetupIntents have in common. The simulator has cards only. */
export const methodParams = {
  allowed_payment_method_types: list(oneOf('card')),
  automatic_payment_methods: hash({
    allow_redirects: oneOf('always', 'never'),
    enabled: required(flag),
  }),
};

export function methodTypes(params: {
  allowed_payment_method_types?: 'card'[] | undefined;
  automatic_payment_methods?:
    | { allow_redirects?: 'always' | 'never' | undefined; enabled: boolean }
    | undefined;
}): Pick<PaymentIntent, 'allowed_payment_method_types' | 'automatic_payment_methods'> {
  const { allowed_payment_method_types: allowed, automatic_payment_methods: automatic } = params;
  return {
    allowed_payment_method_types: allowed ?? null,
    automatic_payment_methods: automatic
      ? { allow_redirects: automatic.allow_redirects ?? 'always', enabled: automatic.enabled }
      : null,
  };
}

/** Returns null if no customer is given. */
export function customerOf(core: SimulatorCore, id: string | undefined): Customer | null {
  if (!id) return null;
  return requireNotDeleted(requireObject<Customer>(core, 'customer', id, 'customer'), 'customer');
}

/** @throws StripeError for parameters that only mean something with `confirm` */
export function checkConfirmation(params: {
  confirm?: boolean | undefined;
  off_session?: boolean | undefined;
  return_url?: string | undefined;
}): void {
  if (params.confirm || (params.off_session === undefined && !params.return_url)) return;
  throw invalid('Give off_session and return_url with confirm.', 'confirm');
}

/** The changes of an intent when a payment method is chosen; without one, it has to be chosen again. */
export function withMethod(method: PaymentMethod | null) {
  return {
    next_action: null,
    payment_method: method?.id ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
  } as const;
}
