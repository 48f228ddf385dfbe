import { checkoutLines } from '../billing/checkout/totals.ts';
import type { Coupon } from '../billing/objects/catalogue.ts';
import type { CheckoutSession } from '../billing/objects/checkout-session.ts';
import type { List } from '../billing/objects/common.ts';
import type { Invoice, InvoicePayment } from '../billing/objects/invoices.ts';
import type { Charge, PaymentIntent, Refund } from '../billing/objects/payments.ts';
import { invalid } from '../errors.ts';
import type { ObjectStore, Stored } from '../objects.store.ts';
import { rendered } from '../rendering/rendered.ts';
import type { ApiVersion } from '../rendering/versions.ts';
import type { SimulatorCore } from '../simulator.ts';

/** Object types by the fields that hold their ids. */
const fieldTypes: Readonly<Record<string, string>> = {
  charge: 'charge',
  coupon: 'coupon',
  customer: 'customer',
  default_payment_method: 'payment_method',
  discount: 'discount',
  discounts: 'discount',
  invoice: 'invoice',
  latest_charge: 'charge',
  latest_invoice: 'invoice',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  pending_setup_intent: 'setup_intent',
  price: 'price',
  product: 'product',
  promotion_code: 'promotion_code',
  setup_intent: 'setup_intent',
  subscription: 'subscription',
  test_clock: 'test_helpers.test_clock',
};
/** Maximum expansion depth (Stripe: four levels). */
const DEPTH_MAX = 4;

type MutableObject = Record<string, unknown>;

/** The response, complete, with requested ids replaced by their objects. */
export function expanded(
  core: SimulatorCore,
  result: object,
  paths: readonly string[],
  version: ApiVersion,
): object {
  const object = rendered(result, version) as MutableObject;
  for (const path of paths) {
    if (path === 'total_count' && path in result) {
      object[path] = result[path];
      continue;
    }
    const names = path.split('.');
    if (names.length > DEPTH_MAX) {
      throw invalid(`You cannot expand more than ${DEPTH_MAX} levels: ${path}`, 'expand');
    }
    expandAt({ core, version }, object, names, path);
  }
  return object;
}

interface Expansion {
  core: SimulatorCore;
  version: ApiVersion;
}

function expandAt(
  expansion: Expansion,
  holder: MutableObject,
  names: readonly string[],
  path: string,
): void {
  const [name, ...rest] = names;
  if (name === undefined) return;
  const { core, version } = expansion;
  const included =
    holder[name] === undefined ? rendered(includable(core, holder, name), version) : undefined;
  if (included !== undefined) holder[name] = included;
  // A coupon for all products has no `applies_to`, even if it is asked for.
  if (holder['object'] === 'coupon' && name === 'applies_to') return;
  if (!(name in holder)) throw unexpandable(path);
  const type = fieldTypes[name];
  const value = holder[name];
  if (typeof value === 'string') {
    if (type === undefined) throw unexpandable(path);
    holder[name] = rendered(core.store.find<Stored>(type, value), version) ?? value;
  } else if (Array.isArray(value) && type !== undefined) {
    holder[name] = value.map((id: unknown) =>
      typeof id === 'string' ? (rendered(core.store.find<Stored>(type, id), version) ?? id) : id,
    );
  } else if (rest.length === 0 && included === undefined && value !== null) {
    if (typeof value !== 'object' || !('id' in value)) throw unexpandable(path);
  }
  const next = holder[name];
  for (const part of Array.isArray(next) ? (next as unknown[]) : [next]) {
    if (typeof part === 'object' && part !== null)
      expandAt(expansion, part as MutableObject, rest, path);
  }
}

/** A field that is absent unless it is expanded. */
function includable(core: SimulatorCore, holder: MutableObject, name: string): unknown {
  const { store } = core;
  const id = String(holder['id']);
  if (holder['object'] === 'invoice' && name === 'payments') {
    return listOf(paymentsOf(store, id), `/v1/invoice_payments?invoice=${id}`);
  }
  if (holder['object'] === 'invoice' && name === 'confirmation_secret') {
    const payment = paymentsOf(store, id).find(({ status }) => status === 'open');
    const intent = store.find<PaymentIntent>('payment_intent', payment?.payment.payment_intent);
    return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
  }
  if (holder['object'] === 'charge' && name === 'refunds') {
    return listOf(refundsOf(store, id), `/v1/charges/${id}/refunds`);
  }
  if (holder['object'] === 'checkout.session' && name === 'line_items') {
    const session = holder as unknown as CheckoutSession;
    const stored = core.store.find<CheckoutSession>('checkout.session', session.id) ?? session;
    return listOf(sessionLines(core, stored), `/v1/checkout/sessions/${id}/line_items`);
  }
  if (holder['object'] === 'coupon' && name === 'applies_to') {
    return store.find<Coupon>('coupon', id)?.applies_to ?? undefined;
  }
  return undefined;
}

/** Line items of a session as API objects. */
export function sessionLines(core: SimulatorCore, session: CheckoutSession): Stored[] {
  const lines = checkoutLines(core, session._lines);
  let off = session.total_details?.amount_discount ?? 0;
  return lines.map(({ id, price, quantity, name, amount: full }) => {
    const amount = session._trial ? 0 : full;
    const discount = Math.min(off, amount);
    off -= discount;
    return {
      id,
      object: 'item',
      amount_discount: discount,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount - discount,
      currency: price.currency,
      description: name,
      price,
      quantity,
    };
  });
}

export function paymentsOf(store: ObjectStore, invoice: Invoice['id']): InvoicePayment[] {
  return store.referring<InvoicePayment>('invoice_payment', 'invoice', invoice);
}

function refundsOf(store: ObjectStore, charge: Charge['id']): Refund[] {
  return store.referring<Refund>('refund', 'charge', charge);
}

function listOf<Type>(data: Type[], url: string): List<Type> {
  return { object: 'list', data, has_more: false, url };
}

function unexpandable(path: string) {
  return invalid(`This property cannot be expanded (${path}).`, 'expand');
}
