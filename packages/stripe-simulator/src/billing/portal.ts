import type { SimulatorCore } from '../simulator.ts';
import { isLive } from './due-times.ts';
import { amountDueOf } from './invoices/totals.ts';
import type { Price } from './objects/catalogue.ts';
import type { Customer } from './objects/customers.ts';
import type { Invoice } from './objects/invoices.ts';
import type { PaymentMethod } from './objects/payments.ts';
import type { PortalConfiguration, PortalSession } from './objects/portal.ts';
import type { Subscription, SubscriptionItem } from './objects/subscriptions.ts';
import { attachPaymentMethod, createPaymentMethod, findOwnMethod } from './payment-methods.ts';
import {
  changePrice as change,
  type PriceChangeCost,
  type Proration,
  priceChange,
} from './price-changes.ts';
import { collect } from './subscriptions/collect.ts';
import { endSubscription, setCancelAtPeriodEnd } from './subscriptions/end-subscription.ts';
import { methodFor } from './subscriptions/payment-method.ts';

/** A portal session with the data that its pages show. */
export interface Portal {
  session: PortalSession;
  configuration: PortalConfiguration;
  customer: Customer;
  /** Subscriptions that renew, newest first. */
  subscriptions: Subscription[];
  invoices: Invoice[];
  card: PaymentMethod | null;
  /** Prices that the configuration lets a subscription change to. */
  choices: Price[];
}

export type PortalOutcome =
  | { outcome: 'done' }
  | { outcome: 'declined'; declineCode: string }
  | { outcome: 'authentication_required' }
  /** The configuration does not allow it, or it is no longer possible. */
  | { outcome: 'refused' };

/** Lifetime of a portal session, in seconds. */
const OPEN_SECONDS = 3_600;

/** Returns null if the session does not exist or has expired. */
export function findPortal(core: SimulatorCore, id: string): Portal | null {
  const session = core.store.find<PortalSession>('billing_portal.session', id);
  if (!session || session.created + OPEN_SECONDS < Date.now() / 1_000) return null;
  const customer = core.store.find<Customer>('customer', session.customer);
  const configuration = core.store.find<PortalConfiguration>(
    'billing_portal.configuration',
    session.configuration,
  );
  if (!customer || customer.deleted || !configuration) return null;
  const subscriptions = core.store
    .referring<Subscription>('subscription', 'customer', customer.id)
    .filter(isLive);
  const [first] = subscriptions;
  const { enabled, products } = configuration.features.subscription_update;
  return {
    session,
    configuration,
    customer,
    subscriptions,
    invoices: core.store.referring<Invoice>('invoice', 'customer', customer.id),
    card: first
      ? methodFor(core, first)
      : findOwnMethod(core, customer, customer.invoice_settings.default_payment_method),
    choices: enabled
      ? products
          .flatMap(({ prices }) => prices)
          .flatMap((price) => core.store.find<Price>('price', price) ?? [])
      : [],
  };
}

/** Previews the invoice of a price change; returns null if the change is not allowed. */
export function previewPriceChange(
  core: SimulatorCore,
  portalId: string,
  subscriptionId: string,
  priceId: string,
): PriceChangeCost | null {
  const found = findPriceChange(core, portalId, subscriptionId, priceId);
  if (!found) return null;
  const { portal, subscription, item, price, proration } = found;
  const { drafts, total } = priceChange(
    core,
    subscription,
    item,
    { price, quantity: item.quantity },
    proration,
  );
  return {
    lines: drafts.map(({ description, amount }) => ({ text: description, amount })),
    total,
    credit: total > 0 ? total - amountDueOf(total, portal.customer) : 0,
    currency: subscription.currency,
  };
}

/** Changes the price; the change is rolled back if its payment fails. */
export function changePrice(
  core: SimulatorCore,
  portalId: string,
  subscriptionId: string,
  priceId: string,
  authentication?: 'passed' | 'failed',
): PortalOutcome {
  return runOrRollback(core, () => {
    const found = findPriceChange(core, portalId, subscriptionId, priceId);
    if (!found) return { outcome: 'refused' };
    const { result } = change(
      core,
      found.subscription,
      found.item,
      { price: found.price, quantity: found.item.quantity },
      found.proration,
      authentication ?? 'on_session',
    );
    if (result?.outcome === 'declined') {
      return { outcome: 'declined', declineCode: result.error.decline_code ?? result.error.code };
    }
    if (result?.outcome === 'authentication_required')
      return { outcome: 'authentication_required' };
    return { outcome: 'done' };
  });
}

