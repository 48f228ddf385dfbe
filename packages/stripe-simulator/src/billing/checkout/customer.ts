import type { SimulatorCore } from '../../simulator.ts';
import { newCustomer } from '../new-customer.ts';
import type { CheckoutSession } from '../objects/checkout-session.ts';
import type { Customer } from '../objects/customers.ts';
import { saveDetails } from '../tax/business-details.ts';
import { taxIdsOf } from '../tax/tax.ts';
import type { Payer } from './checkout.types.ts';

type Details = NonNullable<CheckoutSession['customer_details']>;

/** The customer of a session, with what the page asked for. Null if a guest pays without becoming a customer. */
export function customerFor(
  core: SimulatorCore,
  session: CheckoutSession,
  payer: Payer,
): Customer | null {
  if (!session.customer && !createsCustomer(session)) return null;
  return withDetails(core, session, payingCustomer(core, session, payer), payer);
}

/** A customer who only pays once stays a guest unless the session says otherwise, or needs to know who pays. */
function createsCustomer(session: CheckoutSession): boolean {
  if (session.mode === 'subscription' || session.customer_creation === 'always') return true;
  return (
    session.mode === 'payment' &&
    (Boolean(session._payment?.setup_future_usage) ||
      session.automatic_tax.enabled ||
      session.tax_id_collection.enabled)
  );
}

/** Saves what the page asked for invoices, as far as `customer_update` allows it for an existing customer. */
function withDetails(
  core: SimulatorCore,
  session: CheckoutSession,
  customer: Customer,
  { name, details }: Payer,
): Customer {
  const isNew = session.customer === null;
  const { _customerUpdate: update } = session;
  const keepsName = isNew || update?.name === 'auto';
  const saved = details?.name ?? name ?? undefined;
  return saveDetails(core, customer, {
    ...(keepsName && saved !== undefined && { name: saved }),
    ...((isNew || update?.address === 'auto') && details?.address && { address: details.address }),
    ...(details?.taxId && { taxId: details.taxId }),
  });
}

export function detailsOf(core: SimulatorCore, { id, address, email, name }: Customer): Details {
  const tax_ids = taxIdsOf(core, id).map(({ type, value }) => ({ type, value }));
  return {
    address,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids,
  };
}

/** The details of a guest in a session. */
export function guestDetails(session: CheckoutSession, payer: Payer): Details {
  return {
    address: payer.details?.address ?? null,
    business_name: null,
    email: session.customer_email ?? payer.email ?? null,
    individual_name: null,
    name: payer.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

function payingCustomer(core: SimulatorCore, session: CheckoutSession, payer: Payer): Customer {
  const existing = session.customer && core.store.find<Customer>('customer', session.customer);
  if (existing) return existing;
  const customer = core.store.put<Customer>(
    newCustomer(core, {
      email: session.customer_email ?? payer.email ?? null,
      name: payer.name ?? null,
    }),
  );
  core.events.emit('customer.created', customer);
  return customer;
}
