import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header of a webhook: HMAC-SHA256 of `${seconds}.${body}` under the endpoint's
 * secret. `seconds` is real Unix time, never simulated time, since receivers reject signatures older than 300 s.
 * https://docs.stripe.com/webhooks#verify-manually
 */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
