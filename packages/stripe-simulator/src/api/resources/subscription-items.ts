import type { Price } from '../../billing/objects/catalogue.ts';
import type { Subscription } from '../../billing/objects/subscriptions.ts';
import { changePrice } from '../../billing/price-changes.ts';
import { invalid } from '../../errors.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { requireObject } from '../require-object.ts';

/** @throws StripeError if the price does not exist or is inactive */
export function activePrice(core: SimulatorCore, id: string, param: string): Price {
  const price = requireObject<Price>(core, 'price', id, param);
  if (!price.active) throw invalid('The price specified is inactive.', param);
  return price;
}

/** Changes the price or quantity of an item. */
export function changeItems(
  core: SimulatorCore,
  subscription: Subscription,
  changes: readonly {
    id?: string | undefined;
    price?: string | undefined;
    quantity?: number | undefined;
  }[],
  proration: 'always_invoice' | 'none' | undefined,
): Subscription {
  const [change, ...more] = changes;
  const item = subscription.items.data.find(({ id }) => id === change?.id);
  if (!change || !item || more.length > 0 || (!change.price && change.quantity === undefined)) {
    throw invalid(
      'The simulator changes one existing item: give its id, and a price or quantity.',
      'items',
    );
  }
  const quantity = change.quantity ?? item.quantity;
  if (quantity < 1) {
    throw invalid('This value must be greater than or equal to 1.', 'items[0][quantity]');
  }
  if (proration === undefined) {
    throw invalid(
      'The simulator needs proration_behavior: always_invoice or none.',
      'proration_behavior',
    );
  }
  const price = change.price ? activePrice(core, change.price, 'items[0][price]') : item.price;
  const to = { price, quantity };
  return changePrice(core, subscription, item, to, proration, 'off_session').subscription;
}
