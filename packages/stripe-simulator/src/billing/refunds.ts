import { invalid } from '../errors.ts';
import { newId } from '../identifiers.ts';
import type { SimulatorCore } from '../simulator.ts';
import type { Charge, PaymentIntent, Refund } from './objects/payments.ts';

/** Refunds a payment: `amount`, or all that is not refunded yet when null. */
export function refund(
  core: SimulatorCore,
  request: {
    intent: PaymentIntent;
    amount: number | null;
    reason: string | null;
    metadata: Record<string, string>;
  },
): Refund {
  const { intent } = request;
  const paid = core.store.find<Charge>('charge', intent.latest_charge);
  if (!paid?.captured)
    throw invalid('This PaymentIntent does not have a successful charge to refund.');
  const left = paid.amount - paid.amount_refunded;
  if (left === 0) {
    throw invalid(
      `Charge ${paid.id} has already been refunded.`,
      undefined,
      'charge_already_refunded',
    );
  }
  const amount = request.amount ?? left;
  if (amount > left) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    );
  }
  const created = core.store.put<Refund>({
    id: newId('re'),
    object: 'refund',
    amount,
    charge: paid.id,
    created: core.clock.now(),
    currency: paid.currency,
    destination_details: { type: 'card', card: { type: 'refund', reference_status: 'pending' } },
    livemode: false,
    metadata: request.metadata,
    payment_intent: intent.id,
    reason: request.reason,
    status: 'succeeded',
  });
  const amount_refunded = paid.amount_refunded + amount;
  const changed = core.store.put<Charge>({
    ...paid,
    amount_refunded,
    refunded: amount_refunded === paid.amount,
  });
  core.events.emit('refund.created', created);
  core.events.emit('charge.refunded', changed, paid);
  return withReference(core, created);
}

/** The bank gives each refund a number, by which the customer can ask for it. */
function withReference(core: SimulatorCore, refund: Refund): Refund {
  const referenced = core.store.put<Refund>({
    ...refund,
    destination_details: {
      type: 'card',
      card: {
        type: 'refund',
        reference: refund.id.slice(-10),
        reference_status: 'available',
        reference_type: 'acquirer_reference_number',
      },
    },
  });
  core.events.emit('refund.updated', referenced, refund);
  core.events.emit('charge.refund.updated', referenced, refund);
  return referenced;
}
