import { missing } from '../errors.ts';
import type { Stored } from '../objects.store.ts';
import type { SimulatorCore } from '../simulator.ts';

/** Names of types in Stripe's error messages. */
const names: Readonly<Record<string, string>> = {
  'billing_portal.configuration': 'configuration',
  'billing_portal.session': 'session',
  'checkout.session': 'checkout.session',
  payment_intent: 'payment_intent',
  payment_method: 'PaymentMethod',
  promotion_code: 'promotion code',
  setup_intent: 'setupintent',
  'test_helpers.test_clock': 'test clock',
};

/**
 * Finds an object by id.
 * @param param the parameter with the id; absent if the id is in the URL
 * @throws StripeError if it does not exist
 */
export function requireObject<Type extends Stored>(
  core: SimulatorCore,
  type: Type['object'],
  id: string | null | undefined,
  param?: string,
): Type {
  const found = core.store.find<Type>(type, id ?? '');
  if (!found) throw missing(names[type] ?? type, id ?? '', param);
  return found;
}
