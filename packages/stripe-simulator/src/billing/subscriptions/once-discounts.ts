import type { SimulatorCore } from '../../simulator.ts';
import { couponOf } from '../discounts.ts';
import type { Discount } from '../objects/catalogue.ts';
import type { Subscription } from '../objects/subscriptions.ts';

/** Removes coupons with the duration `once`, which apply to the first invoice only. */
export function dropOnceDiscounts(core: SimulatorCore, subscription: Subscription): Subscription {
  const discounts = subscription.discounts.filter((id) => {
    const discount = core.store.find<Discount>('discount', id);
    if (!discount || couponOf(core, discount)?.duration === 'forever') return discount !== null;
    const ended = core.store.put<Discount>({ ...discount, end: core.clock.now() });
    core.events.emit('customer.discount.deleted', ended);
    return false;
  });
  return { ...subscription, discounts };
}
