import type { Stored } from '../objects.store.ts';
import type { SimulatorCore } from '../simulator.ts';
import { missing } from './errors.ts';

/** How Stripe calls the types in its messages. */
const names: Readonly<Record<string, string>> = {
  'billing_portal.configuration': 'configuration',
  'billing_portal.session': 'session',
  'checkout.session': 'checkout.session',
  payment_intent: 'payment_intent',
  payment_method: 'PaymentMethod',
  promotion_code: 'promotion code',
  'test_helpers.test_clock': 'test clock',
};

/** The object with an id. @param param which parameter names it; the address when absent */
export function required<Type extends Stored>(
  core: SimulatorCore,
  type: Type['object'],
  id: string | null | undefined,
  param?: string,
): Type {
  const found = core.store.find<Type>(type, id ?? '');
  if (!found) throw missing(names[type] ?? type, id ?? '', param);
  return found;
}
