import { invalid } from '../../errors.ts';
import { newId } from '../../identifiers.ts';
import type { SimulatorCore } from '../../simulator.ts';
import type { LineDraft } from '../invoices/totals.ts';
import type { Price, Product } from '../objects/catalogue.ts';
import type { SubscriptionItem } from '../objects/subscriptions.ts';
import { nextStep, type Recurrence } from '../periods.ts';

export function newItem(
  subscription: string,
  price: Price,
  quantity: number,
  start: number,
): SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    created: start,
    current_period_end: nextStep(start, start, recurrenceOf(price)),
    current_period_start: start,
    discounts: [],
    metadata: {},
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** @throws StripeError for a one-time price */
export function recurrenceOf(price: Price): Recurrence {
  if (!price.recurring) {
    throw invalid(
      `The price ${price.id} is not recurring; a subscription needs one that is.`,
      'items',
    );
  }
  return price.recurring;
}

export function productName(core: SimulatorCore, price: Price): string {
  return core.store.find<Product>('product', price.product)?.name ?? price.product;
}

export function fullPeriod(core: SimulatorCore, item: SubscriptionItem): LineDraft {
  const { price, quantity } = item;
  return {
    amount: price.unit_amount * quantity,
    description: `${quantity} × ${productName(core, price)}`,
    price,
    quantity,
    itemId: item.id,
    isProration: false,
    period: { start: item.current_period_start, end: item.current_period_end },
    isDiscountable: true,
  };
}
