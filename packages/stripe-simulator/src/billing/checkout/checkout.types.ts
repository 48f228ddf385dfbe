import type { Price } from '../objects/catalogue.ts';
import type { CheckoutSession } from '../objects/checkout-session.ts';
import type { BusinessDetails } from '../tax/business-details.ts';

export interface CheckoutLine {
  id: string;
  price: Price;
  quantity: number;
  name: string;
  amount: number;
}

/** A Checkout session with the data that its page shows. */
export interface Checkout {
  session: CheckoutSession;
  lines: CheckoutLine[];
  /** Total discount, named after the first discount. */
  discount: { name: string; amount: number } | null;
  /** The customer's credit that the first invoice uses. */
  credit: number;
  /** Null if the page has to ask for it. */
  email: string | null;
}

export type PayOutcome =
  | { outcome: 'paid'; redirectTo: string }
  | { outcome: 'declined'; declineCode: string }
  | { outcome: 'authentication_required' }
  | { outcome: 'not_open' }
  /** The discount is used up, or no longer for this customer. */
  | { outcome: 'discount_refused' };

export interface Payer {
  card: string;
  name?: string | null;
  email?: string | null;
  month?: number;
  year?: number;
  /** For the invoice, if the session asks for them. */
  details?: BusinessDetails;
  /** Result of 3-D Secure; absent before it was requested. */
  authentication?: 'passed' | 'failed';
}
