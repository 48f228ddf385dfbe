import type { SimulatorCore } from '../../simulator.ts';
import type { Invoice } from '../objects/invoices.ts';
import { cancelPayment } from './invoice-payment.ts';

/** Stops the automatic collection of an invoice, which stays as it is: it can still be paid. */
export function stopCollection(core: SimulatorCore, invoice: Invoice): Invoice {
  const stopped = core.store.put<Invoice>({
    ...invoice,
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
  });
  core.events.emit('invoice.updated', stopped, invoice);
  return stopped;
}

/** Voids an open invoice. */
export function voidInvoice(core: SimulatorCore, invoice: Invoice): Invoice {
  const { status_transitions } = invoice;
  cancelPayment(core, invoice.id);
  const changed = core.store.put<Invoice>({
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...status_transitions, voided_at: core.clock.now() },
  });
  core.events.emit('invoice.updated', changed, invoice);
  core.events.emit('invoice.voided', changed);
  return changed;
}