/** Cancels at the period end or immediately, depending on the configuration. */
export function cancelAtPeriodEnd(
  core: SimulatorCore,
  portalId: string,
  subscriptionId: string,
): PortalOutcome {
  return runOrRollback(core, () => {
    const portal = findPortal(core, portalId);
    const subscription = portal?.subscriptions.find(({ id }) => id === subscriptionId);
    const cancellation = portal?.configuration.features.subscription_cancel;
    if (!subscription || !cancellation?.enabled) return { outcome: 'refused' };
    if (subscription.cancel_at_period_end) return { outcome: 'done' };
    if (cancellation.mode === 'immediately')
      endSubscription(core, subscription, 'cancellation_requested');
    else setCancelAtPeriodEnd(core, subscription, true);
    return { outcome: 'done' };
  });
}

/** Resumes a subscription that is set to cancel at the period end. */
export function resumeSubscription(
  core: SimulatorCore,
  portalId: string,
  subscriptionId: string,
): PortalOutcome {
  return runOrRollback(core, () => {
    const portal = findPortal(core, portalId);
    const subscription = portal?.subscriptions.find(({ id }) => id === subscriptionId);
    if (!subscription?.cancel_at_period_end) return { outcome: 'refused' };
    setCancelAtPeriodEnd(core, subscription, false);
    return { outcome: 'done' };
  });
}

/** Replaces the card of the customer and all subscriptions, and retries an open invoice with it. */
export function replaceCard(
  core: SimulatorCore,
  portalId: string,
  card: { number: string; name?: string | null; month?: number; year?: number },
): PortalOutcome {
  return runOrRollback(core, () => {
    const portal = findPortal(core, portalId);
    if (!portal?.configuration.features.payment_method_update.enabled)
      return { outcome: 'refused' };
    const { customer, subscriptions } = portal;
    const method = attachPaymentMethod(
      core,
      createPaymentMethod(core, card.number, card),
      customer,
    );
    const invoice_settings = { ...customer.invoice_settings, default_payment_method: method.id };
    const changed = core.store.put<Customer>({ ...customer, invoice_settings });
    core.events.emit('customer.updated', changed, customer);
    for (const subscription of subscriptions) {
      const renewed = core.store.put<Subscription>({
        ...subscription,
        default_payment_method: method.id,
      });
      core.events.emit('customer.subscription.updated', renewed, subscription);
      const latest = core.store.find<Invoice>('invoice', subscription.latest_invoice);
      if (latest?.status !== 'open') continue;
      const result = collect(core, latest, { method, authentication: 'passed' });
      if (result?.outcome === 'declined') {
        return { outcome: 'declined', declineCode: result.error.decline_code ?? result.error.code };
      }
    }
    return { outcome: 'done' };
  });
}

class Rollback extends Error {
  readonly outcome: PortalOutcome;

  constructor(outcome: PortalOutcome) {
    super(outcome.outcome);
    this.outcome = outcome;
  }
}

/** Rolls back unless the outcome is `done`. */
function runOrRollback(core: SimulatorCore, work: () => PortalOutcome): PortalOutcome {
  try {
    return core.run(() => {
      const outcome = work();
      if (outcome.outcome !== 'done') throw new Rollback(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Rollback) return error.outcome;
    throw error;
  }
}

function findPriceChange(
  core: SimulatorCore,
  portalId: string,
  subscriptionId: string,
  priceId: string,
): {
  portal: Portal;
  subscription: Subscription;
  item: SubscriptionItem;
  price: Price;
  proration: Proration;
} | null {
  const portal = findPortal(core, portalId);
  const subscription = portal?.subscriptions.find(({ id }) => id === subscriptionId);
  const price = portal?.choices.find(({ id }) => id === priceId);
  const item = subscription?.items.data[0];
  if (!portal || !subscription || !price || !item || subscription.cancel_at_period_end) return null;
  if (price.id === item.price.id) return null;
  const { proration_behavior: behavior } = portal.configuration.features.subscription_update;
  return {
    portal,
    subscription,
    item,
    price,
    proration: behavior === 'none' ? 'none' : 'always_invoice',
  };
}
