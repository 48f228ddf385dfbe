import type { Price } from '../../../billing/objects/catalogue.ts';
import type { PortalFeatures } from '../../../billing/objects/portal.ts';
import { invalid } from '../../../errors.ts';
import type { SimulatorCore } from '../../../simulator.ts';
import { clearable, flag, hash, list, oneOf, required, text } from '../../params.ts';
import { requireObject } from '../../require-object.ts';

const prorations = oneOf('none', 'always_invoice');
export const features = hash({
  customer_update: hash({
    enabled: flag,
    allowed_updates: clearable(
      list(oneOf('address', 'email', 'name', 'phone', 'shipping', 'tax_id')),
    ),
  }),
  invoice_history: hash({ enabled: required(flag) }),
  payment_method_update: hash({ enabled: required(flag) }),
  subscription_cancel: hash({
    enabled: required(flag),
    mode: oneOf('at_period_end', 'immediately'),
    proration_behavior: oneOf('none'),
  }),
  subscription_update: hash({
    enabled: flag,
    default_allowed_updates: clearable(list(oneOf('price'))),
    products: clearable(list(hash({ product: required(text), prices: required(list(text)) }))),
    proration_behavior: prorations,
  }),
});
export const noFeatures: PortalFeatures = {
  customer_update: { enabled: false, allowed_updates: [] },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false },
  subscription_cancel: {
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
    cancellation_reason: { enabled: false, options: [] },
  },
  subscription_update: {
    enabled: false,
    default_allowed_updates: [],
    products: [],
    proration_behavior: 'none',
  },
};

type Features = NonNullable<ReturnType<typeof features.read>>;

export function readFeatures(
  core: SimulatorCore,
  features: Features,
  before: PortalFeatures,
): PortalFeatures {
  const { customer_update, invoice_history, payment_method_update } = features;
  const { subscription_cancel: cancel, subscription_update: update } = features;
  return {
    customer_update: {
      enabled: customer_update?.enabled ?? before.customer_update.enabled,
      allowed_updates: listAfter(
        customer_update?.allowed_updates,
        before.customer_update.allowed_updates,
      ),
    },
    invoice_history: invoice_history ?? before.invoice_history,
    payment_method_update: payment_method_update ?? before.payment_method_update,
    subscription_cancel: {
      ...before.subscription_cancel,
      ...(cancel && {
        enabled: cancel.enabled,
        mode: cancel.mode ?? before.subscription_cancel.mode,
      }),
    },
    subscription_update: update
      ? readUpdate(core, update, before.subscription_update)
      : before.subscription_update,
  };
}

function readUpdate(
  core: SimulatorCore,
  update: NonNullable<Features['subscription_update']>,
  before: PortalFeatures['subscription_update'],
): PortalFeatures['subscription_update'] {
  const products = update.products?.map(({ product, prices }) => ({
    adjustable_quantity: { enabled: false, maximum: null, minimum: 0 } as const,
    product,
    prices: prices.flatMap((price) => {
      const { id, product: owner } = requireObject<Price>(core, 'price', price, 'features');
      if (owner !== product) throw invalid(`The price ${id} is not of ${product}.`, 'features');
      return [id];
    }),
  }));
  return {
    enabled: update.enabled ?? before.enabled,
    default_allowed_updates: listAfter(
      update.default_allowed_updates,
      before.default_allowed_updates,
    ),
    products: listAfter(update.products === null ? null : products, before.products),
    proration_behavior: update.proration_behavior ?? before.proration_behavior,
  };
}

/** A list as it was, as it is given, or empty if it is unset. */
function listAfter<Item>(given: Item[] | null | undefined, before: Item[]): Item[] {
  return given === undefined ? before : (given ?? []);
}
