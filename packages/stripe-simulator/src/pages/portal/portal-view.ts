import type { Price } from '../../billing/objects/catalogue.ts';
import type { Invoice } from '../../billing/objects/invoices.ts';
import type { Subscription } from '../../billing/objects/subscriptions.ts';
import type { Portal } from '../../billing/portal.ts';
import { productName } from '../../billing/subscriptions/items.ts';
import { taxIdsOf } from '../../billing/tax/tax.ts';
import type { SimulatorCore } from '../../simulator.ts';
import type { PortalView, PriceView, SubscriptionView } from './portal.types.ts';

/** Converts a portal session to the data of its pages. */
export function portalView(core: SimulatorCore, portal: Portal): PortalView {
  const { session, configuration, card } = portal;
  return {
    id: session.id,
    returnUrl: session.return_url,
    subscriptions: portal.subscriptions.flatMap((subscription) => {
      const shown = subscriptionView(core, portal, subscription);
      return shown ? [shown] : [];
    }),
    card: card && {
      brand: card.card.brand.replace(/^./, (letter) => letter.toUpperCase()),
      last4: card.card.last4,
      month: card.card.exp_month,
      year: card.card.exp_year,
    },
    canReplaceCard: configuration.features.payment_method_update.enabled,
    details: detailsView(core, portal),
    invoices: configuration.features.invoice_history.enabled
      ? portal.invoices.map((invoice) => {
          const { number, created, total: amount, currency, status } = invoice;
          const { hosted_invoice_url: page } = invoice;
          const url = page && `${page}?from=${session.id}`;
          return { url, number, created, amount, currency, status };
        })
      : null,
  };
}

function detailsView(core: SimulatorCore, { configuration, customer }: Portal) {
  const { enabled, allowed_updates: allowed } = configuration.features.customer_update;
  const rules = { address: allowed.includes('address'), taxId: allowed.includes('tax_id') };
  if (!enabled || !(rules.address || rules.taxId)) return null;
  const { name, address } = customer;
  return { name, address, taxIds: taxIdsOf(core, customer.id).map(({ value }) => value), rules };
}

function subscriptionView(
  core: SimulatorCore,
  portal: Portal,
  subscription: Subscription,
): SubscriptionView | null {
  const [item] = subscription.items.data;
  const price = item && priceView(core, item.price);
  if (!item || !price) return null;
  const { subscription_cancel: cancelling } = portal.configuration.features;
  return {
    id: subscription.id,
    price,
    status: statusOf(subscription),
    isEnding: subscription.cancel_at !== null,
    isCollected: isCollected(core, subscription),
    until: subscription.cancel_at ?? item.current_period_end,
    choices: portal.choices.flatMap((choice) => {
      const shown = choice.id === price.id ? null : priceView(core, choice);
      return shown ? [shown] : [];
    }),
    cancel: cancelling.enabled && subscription.cancel_at === null ? cancelling.mode : null,
  };
}

function isCollected(core: SimulatorCore, { latest_invoice: id }: Subscription): boolean {
  const invoice = core.store.find<Invoice>('invoice', id);
  return invoice?.status === 'open' && invoice.next_payment_attempt !== null;
}

/** An overdue subscription is shown as such, even if it is set to end. */
function statusOf({ cancel_at_period_end, status }: Subscription): SubscriptionView['status'] {
  if (status === 'past_due' || status === 'unpaid') return 'past_due';
  if (status === 'active' || status === 'trialing') {
    return cancel_at_period_end ? 'canceling' : status;
  }
  return 'other';
}

function priceView(core: SimulatorCore, price: Price): PriceView | null {
  if (!price.recurring) return null;
  return {
    id: price.id,
    name: productName(core, price),
    amount: price.unit_amount,
    currency: price.currency,
    interval: price.recurring.interval,
    intervalCount: price.recurring.interval_count,
  };
}
