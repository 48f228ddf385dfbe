import { amountsOff } from '../discounts.ts';
import type { Coupon, Price } from '../objects/catalogue.ts';
import type { Customer } from '../objects/customers.ts';

/** An invoice line before discounts; a credit is negative. */
export interface LineDraft {
  amount: number;
  description: string;
  price: Price;
  quantity: number;
  itemId: string;
  isProration: boolean;
  period: { start: number; end: number };
  /** False for a credit, which is based on the discounted amount. */
  isDiscountable: boolean;
}

/** Totals of invoice lines in cents: total = subtotal − discounts. */
export interface Totals {
  subtotal: number;
  total: number;
  /** Discount amounts by line, then by discount. */
  off: number[][];
  discountAmounts: { amount: number; discount: string }[];
}

export function totalsOf(
  drafts: readonly LineDraft[],
  discounts: readonly { id: string; coupon: Coupon }[],
): Totals {
  const left = drafts.map((draft) => ({
    amount: draft.isDiscountable ? draft.amount : 0,
    product: draft.price.product,
    currency: draft.price.currency,
  }));
  const byDiscount = discounts.map(({ coupon }) => {
    const off = amountsOff(coupon, left);
    for (const [index, amount] of off.entries()) {
      const line = left[index];
      if (line) line.amount -= amount;
    }
    return off;
  });
  const subtotal = sum(drafts.map(({ amount }) => amount));
  const discountAmounts = discounts.map(({ id }, index) => ({
    amount: sum(byDiscount[index] ?? []),
    discount: id,
  }));
  return {
    subtotal,
    total: subtotal - sum(discountAmounts.map(({ amount }) => amount)),
    off: drafts.map((_draft, line) => byDiscount.map((off) => off[line] ?? 0)),
    discountAmounts,
  };
}

/** The rest of a total to pay after the customer's credit, which is a negative balance. */
export function amountDueOf(total: number, { balance }: Customer): number {
  return Math.max(0, total + balance);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
