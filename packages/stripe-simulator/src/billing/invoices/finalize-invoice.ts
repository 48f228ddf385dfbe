import type { SimulatorCore } from '../../simulator.ts';
import { changeBalance } from '../balance/balance.ts';
import type { Customer } from '../objects/customers.ts';
import type { Invoice } from '../objects/invoices.ts';
import type { Subscription } from '../objects/subscriptions.ts';
import { requireCustomer } from '../require-customer.ts';
import { taxOf } from '../tax/tax.ts';
import { draftInvoice } from './draft-invoice.ts';
import { newInvoicePayment } from './invoice-payment.ts';
import { recipientOf } from './recipient.ts';
import { amountDueOf, type LineDraft } from './totals.ts';

/** The setting with the number of the last invoice. */
const LAST_NUMBER = 'last-invoice-number';

/** Creates a finalized invoice. */
export function createInvoice(
  core: SimulatorCore,
  subscription: Subscription,
  drafts: readonly LineDraft[],
  reason: Invoice['billing_reason'],
): Invoice {
  return finalizeInvoice(core, draftInvoice(core, subscription, drafts, reason));
}

/** Opens a draft for payment. The customer's credit is used first; a negative total is added to it. */
export function finalizeInvoice(core: SimulatorCore, draft: Invoice): Invoice {
  const customer = requireCustomer(core, draft.customer);
  const starting = customer.balance;
  const amountDue = amountDueOf(draft.total, customer);
  const ending = draft.total + starting - amountDue;
  const { currency } = draft;
  if (ending === starting) {
    core.store.put<Customer>({ ...customer, currency: customer.currency ?? currency });
  } else {
    const applied = { amount: ending - starting, currency, invoice: draft.id };
    changeBalance(core, customer, { ...applied, type: 'applied_to_invoice' });
  }
  const invoice = core.store.put<Invoice>({
    ...draft,
    amount_due: amountDue,
    amount_remaining: amountDue,
    automatically_finalizes_at: null,
    ending_balance: ending,
    hosted_invoice_url: `${core.pagesUrl()}/invoices/${draft.id}`,
    number: nextNumber(core),
    ...taxOf(core, customer, {
      isAutomatic: draft.automatic_tax?.enabled ?? false,
      total: draft.total,
    }),
    ...recipientOf(core, customer),
    starting_balance: starting,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: core.clock.now() },
  });
  // A new invoice that is finalized at once was never seen as a draft.
  if (draft.created < core.clock.now()) core.events.emit('invoice.updated', invoice, draft);
  core.events.emit('invoice.finalized', invoice);
  if (invoice.amount_due > 0) newInvoicePayment(core, invoice);
  return invoice;
}

/** A state of before has no counter yet. */
function countFinalized(core: SimulatorCore): number {
  return core.store.all<Invoice>('invoice').filter(({ number }) => number !== null).length;
}

/** Invoice numbers have no gaps, so the counter belongs to the transaction of the invoice. */
function nextNumber(core: SimulatorCore): string {
  const last = Number(core.store.setting(LAST_NUMBER) ?? countFinalized(core));
  core.store.setSetting(LAST_NUMBER, String(last + 1));
  return `SIM-${String(last + 1).padStart(6, '0')}`;
}
