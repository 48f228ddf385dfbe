import Stripe from 'stripe';
import { assertOutsideTransaction } from '../db/transaction.ts';

export interface StripeConfiguration {
  secretKey: string;
  /** Another address of the same API; null: Stripe's own. */
  apiBase: string | null;
}

/** Time limit for one attempt at a request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 10_000;
/** Retries after no response; the library sends the same idempotency key. */
const RETRIES = 2;

/** Creates a client of the payment provider. All requests to it pass through here. */
export function createStripe({ secretKey, apiBase }: StripeConfiguration): Stripe {
  return new Stripe(secretKey, {
    ...(apiBase !== null && addressParts(new URL(apiBase))),
    timeout: REQUEST_TIMEOUT_MS,
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
