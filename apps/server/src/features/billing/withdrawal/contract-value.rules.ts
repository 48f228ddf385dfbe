import type Stripe from 'stripe';
import { creditLeftBy } from '../credit/credit-left.rules.ts';
import { fromUnixSeconds } from '../subscriptions.rules.ts';

/** The charge of an invoice for a period, in euro cents; negative for a credit. */
export interface ChargedTime {
  amount: number;
  start: Date;
  end: Date;
}

/** Charges and credits of the paid invoices of a contract, in euro cents. */
export interface ContractValue {
  charged: readonly ChargedTime[];
  /** Credit that a change of the plan has left with the customer; negative if more was used than left. */
  creditLeft: number;
}

/** @param invoices of one subscription, in any order */
export function contractValue(invoices: readonly Stripe.Invoice[]): ContractValue {
  const paid = invoices.filter(({ status }) => status === 'paid');
  return {
    charged: paid.flatMap(({ lines }) => lines.data.map(chargedTime)),
    creditLeft: creditLeftBy(invoices),
  };
}

/** The part of what was charged that falls to the time until a moment; not rounded. */
export function usedUntil(charged: readonly ChargedTime[], moment: Date): number {
  return charged.reduce((sum, { amount, start, end }) => {
    const elapsed = moment.getTime() - start.getTime();
    const length = end.getTime() - start.getTime();
    const share = length <= 0 ? Number(elapsed >= 0) : Math.min(1, Math.max(0, elapsed / length));
    return sum + amount * share;
  }, 0);
}

function chargedTime({ amount, discount_amounts: discounts, period }: Stripe.InvoiceLineItem) {
  const off = (discounts ?? []).reduce((sum, discount) => sum + discount.amount, 0);
  return {
    amount: amount - off,
    start: fromUnixSeconds(period.start),
    end: fromUnixSeconds(period.end),
  };
}
