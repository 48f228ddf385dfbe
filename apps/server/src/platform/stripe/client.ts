import Stripe from 'stripe';
import { assertOutsideTransaction } from '../db/transaction.ts';

export interface StripeConfiguration {
  secretKey: string;
  /** Another address of the same API; null: Stripe's own. */
  apiBase: string | null;
}

/** One attempt at a request may take this long, in milliseconds. */
const REQUEST_MS = 10_000;
/** A request that got no answer is sent again this often; the library sends the same idempotency key. */
const RETRIES = 2;

/** A client of the payment provider; every request that leaves for it passes here and nowhere else. */
export function createStripe({ secretKey, apiBase }: StripeConfiguration): Stripe {
  return new Stripe(secretKey, {
    ...(apiBase !== null && addressParts(new URL(apiBase))),
    timeout: REQUEST_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((...request: Parameters<typeof fetch>) => {
      assertOutsideTransaction('the payment provider was asked');
      return fetch(...request);
    }),
  });
}

/** Whether a key moves real money. */
export function isLiveKey(secretKey: string): boolean {
  return /^[sr]k_live_/.test(secretKey);
}

function addressParts({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
  };
}
